import { readScheduleCoverage as contract } from "@evolve/contracts/schedule-coverage";
import { calendarDays } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { listGroupSkills, loadsOf } from "../staffing/index.ts";
import { findUnit } from "../planning-setup/index.ts";
import { findSchedule } from "./schedules-repository.ts";

export const readScheduleCoverage = operation(
  contract,
  ({ actor: { tenantId }, params: { scheduleId }, body: { firstDay, days }, read }) =>
    read(async (tx) => {
      const { businessUnitId } = (await findSchedule(tx, tenantId, scheduleId)) ?? refuse("notFound");
      const unit = (await findUnit(tx, tenantId, businessUnitId)) ?? refuse("notFound");
      const calendar = calendarDays(firstDay, unit.zone, unit.intervalMinutes, days + 1).days;
      const from = calendar[0]?.startsAt ?? 0;
      const skills = await listGroupSkills(tx, tenantId, businessUnitId);
      const loads = await loadsOf(tx, tenantId, businessUnitId, { from, to: calendar[days]?.startsAt ?? from });
      return {
        from,
        groups: loads.map(({ id, name, intervalMinutes, goal, terms, intervals }) => ({
          id,
          name,
          skillId: skills.get(id) ?? null,
          intervalMinutes,
          goal: terms === null ? null : (goal.serviceLevel ?? null),
          terms,
          onQueue: intervals.map((row) => row?.onQueue ?? null),
          required: intervals.map((row) => row?.scheduled ?? null),
          contacts: intervals.map((row) => row?.contacts ?? 0),
          handleSeconds: intervals.map((row) => row?.handleSeconds ?? 0),
          shrinkage: intervals.map((row) => row?.shrinkage ?? 0),
          isOpen: intervals.map((row) => row?.isOpen ?? false),
        })),
      };
    }),
);
