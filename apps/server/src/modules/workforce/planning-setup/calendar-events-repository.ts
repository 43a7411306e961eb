import type { CallParsed } from "@evolve/contracts/call";
import type { EventEffect, searchCalendarEvents } from "@evolve/contracts/calendar-events";
import type { EventKind } from "@evolve/contracts/planning-filters";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface CalendarEventColumns {
  id: string;
  name: string;
  businessUnitId: string | null;
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

type Search = CallParsed<typeof searchCalendarEvents>["body"];

export const searchCalendarEventRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, kind, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("calendar_events as event")
    .where("event.tenant_id", "=", tenantId)
    .where("event.name", "ilike", patternOf(text));
  if (id) matching = matching.where("event.id", "=", anyOf(id, "uuid"));
  if (kind?.length) matching = matching.where("event.kind", "=", anyOf(kind, "text"));
  const rows = matching
    .leftJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "event.tenant_id").onRef("unit.id", "=", "event.business_unit_id"),
    )
    .select([...columns, "unit.name as businessUnitName"]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { firstDay: "event.first_day", name: "event.name", kind: "event.kind" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "firstDay", direction: "desc" } as const];
  return searchPage({ rows, keys, id: "event.id" }, total, order, search);
};

export const findCalendarEvent = async (tx: Tx, tenantId: string, id: string): Promise<CalendarEventColumns | null> =>
  (await tx
    .selectFrom("calendar_events as event")
    .select(columns)
    .where("event.tenant_id", "=", tenantId)
    .where("event.id", "=", id)
    .executeTakeFirst()) ?? null;
