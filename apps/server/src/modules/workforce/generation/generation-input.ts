import { calendarDays, type DemandGroup, type ScheduleInput } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { rosterOf } from "../planning-people/index.ts";
import { shiftsOf } from "../schedules/index.ts";
import { listGroupSkills, requirementOf } from "../staffing/index.ts";
import type { DraftRow, RunColumns } from "./repository.ts";

const day = 86_400_000;
/** Rest and days in a row look back and ahead so far. */
const aroundDays = 14;

const intervalOf = (minutes: number): 15 | 30 => (minutes === 15 ? 15 : 30);

/** First and last moment of a draft, by the clock of its business unit. */
export const spanOf = ({ firstDay, days, zone, intervalMinutes }: DraftRow) => {
  const calendar = calendarDays(firstDay, zone, intervalMinutes, days + 1).days;
  return { from: calendar[0]?.startsAt ?? 0, to: calendar[days]?.startsAt ?? 0 };
};

/** How many people each planning group is to have scheduled, by interval, shrinkage included. Where that is not known, nothing is required. */
export const demandOf = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  span: { readonly from: number; readonly to: number },
): Promise<DemandGroup[]> => {
  const skills = await listGroupSkills(tx, tenantId, businessUnitId);
  const required = await requirementOf(tx, tenantId, { businessUnitId, ...span });
  return required.map(({ planningGroupId: id, scheduled }) => {
    const skill = skills.get(id);
    return { id, ...(skill && { skill }), required: scheduled.map((people) => people ?? 0) };
  });
};

/** Everything that a generation reads. */
export const generationInput = async (
  tx: Tx,
  tenantId: string,
  { scheduleId, agentIds, days, wishWeight }: Pick<RunColumns, "scheduleId" | "agentIds" | "days" | "wishWeight">,
  draft: DraftRow,
): Promise<ScheduleInput> => {
  const { businessUnitId, firstDay } = draft;
  const { from, to } = spanOf(draft);
  // Accepting puts parts of days that are off into the shifts.
  const roster = await rosterOf(tx, tenantId, { businessUnitId, firstDay, days: draft.days, isWithoutParts: true });
  const groups = await demandOf(tx, tenantId, businessUnitId, { from, to });
  const known = new Set(roster.agents.map(({ id }) => id));
  const around = { scheduleId, from: from - aroundDays * day, to: to + aroundDays * day };
  const shifts = (await shiftsOf(tx, tenantId, around)).filter(({ agent }) => known.has(agent));
  return {
    roster,
    intervalMinutes: intervalOf(draft.intervalMinutes),
    groups,
    shifts,
    wishWeight,
    ...((agentIds ?? days) && {
      selection: { ...(agentIds && { agents: agentIds }), ...(days && { dates: days }) },
    }),
  };
};
