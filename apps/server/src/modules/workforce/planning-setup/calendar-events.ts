import * as contract from "@evolve/contracts/calendar-events";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import {
  type CalendarEventColumns,
  countGroups,
  findCalendarEvent,
  searchCalendarEventRows,
} from "./calendar-events-repository.ts";
import { replaceEventGroups } from "./event-groups-repository.ts";
import { removeRow, requireBusinessUnit, saveRow } from "./policy.ts";

const kind = { table: "calendar_events", name: "calendar-event" } as const;

const present = (row: CalendarEventColumns) => ({
  id: row.id,
  name: row.name,
  businessUnitId: row.businessUnitId,
  planningGroupIds: row.planningGroupIds,
  kind: row.kind,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  effect: row.effect,
  factor: row.factor,
  copiedDay: row.copiedDay,
  version: row.version,
});

export const searchCalendarEvents = operation(contract.searchCalendarEvents, async ({ actor, body, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchCalendarEventRows(tx, actor.tenantId, body));
  const calendarEvents = rows.map((row) => ({
    ...present(row),
    businessUnitName: row.businessUnitName,
    planningGroupNames: row.planningGroupNames,
  }));
  return { calendarEvents, totalRecords: total, next, statistics };
});

export const saveCalendarEvent = operation(contract.saveCalendarEvent, ({ actor: { tenantId }, body, write }) =>
  write(async (tx) => {
    const { businessUnitId } = body;
    const groupIds = [...new Set(body.planningGroupIds.map((id) => id.toLowerCase()))];
    if (businessUnitId !== null) {
      await requireBusinessUnit(tx, businessUnitId);
      if ((await countGroups(tx, tenantId, businessUnitId, groupIds)) < groupIds.length)
        refuse("notFound", { fields: { planningGroupIds: "notFound" } });
    }
    const id = await saveRow(tx, kind, body, {
      name: body.name,
      business_unit_id: body.businessUnitId,
      kind: body.kind,
      first_day: body.firstDay,
      last_day: body.lastDay,
      effect: body.effect,
      factor: body.effect === "multiply" ? body.factor : null,
      copied_day: body.effect === "copy" ? body.copiedDay : null,
    });
    await replaceEventGroups(tx, tenantId, id, groupIds);
    return { calendarEvent: present((await findCalendarEvent(tx, tenantId, id)) ?? refuse("notFound")) };
  }),
);

export const deleteCalendarEvent = operation(contract.deleteCalendarEvent, ({ params, write }) =>
  write(async (tx) => {
    await removeRow(tx, kind, params.calendarEventId);
    return { success: true } as const;
  }),
);
