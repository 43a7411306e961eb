import type { CallParsed } from "@evolve/contracts/call";
import type { TimeOffBalance } from "@evolve/contracts/time-off";
import type { searchTimeOffBalances } from "@evolve/contracts/time-off-rules";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

interface Wanted {
  readonly userId: string;
  readonly today: string;
  /** A request that is not counted, since it is asked about. */
  readonly except?: string | undefined;
}

/** Somebody's balances by kind and year, as far as any are kept. */
export const listBalances = async (
  tx: Tx,
  tenantId: string,
  { userId, today, except }: Wanted,
): Promise<TimeOffBalance[]> => {
  const { rows } = await sql<TimeOffBalance>`
    select held.activity_code_id as "codeId", held.year::int as year, held.minutes as entitled,
      coalesce(sum(off.minutes) filter (where request.state = 'approved' and off.day < ${today}), 0)::int as taken,
      coalesce(sum(off.minutes) filter (where request.state = 'approved' and off.day >= ${today}), 0)::int as planned,
      coalesce(sum(off.minutes) filter (where request.state in ('pending', 'waitlisted')), 0)::int as requested
    from time_off_entitlements held
    left join time_off_requests request on request.tenant_id = held.tenant_id and request.user_id = held.user_id
      and request.activity_code_id = held.activity_code_id and request.state in ('approved', 'pending', 'waitlisted')
      and request.id is distinct from ${except ?? null}::uuid
    left join time_off_days off on off.tenant_id = request.tenant_id and off.request_id = request.id
      and extract(year from off.day) = held.year
    where held.tenant_id = ${tenantId} and held.user_id = ${userId}
    group by held.activity_code_id, held.year, held.minutes
    order by held.year, held.activity_code_id
  `.execute(tx);
  return rows;
};

type Search = CallParsed<typeof searchTimeOffBalances>["body"];

/** The people of business units with what they have, take and plan of a kind of time off in a year. */
export const searchBalanceRows = (
  tx: Tx,
  tenantId: string,
  search: Search,
  { codeId, year, today }: { codeId: string | null; year: number; today: string },
) => {
  const { id, businessUnitId, teamId, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("planning_agents as agent")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "agent.tenant_id").onRef("person.id", "=", "agent.user_id"),
    )
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "agent.tenant_id").onRef("unit.id", "=", "agent.business_unit_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .where("agent.tenant_id", "=", tenantId)
    .where("person.status", "!=", "DELETED");
  for (const word of text.split(/\s+/).filter(Boolean))
    matching = matching.where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`);
  if (id) matching = matching.where("person.id", "=", anyOf(id, "uuid"));
  if (businessUnitId?.length) matching = matching.where("agent.business_unit_id", "=", anyOf(businessUnitId, "uuid"));
  if (teamId?.length) matching = matching.where("person.team_id", "=", anyOf(teamId, "uuid"));
  const used = (where: ReturnType<typeof sql>) => sql<number>`(
    select coalesce(sum(off.minutes), 0)::int
    from time_off_requests request
    join time_off_days off on off.tenant_id = request.tenant_id and off.request_id = request.id
    where request.tenant_id = agent.tenant_id and request.user_id = agent.user_id
      and request.activity_code_id = ${codeId}::uuid and extract(year from off.day) = ${year} and ${where})`;
  const rows = matching.select([
    "person.id",
    "person.full_name as name",
    "team.name as teamName",
    "unit.name as businessUnitName",
    sql<number | null>`(select held.minutes from time_off_entitlements held
      where held.tenant_id = agent.tenant_id and held.user_id = agent.user_id and held.activity_code_id = ${codeId}::uuid
        and held.year = ${year})`.as("entitled"),
    used(sql`request.state = 'approved' and off.day < ${today}`).as("taken"),
    used(sql`request.state = 'approved' and off.day >= ${today}`).as("planned"),
    used(sql`request.state in ('pending', 'waitlisted')`).as("requested"),
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "person.full_name", teamName: "team.name" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "person.id" }, total, order, search);
};

interface Entitlement {
  readonly userIds: readonly string[];
  readonly codeId: string;
  readonly year: number;
  /** Null: no balance is kept. */
  readonly minutes: number | null;
}

export const setEntitlement = async (
  tx: Tx,
  tenantId: string,
  { userIds, codeId, year, minutes }: Entitlement,
): Promise<void> => {
  if (minutes === null)
    await tx
      .deleteFrom("time_off_entitlements")
      .where("tenant_id", "=", tenantId)
      .where("user_id", "=", anyOf(userIds, "uuid"))
      .where("activity_code_id", "=", codeId)
      .where("year", "=", year)
      .execute();
  else
    await tx
      .insertInto("time_off_entitlements")
      .values(
        [...new Set(userIds)].map((user_id) => ({
          tenant_id: tenantId,
          user_id,
          activity_code_id: codeId,
          year,
          minutes,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["tenant_id", "user_id", "activity_code_id", "year"]).doUpdateSet({ minutes }),
      )
      .execute();
};
