import * as contract from "@evolve/contracts/schedules";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { spanOf } from "./days.ts";
import { findSchedule } from "./schedules-repository.ts";
import { listShiftsOfDays, presentShift } from "./shifts-repository.ts";

export const readShifts = operation(
  contract.readShifts,
  ({ actor: { tenantId }, params: { scheduleId }, body, read }) =>
    read(async (tx) => {
      const { version } = (await findSchedule(tx, tenantId, scheduleId)) ?? refuse("notFound");
      const rows = await listShiftsOfDays(tx, tenantId, { scheduleId, ...spanOf(body) });
      return { version, shifts: rows.map(presentShift) };
    }),
);
