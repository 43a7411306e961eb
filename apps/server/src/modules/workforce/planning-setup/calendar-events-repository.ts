import type { CallParsed } from "@evolve/contracts/call";
import type { EventEffect, searchCalendarEvents } from "@evolve/contracts/calendar-events";
import type { EventKind } from "@evolve/contracts/planning-filters";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import { countsForGroup } from "./event-groups-repository.ts";

export interface CalendarEventColumns {
  id: string;
  name: string;
  businessUnitId: string | null;
  /** By name. */
  planningGroupIds: string[];
  kind: EventKind;
  firstDay: string;
  lastDay: string;
  effect: EventEffect;
  factor: number | null;
  copiedDay: string | null;
  version: number;
}

const columns = [
  "event.id",
  "event.name",
  "event.business_unit_id as businessUnitId",
  "event.kind",
  "event.first_day as firstDay",
  "event.last_day as lastDay",
  "event.effect",
  "event.factor",
  "event.copied_day as copiedDay",
  "event.version",
] as const;

const groupsOf = (column: "id::text" | "name") =>
  sql<string[]>`(select coalesce(array_agg(planned.${sql.raw(column)} order by planned.name), '{}')
    from calendar_event_groups as chosen join planning_groups as planned
      on planned.tenant_id = chosen.tenant_id and planned.id = chosen.planning_group_id
    where chosen.tenant_id = event.tenant_id and chosen.calendar_event_id = event.id)`;

type Search = CallParsed<typeof searchCalendarEvents>["body"];

export const searchCalendarEventRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, kind, planningGroupId, from, until, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("calendar_events as event")
    .where("event.tenant_id", "=", tenantId)
    .where("event.name", "ilike", patternOf(text));
  if (id) matching = matching.where("event.id", "=", anyOf(id, "uuid"));
  if (kind?.length) matching = matching.where("event.kind", "=", anyOf(kind, "text"));
  if (planningGroupId?.length)
    matching = matching.where((where) =>
      where.or(
        planningGroupId.map((groupId) =>
          where.and([
            countsForGroup("event", groupId),
            sql<boolean>`(event.business_unit_id is null or event.business_unit_id = (select business_unit_id
              from planning_groups where tenant_id = ${tenantId} and id = ${groupId}))`,
          ]),
        ),
      ),
    );
  if (from !== undefined) matching = matching.where("event.last_day", ">=", from);
  if (until !== undefined) matching = matching.where("event.first_day", "<=", until);
  const rows = matching
    .leftJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "event.tenant_id").onRef("unit.id", "=", "event.business_unit_id"),
    )
    .select([
      ...columns,
      groupsOf("id::text").as("planningGroupIds"),
      groupsOf("name").as("planningGroupNames"),
      "unit.name as businessUnitName",
    ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { firstDay: "event.first_day", name: "event.name", kind: "event.kind" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "firstDay", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "event.id" }, total, order, search);
};

export const findCalendarEvent = async (tx: Tx, tenantId: string, id: string): Promise<CalendarEventColumns | null> =>
  (await tx
    .selectFrom("calendar_events as event")
    .select([...columns, groupsOf("id::text").as("planningGroupIds")])
    .where("event.tenant_id", "=", tenantId)
    .where("event.id", "=", id)
    .executeTakeFirst()) ?? null;

/** How many of these are planning groups of the business unit. */
export const countGroups = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  ids: readonly string[],
): Promise<number> => {
  const { total } = await tx
    .selectFrom("planning_groups")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("tenant_id", "=", tenantId)
    .where("business_unit_id", "=", businessUnitId)
    .where("id", "=", anyOf(ids, "uuid"))
    .executeTakeFirstOrThrow();
  return total;
};
