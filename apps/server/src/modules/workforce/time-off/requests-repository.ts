import type { CallParsed } from "@evolve/contracts/call";
import type { searchMyTimeOff, searchTimeOff } from "@evolve/contracts/time-off";
import type { TimeOffState } from "@evolve/contracts/time-off-filters";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { TimeOffCost } from "./cost.ts";

export interface RequestRow {
  id: string;
  userId: string;
  userName: string;
  teamName: string | null;
  businessUnitId: string;
  businessUnitName: string;
  codeId: string;
  codeName: string;
  colorCode: string;
  firstDay: string;
  lastDay: string;
  fromMinute: number | null;
  partMinutes: number | null;
  startsAt: Date;
  endsAt: Date;
  /** Taken from the balance. */
  minutes: number;
  comment: string;
  state: TimeOffState;
  requestedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  isAutomatic: boolean;
  reason: string;
  waitPlace: number | null;
  version: number;
}

const requests = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("time_off_requests as request")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "request.tenant_id").onRef("person.id", "=", "request.user_id"),
    )
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "request.tenant_id").onRef("unit.id", "=", "request.business_unit_id"),
    )
    .innerJoin("activity_codes as code", (join) =>
      join.onRef("code.tenant_id", "=", "request.tenant_id").onRef("code.id", "=", "request.activity_code_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .leftJoin("users as decider", (join) =>
      join.onRef("decider.tenant_id", "=", "request.tenant_id").onRef("decider.id", "=", "request.decided_by"),
    )
    .where("request.tenant_id", "=", tenantId);

const columns = [
  "request.id",
  "request.user_id as userId",
  "person.full_name as userName",
  "team.name as teamName",
  "request.business_unit_id as businessUnitId",
  "unit.name as businessUnitName",
  "request.activity_code_id as codeId",
  "code.name as codeName",
  "code.color_code as colorCode",
  "request.first_day as firstDay",
  "request.last_day as lastDay",
  "request.from_minute as fromMinute",
  "request.minutes as partMinutes",
  "request.starts_at as startsAt",
  "request.ends_at as endsAt",
  "request.comment",
  "request.requested_at as requestedAt",
  "request.decided_at as decidedAt",
  "decider.full_name as decidedBy",
  "request.is_automatic as isAutomatic",
  "request.reason",
  "request.state",
  "request.version",
] as const;

const computed = [
  sql<number>`(select coalesce(sum(day.minutes), 0)::int from time_off_days day
    where day.tenant_id = request.tenant_id and day.request_id = request.id)`.as("minutes"),
  sql<number | null>`case when request.state = 'waitlisted' then (select count(*)::int from time_off_requests other
    where other.tenant_id = request.tenant_id and other.business_unit_id = request.business_unit_id and other.state = 'waitlisted'
      and other.first_day <= request.last_day and other.last_day >= request.first_day
      and (other.requested_at, other.id) <= (request.requested_at, request.id)) end`.as("waitPlace"),
];

export const findRequest = async (tx: Tx, tenantId: string, id: string): Promise<RequestRow | null> =>
  (await requests(tx, tenantId).select(columns).select(computed).where("request.id", "=", id).executeTakeFirst()) ??
  null;

export const searchOwnRequests = (
  tx: Tx,
  tenantId: string,
  userId: string,
  search: CallParsed<typeof searchMyTimeOff>["body"],
) => {
  const { state } = search.filter;
  let matching = requests(tx, tenantId).where("request.user_id", "=", userId);
  if (state?.length) matching = matching.where("request.state", "=", anyOf(state, "text"));
  const rows = matching.select(columns).select(computed);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { firstDay: "request.first_day", requestedAt: "request.requested_at" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "firstDay", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "request.id" }, total, order, search);
};

/** Who waits in a business unit, in the order in which they asked. */
export const listWaiting = async (tx: Tx, tenantId: string, businessUnitId: string, today: string): Promise<string[]> =>
  (
    await tx
      .selectFrom("time_off_requests")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("business_unit_id", "=", businessUnitId)
      .where("state", "=", "waitlisted")
      .where("first_day", ">=", today)
      .orderBy("requested_at")
      .orderBy("id")
      .execute()
  ).map(({ id }) => id);

interface ApprovedSince {
  readonly businessUnitId: string;
  /** Local days, the last one included. */
  readonly first: string;
  readonly last: string;
  readonly since: Date;
}

/** Of some days, and of the night that follows them, what was approved since a moment, and whenever it was the parts of days. */
export const listApprovedSince = (
  tx: Tx,
  tenantId: string,
  { businessUnitId, first, last, since }: ApprovedSince,
): Promise<RequestRow[]> =>
  requests(tx, tenantId)
    .select(columns)
    .select(computed)
    .where("request.business_unit_id", "=", businessUnitId)
    .where("request.state", "=", "approved")
    .where((where) =>
      where.or([where("request.decided_at", ">=", since), where("request.from_minute", "is not", null)]),
    )
    .where("request.last_day", ">=", first)
    .where("request.first_day", "<=", sql<string>`${last}::date + 1`)
    .orderBy("request.id")
    .execute();

