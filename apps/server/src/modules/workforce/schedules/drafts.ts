import * as contract from "@evolve/contracts/schedules";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findUnit, listUnits } from "../planning-setup/index.ts";
import {
  countDrafts,
  deleteDraft,
  findSchedule,
  listScheduleRows,
  renameDraft,
  type ScheduleRow,
} from "./schedules-repository.ts";
import { createDraft } from "./write-draft.ts";

const presentSchedule = (row: ScheduleRow, shifts: number): contract.Schedule => ({
  id: row.id,
  businessUnitId: row.businessUnitId,
  name: row.name,
  state: row.state,
  firstDay: row.firstDay,
  days: row.days,
  version: row.version,
  shifts,
});

export const listSchedules = operation(contract.listSchedules, ({ actor: { tenantId }, read }) =>
  read(async (tx) => {
    const units = await listUnits(tx, tenantId);
    const schedules = await listScheduleRows(tx, tenantId);
    return {
      businessUnits: units.map(({ id, name, zone, weekStart, intervalMinutes, hourlyCost, currency }) => ({
        ...{ id, name, zone, weekStart, intervalMinutes },
        ...{ hourlyCost, currency },
      })),
      schedules: schedules.map((row) => presentSchedule(row, row.shifts)),
    };
  }),
);

export const createSchedule = operation(
  contract.createSchedule,
  ({ actor: { tenantId, userId }, body: { copyPublished, ...body }, now, write }) =>
    write(async (tx) => {
      if (!(await findUnit(tx, tenantId, body.businessUnitId)))
        refuse("notFound", { fields: { businessUnitId: "notFound" } });
      if ((await countDrafts(tx, tenantId)) >= contract.scheduleLimits.draftsMax) refuse("tooManyPlanningRows");
      const id = await createDraft(tx, tenantId, { ...body, createdBy: userId, now, copy: copyPublished });
      const event = { tenantId, at: now, actorId: userId, action: "schedule.created" as const, targetId: id };
      await recordEvent(tx, { ...event, details: { name: body.name, firstDay: body.firstDay, days: body.days } });
      const row = (await listScheduleRows(tx, tenantId)).find((one) => one.id === id) ?? refuse("notFound");
      return { schedule: presentSchedule(row, row.shifts) };
    }),
);

export const renameSchedule = operation(
  contract.renameSchedule,
  ({ actor: { tenantId, userId }, params: { scheduleId }, body: { name }, now, write }) =>
    write(async (tx) => {
      const before = (await renameDraft(tx, tenantId, scheduleId, name)) ?? refuse("notFound");
      if (before !== name) {
        const event = { tenantId, at: now, actorId: userId, action: "schedule.renamed" as const, targetId: scheduleId };
        await recordEvent(tx, { ...event, details: { before, name } });
      }
      return { success: true } as const;
    }),
);

export const deleteSchedule = operation(
  contract.deleteSchedule,
  ({ actor: { tenantId, userId }, params: { scheduleId }, now, write }) =>
    write(async (tx) => {
      const { name } = (await findSchedule(tx, tenantId, scheduleId)) ?? refuse("notFound");
      if (!(await deleteDraft(tx, tenantId, scheduleId))) refuse("notFound");
      const event = { tenantId, at: now, actorId: userId, action: "schedule.deleted" as const, targetId: scheduleId };
      await recordEvent(tx, { ...event, details: { name } });
      return { success: true } as const;
    }),
);
