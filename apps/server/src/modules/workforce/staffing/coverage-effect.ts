import { queueMeasures } from "@evolve/workforce";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { listStaffedGroups, type StaffedGroup } from "./groups-repository.ts";
import { listRequirements, type RequirementRow } from "./requirements-repository.ts";
import { type ScheduledPeople, scheduledPeople, type ShiftsInstead } from "./scheduled-people.ts";
import { termsOf } from "./terms.ts";

interface Absence {
  readonly businessUnitId: string;
  readonly agentId: string;
  /** Milliseconds since 1970; the time that somebody is away. */
  readonly from: number;
  readonly to: number;
  /** Whole days around it, which begin with an interval. */
  readonly days: { readonly from: number; readonly to: number };
}

export interface ChangedInterval {
  /** Milliseconds since 1970. */
  readonly start: number;
  /** People to schedule; null where nothing is calculated. */
  readonly required: number | null;
  readonly before: number;
  readonly after: number;
  /** Shares of 1; null where nothing is calculated, or work can wait. */
  readonly serviceLevelBefore: number | null;
  readonly serviceLevelAfter: number | null;
}

export interface CoverageEffect {
  readonly planningGroupId: string;
  readonly name: string;
  readonly intervalMinutes: number;
  readonly intervals: readonly ChangedInterval[];
  /** Of all contacts of these intervals, as shares of 1; null where nothing is calculated or no level is the goal. */
  readonly level: { readonly goal: number; readonly before: number; readonly after: number } | null;
}

/** In people. Smaller changes are noise: adding or removing one person shifts others slightly between the groups that they share. */
const leastChange = 0.05;

interface Counted {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

type Asked = Parameters<ScheduledPeople>[2];

/** The planning groups that miss somebody who is away from published shifts, with the intervals in which they do. */
export const absenceEffect = (
  services: Pick<Services, "use">,
  tx: Tx,
  tenantId: string,
  { businessUnitId, agentId, from, to, days }: Absence,
): Promise<CoverageEffect[]> =>
  effectOf(services, tx, tenantId, { businessUnitId, days }, async (people, asked) => ({
    before: (await people(tx, tenantId, asked))?.people ?? [],
    after: (await people(tx, tenantId, { ...asked, away: { agentId, from, to } }))?.people ?? [],
  }));

interface Exchange extends Pick<Absence, "businessUnitId" | "days"> {
  readonly instead: ShiftsInstead;
}

/** The planning groups for which published shifts that are exchanged for others change how many people work, and when. */
export const exchangeEffect = (
  services: Pick<Services, "use">,
  tx: Tx,
  tenantId: string,
  { businessUnitId, days, instead }: Exchange,
): Promise<CoverageEffect[]> =>
  effectOf(services, tx, tenantId, { businessUnitId, days }, async (people, asked) => ({
    before: (await people(tx, tenantId, asked))?.people ?? [],
    after: (await people(tx, tenantId, { ...asked, instead }))?.people ?? [],
  }));

const effectOf = async (
  { use }: Pick<Services, "use">,
  tx: Tx,
  tenantId: string,
  { businessUnitId, days }: Pick<Absence, "businessUnitId" | "days">,
  count: (people: ScheduledPeople, asked: Asked) => Promise<Counted>,
): Promise<CoverageEffect[]> => {
  const groups = await listStaffedGroups(tx, tenantId, { businessUnitId });
  const span = { from: new Date(days.from), to: new Date(days.to) };
  const rows = Map.groupBy(
    await listRequirements(
      tx,
      tenantId,
      groups.map(({ id }) => id),
      span,
    ),
    ({ planningGroupId }) => planningGroupId,
  );
  const effects: CoverageEffect[] = [];
  for (const group of groups) {
    const { id: planningGroupId, name, intervalMinutes } = group;
    const counted = await count(use(scheduledPeople), { planningGroupId, ...span, intervalMinutes });
    const required = new Map((rows.get(planningGroupId) ?? []).map((row) => [row.startsAt.getTime(), row]));
    const intervals = counted.before.flatMap((before, at): ChangedInterval[] => {
      const after = counted.after[at] ?? before;
      if (Math.abs(after - before) < leastChange) return [];
      const start = days.from + at * intervalMinutes * 60_000;
      const row = required.get(start);
      return [
        {
          start,
          required: row?.scheduled ?? null,
          before,
          after,
          serviceLevelBefore: serviceLevelOf(group, row, before),
          serviceLevelAfter: serviceLevelOf(group, row, after),
        },
      ];
    });
    if (intervals.length === 0) continue;
    const level = levelOf(group, required, intervals);
    effects.push({ planningGroupId, name, intervalMinutes, intervals, level });
  }
  return effects;
};

/** Of so many people scheduled, of whom shrinkage keeps a share off the queue; parts of a person are between the whole numbers. */
const serviceLevelOf = (group: StaffedGroup, row: RequirementRow | undefined, people: number): number | null => {
  const terms = termsOf(group);
  if (!row || !terms || terms.isDeferrable || row.contacts <= 0) return null;
  const { model, targetSeconds, patienceSeconds, concurrency } = terms;
  const load = {
    model,
    arrivals: row.contacts,
    intervalSeconds: group.intervalMinutes * 60,
    handleSeconds: row.handleSeconds,
    targetSeconds,
    ...(patienceSeconds !== null && { patienceSeconds }),
  };
  const present = people * (1 - row.shrinkage) * concurrency;
  const whole = Math.floor(present);
  const low = queueMeasures({ ...load, agents: whole }).serviceLevel;
  const high = queueMeasures({ ...load, agents: whole + 1 }).serviceLevel;
  return low + (high - low) * (present - whole);
};

const levelOf = (
  { serviceLevel: goal }: StaffedGroup,
  rows: ReadonlyMap<number, RequirementRow>,
  intervals: readonly ChangedInterval[],
): CoverageEffect["level"] => {
  let [contacts, before, after] = [0, 0, 0];
  for (const { start, serviceLevelBefore, serviceLevelAfter } of intervals) {
    if (serviceLevelBefore === null || serviceLevelAfter === null) continue;
    const offered = rows.get(start)?.contacts ?? 0;
    contacts += offered;
    before += offered * serviceLevelBefore;
    after += offered * serviceLevelAfter;
  }
  return goal === null || contacts === 0 ? null : { goal, before: before / contacts, after: after / contacts };
};
