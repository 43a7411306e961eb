import type { CallParsed } from "@evolve/contracts/call";
import type { searchTimeOffLimits, TimeOffLimit } from "@evolve/contracts/time-off-rules";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { PlannedPerson } from "./people-repository.ts";

const columns = [
  "held.id",
  "held.name",
  "held.business_unit_id as businessUnitId",
  "unit.name as businessUnitName",
  "held.team_id as teamId",
  "team.name as teamName",
  "held.first_day as firstDay",
  "held.last_day as lastDay",
  "held.people",
  "held.is_automatic as isAutomatic",
  "held.version",
] as const;

const limits = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("time_off_limits as held")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "held.tenant_id").onRef("unit.id", "=", "held.business_unit_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "held.tenant_id").onRef("team.id", "=", "held.team_id"),
    )
    .where("held.tenant_id", "=", tenantId);

export const findLimit = async (tx: Tx, tenantId: string, id: string): Promise<TimeOffLimit | null> =>
  (await limits(tx, tenantId).select(columns).where("held.id", "=", id).executeTakeFirst()) ?? null;

export const findLimitByName = async (tx: Tx, tenantId: string, name: string): Promise<string | null> =>
  (await limits(tx, tenantId).select("held.id").where("held.name", "=", name).executeTakeFirst())?.id ?? null;

export const countLimits = async (tx: Tx, tenantId: string): Promise<number> =>
  (
    await limits(tx, tenantId)
      .select((select) => select.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
  ).total;

type Search = CallParsed<typeof searchTimeOffLimits>["body"];

export const searchLimitRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, businessUnitId, teamId, search: text = "" } = search.filter;
  let matching = limits(tx, tenantId).where("held.name", "ilike", patternOf(text));
  if (id) matching = matching.where("held.id", "=", anyOf(id, "uuid"));
  if (businessUnitId?.length) matching = matching.where("held.business_unit_id", "=", anyOf(businessUnitId, "uuid"));
  if (teamId?.length) matching = matching.where("held.team_id", "=", anyOf(teamId, "uuid"));
  const rows = matching.select(columns);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "held.name", firstDay: "held.first_day" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "held.id" }, total, order, search);
};

export interface LimitColumns {
  name: string;
  business_unit_id: string;
  team_id: string | null;
  first_day: string;
  last_day: string;
  people: number;
  is_automatic: boolean;
}

export const insertLimit = async (tx: Tx, tenantId: string, id: string, columns: LimitColumns): Promise<void> => {
  await tx
    .insertInto("time_off_limits")
    .values({ tenant_id: tenantId, id, ...columns })
    .execute();
};

export const updateLimit = async (tx: Tx, tenantId: string, id: string, columns: LimitColumns): Promise<void> => {
  await tx
    .updateTable("time_off_limits")
    .set((select) => ({ ...columns, version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const removeLimit = async (tx: Tx, tenantId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("time_off_limits")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export interface LimitedDay {
  day: string;
  people: number;
  isAutomatic: boolean;
  /** Who is off on that day, of those that the limit is about. */
  off: number;
}

/** The limits that hold for somebody on days, with how many people are off by approved requests that take from a balance. */
export const listLimitedDays = async (
  tx: Tx,
  tenantId: string,
  { id: userId, businessUnitId, teamId }: PlannedPerson,
  days: readonly string[],
): Promise<LimitedDay[]> => {
  const { rows } = await sql<LimitedDay>`
    select asked.day::text as day, held.people::int as people, held.is_automatic as "isAutomatic", (
      select count(distinct request.user_id)::int
      from time_off_days off
      join time_off_requests request on request.tenant_id = off.tenant_id and request.id = off.request_id
      join users person on person.tenant_id = request.tenant_id and person.id = request.user_id
      join time_off_entitlements entitled on entitled.tenant_id = request.tenant_id and entitled.user_id = request.user_id
        and entitled.activity_code_id = request.activity_code_id and entitled.year = extract(year from off.day)
      where off.tenant_id = held.tenant_id and off.day = asked.day and off.minutes > 0 and request.state = 'approved'
        and request.user_id <> ${userId} and request.business_unit_id = held.business_unit_id
        and (held.team_id is null or person.team_id = held.team_id)
    ) as off
    from time_off_limits held
    join unnest(${[...days]}::date[]) asked(day) on asked.day between held.first_day and held.last_day
    where held.tenant_id = ${tenantId} and held.business_unit_id = ${businessUnitId}
      and (held.team_id is null or held.team_id = ${teamId}::uuid)
    order by asked.day
  `.execute(tx);
  return rows;
};
