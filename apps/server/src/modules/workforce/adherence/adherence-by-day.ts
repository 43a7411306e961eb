import { type AdherenceTotals, dayAdherence } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { agentDays, readDayRules } from "./agent-days.ts";
import { listShiftsBetween, type PeriodShift, type ShiftsAsked } from "./period-shifts-repository.ts";

export interface AgentDayTotals extends Pick<PeriodShift, "userId" | "name" | "teamId" | "teamName"> {
  /** The local date on which the shifts begin. */
  readonly day: string;
  readonly totals: AdherenceTotals;
}

/**
 * What each agent's adherence came to on each local day with a published shift, up to `now`. States are read a day at a time: those of
 * a month would fill the memory.
 */
export const adherenceByDay = async (
  tx: Tx,
  tenantId: string,
  asked: ShiftsAsked,
  now: Date,
): Promise<AgentDayTotals[]> => {
  const rules = await readDayRules(tx, tenantId);
  const shifts = (await listShiftsBetween(tx, tenantId, asked)).filter(({ startsAt }) => startsAt < now);
  const all: AgentDayTotals[] = [];
  for (const [day, ofDay] of Map.groupBy(shifts, (shift) => shift.day)) {
    const byAgent = Map.groupBy(ofDay, ({ userId }) => userId);
    const days = await agentDays(tx, tenantId, byAgent, now, rules);
    for (const [userId, [shift]] of byAgent) {
      const known = days.get(userId);
      if (!shift || !known) continue;
      const { totals } = dayAdherence(known.plan, known.states, now.getTime());
      all.push({ userId, name: shift.name, teamId: shift.teamId, teamName: shift.teamName, day, totals });
    }
  }
  return all;
};
