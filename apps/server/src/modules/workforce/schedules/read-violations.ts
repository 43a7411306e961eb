import { readScheduleViolations as contract, violationLimits } from "@evolve/contracts/schedule-violations";
import { daysLater } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findViolations } from "./check-rules.ts";
import { findSchedule } from "./schedules-repository.ts";

export const readScheduleViolations = operation(contract, ({ actor: { tenantId }, params: { scheduleId }, read }) =>
  read(async (tx) => {
    const draft = await findSchedule(tx, tenantId, scheduleId);
    // What is published has no end.
    if (draft?.state !== "draft") return refuse("notFound");
    const dates = { first: draft.firstDay, last: daysLater(draft.firstDay, draft.days - 1) };
    const found = await findViolations(tx, tenantId, draft, dates);
    found.sort((one, other) => one.date.localeCompare(other.date));
    return {
      total: found.length,
      violations: found.slice(0, violationLimits.shown).map(({ code, date, values, severity, agent, shift }) => ({
        ...{ code, date, values: { ...values } },
        ...{ severity, agentId: agent, shiftId: shift ?? null },
      })),
    };
  }),
);
