import type { CallParsed } from "@evolve/contracts/call";
import type { AdherenceStatus } from "@evolve/contracts/adherence-filters";
import type { searchAdherence } from "@evolve/contracts/adherence";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { ActivityColumn } from "../../../database/json-columns.ts";
import { localDay } from "../../../database/local-day.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface AgentShift {
  day: string;
  startsAt: Date;
  minutes: number;
  activities: ActivityColumn[];
}

export interface BoardShift extends AgentShift {
  userId: string;
  name: string;
  teamId: string | null;
  teamName: string | null;
  siteName: string | null;
  businessUnitId: string;
  businessUnitName: string;
  zone: string;
}

type Search = CallParsed<typeof searchAdherence>["body"];

/** The published shifts that are under way, or of today at their business unit, in order. */
export const listBoardShifts = (
  tx: Tx,
  tenantId: string,
  { id, businessUnitId, siteId, teamId, search = "" }: Search["filter"],
  now: Date,
): Promise<BoardShift[]> => {
  const today = localDay(now, "unit.zone");
  let shifts = tx
    .selectFrom("schedules as schedule")
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "schedule.tenant_id").onRef("unit.id", "=", "schedule.business_unit_id"),
    )
    .innerJoin("shifts as shift", (join) =>
      join.onRef("shift.tenant_id", "=", "schedule.tenant_id").onRef("shift.schedule_id", "=", "schedule.id"),
    )
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "shift.tenant_id").onRef("person.id", "=", "shift.agent_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("agent_sites as period")
          .innerJoin("sites as place", (join) =>
            join.onRef("place.tenant_id", "=", "period.tenant_id").onRef("place.id", "=", "period.site_id"),
          )
          .select(["place.id", "place.name"])
          .whereRef("period.tenant_id", "=", "person.tenant_id")
          .whereRef("period.user_id", "=", "person.id")
          .where("period.from_day", "<=", today)
          .orderBy("period.from_day", "desc")
          .limit(1)
          .as("site"),
      (join) => join.onTrue(),
    )
    .select([
      "person.id as userId",
      "person.full_name as name",
      "team.id as teamId",
      "team.name as teamName",
      "site.name as siteName",
      "unit.id as businessUnitId",
      "unit.name as businessUnitName",
      "unit.zone",
      "shift.day",
      "shift.starts_at as startsAt",
      "shift.minutes",
      "shift.activities",
    ])
    .where("schedule.tenant_id", "=", tenantId)
    .where("schedule.state", "=", "published")
    .where("person.status", "!=", "DELETED")
    // A shift of two days ago may still be under way; the days let an index find them.
    .where(sql<boolean>`shift.day between ${today} - 2 and ${today} + 1`)
    .where((where) =>
      where.or([
        where("shift.day", "=", today),
        where.and([
          where("shift.starts_at", "<=", now),
          sql<boolean>`shift.starts_at + shift.minutes * interval '1 minute' > ${now}`,
        ]),
      ]),
    );
  for (const word of search.split(/\s+/).filter(Boolean))
    shifts = shifts.where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`);
  if (id) shifts = shifts.where("person.id", "=", anyOf(id, "uuid"));
  if (businessUnitId?.length) shifts = shifts.where("unit.id", "=", anyOf(businessUnitId, "uuid"));
  if (siteId?.length) shifts = shifts.where("site.id", "=", anyOf(siteId, "uuid"));
  if (teamId?.length) shifts = shifts.where("person.team_id", "=", anyOf(teamId, "uuid"));
  return shifts.orderBy("shift.starts_at").orderBy("shift.id").execute();
};

/** Somebody's published shifts of a local day. */
export const listShiftsOf = (tx: Tx, tenantId: string, userId: string, day: string): Promise<AgentShift[]> =>
  tx
    .selectFrom("shifts as shift")
    .innerJoin("schedules as schedule", (join) =>
      join.onRef("schedule.tenant_id", "=", "shift.tenant_id").onRef("schedule.id", "=", "shift.schedule_id"),
    )
    .select(["shift.day", "shift.starts_at as startsAt", "shift.minutes", "shift.activities"])
    .where("shift.tenant_id", "=", tenantId)
    .where("shift.agent_id", "=", userId)
    .where("shift.day", "=", day)
    .where("schedule.state", "=", "published")
    .orderBy("shift.starts_at")
    .execute();

/** What the board is sorted by, of an agent. */
export interface BoardPlace {
  readonly id: string;
  readonly status: AdherenceStatus;
  /** ISO 8601 */
  readonly outSince: string | null;
  readonly adherence: number | null;
  readonly conformance: number | null;
}

/** Those to look at first. */
const ranks: Readonly<Record<AdherenceStatus, number>> = { out: 0, unknown: 1, excepted: 2, adherent: 3, offShift: 4 };

/** A page of the board. Its rows are computed, so the database sorts what it is given. */
export const searchBoardRows = (tx: Tx, tenantId: string, agents: readonly BoardPlace[], search: Search) => {
  const given = agents.map((agent) => ({ ...agent, rank: ranks[agent.status] }));
  const board = sql<BoardPlace & { rank: number }>`(
    select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(id uuid, status text, "outSince" timestamptz, adherence float8, conformance float8, rank int))`.as<"board">(
    sql.ref("board"),
  );
  const matching = tx
    .selectFrom(board)
    .innerJoin("users as person", (join) => join.onRef("person.id", "=", "board.id"))
    .where("person.tenant_id", "=", tenantId);
  const rows = matching.select("board.id");
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = {
    outSince: "board.outSince",
    name: "person.full_name",
    status: "board.status",
    adherence: "board.adherence",
    conformance: "board.conformance",
    rank: "board.rank",
  } as const;
  const asked = search.orderBy.length > 0 ? search.orderBy : [{ field: "outSince", direction: "asc" } as const];
  // Most have been out for no time: among them those of whom least is known come first.
  const ties = (["rank", "name"] as const)
    .filter((field) => asked.every((one) => one.field !== field))
    .map((field) => ({ field, direction: "asc" }) as const);
  return searchPage({ rows, keys, id: "board.id" }, total, [...asked, ...ties], search);
};

interface Named {
  readonly id: string;
  readonly name: string;
}

/** All business units, sites or planning groups, by name. */
export const listNamed = (
  tx: Tx,
  tenantId: string,
  table: "business_units" | "sites" | "planning_groups",
): Promise<Named[]> =>
  tx.selectFrom(table).select(["id", "name"]).where("tenant_id", "=", tenantId).orderBy("name").execute();