type Search = CallParsed<typeof searchTimeOff>["body"];

export const searchRequestRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, state, businessUnitId, teamId, codeId, from, until, search: text = "" } = search.filter;
  let matching = requests(tx, tenantId);
  for (const word of text.split(/\s+/).filter(Boolean))
    matching = matching.where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`);
  if (id) matching = matching.where("request.id", "=", anyOf(id, "uuid"));
  if (state?.length) matching = matching.where("request.state", "=", anyOf(state, "text"));
  if (businessUnitId?.length) matching = matching.where("request.business_unit_id", "=", anyOf(businessUnitId, "uuid"));
  if (teamId?.length) matching = matching.where("person.team_id", "=", anyOf(teamId, "uuid"));
  if (codeId?.length) matching = matching.where("request.activity_code_id", "=", anyOf(codeId, "uuid"));
  if (from !== undefined) matching = matching.where("request.last_day", ">=", from);
  if (until !== undefined) matching = matching.where("request.first_day", "<=", until);
  const rows = matching.select(columns).select(computed);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = {
    requestedAt: "request.requested_at",
    firstDay: "request.first_day",
    userName: "person.full_name",
    state: "request.state",
  } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "requestedAt", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "request.id" }, total, order, search);
};

export interface NewRequest {
  id: string;
  userId: string;
  businessUnitId: string;
  codeId: string;
  firstDay: string;
  lastDay: string;
  part: { readonly from: number; readonly minutes: number } | null;
  startsAt: Date;
  endsAt: Date;
  comment: string;
  state: TimeOffState;
  requestedAt: Date;
  days: TimeOffCost["days"];
}

export const insertRequest = async (tx: Tx, tenantId: string, row: NewRequest): Promise<void> => {
  await tx
    .insertInto("time_off_requests")
    .values({
      tenant_id: tenantId,
      id: row.id,
      user_id: row.userId,
      business_unit_id: row.businessUnitId,
      activity_code_id: row.codeId,
      first_day: row.firstDay,
      last_day: row.lastDay,
      from_minute: row.part?.from ?? null,
      minutes: row.part?.minutes ?? null,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      comment: row.comment,
      state: row.state,
      requested_at: row.requestedAt,
    })
    .execute();
  await tx
    .insertInto("time_off_days")
    .values(
      row.days.map(({ day, minutes, creditMinutes, withinMinutes }) => ({
        tenant_id: tenantId,
        request_id: row.id,
        day,
        minutes,
        credit_minutes: creditMinutes,
        within_minutes: withinMinutes,
      })),
    )
    .execute();
};

export interface Decision {
  readonly state: TimeOffState;
  readonly by: string | null;
  readonly at: Date | null;
  readonly isAutomatic: boolean;
  readonly reason: string;
}

export const setState = async (tx: Tx, tenantId: string, id: string, decision: Decision): Promise<void> => {
  await tx
    .updateTable("time_off_requests")
    .set((select) => ({
      state: decision.state,
      decided_by: decision.by,
      decided_at: decision.at,
      is_automatic: decision.isAutomatic,
      reason: decision.reason,
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Whether somebody has asked for, or has, any of this time already. */
export const hasOverlap = async (
  tx: Tx,
  tenantId: string,
  { userId, from, to, except }: { userId: string; from: Date; to: Date; except: string | null },
): Promise<boolean> => {
  let found = tx
    .selectFrom("time_off_requests")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("state", "=", anyOf<TimeOffState>(["pending", "waitlisted", "approved"], "text"))
    .where("starts_at", "<", to)
    .where("ends_at", ">", from);
  if (except !== null) found = found.where("id", "!=", except);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
};

export const listRequestDays = (tx: Tx, tenantId: string, requestId: string) =>
  tx
    .selectFrom("time_off_days")
    .select(["day", "minutes", "credit_minutes as creditMinutes", "within_minutes as withinMinutes"])
    .where("tenant_id", "=", tenantId)
    .where("request_id", "=", requestId)
    .orderBy("day")
    .execute();

/** Requests that are neither decided nor withdrawn, by state. */
export const countUndecided = async (
  tx: Tx,
  tenantId: string,
): Promise<{ id: "pending" | "waitlisted"; name: null; count: number }[]> => {
  const states = ["pending", "waitlisted"] as const;
  const rows = await tx
    .selectFrom("time_off_requests")
    .select((select) => ["state", select.fn.countAll<number>().as("count")])
    .where("tenant_id", "=", tenantId)
    .where("state", "=", anyOf(states, "text"))
    .groupBy("state")
    .execute();
  return states.map((id) => ({ id, name: null, count: rows.find(({ state }) => state === id)?.count ?? 0 }));
};
