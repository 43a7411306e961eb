import type { TimeOffAssessment, TimeOffBalance } from "@evolve/contracts/time-off";
import { daysLater, localDateOf } from "@evolve/workforce";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { publishedShiftsOf } from "../schedules/index.ts";
import { absenceEffect, type CoverageEffect } from "../staffing/index.ts";
import { listBalances } from "./balances-repository.ts";
import { midnightsOf, type TimeOffCost } from "./cost.ts";
import { listLimitedDays } from "./limits-repository.ts";
import type { PlannedPerson } from "./people-repository.ts";

type Reason = TimeOffAssessment["reasons"][number];
type Days = Pick<TimeOffCost, "startsAt" | "endsAt" | "days" | "isPublished">;

export interface Assessed {
  readonly assessment: TimeOffAssessment;
  /** What the rules decide by themselves: nothing (`pending`), the wait-list, or approval. */
  readonly state: "approved" | "waitlisted" | "pending";
  /** Of the first year; null where no balance is kept. */
  readonly balance: TimeOffBalance | null;
  readonly coverage: readonly CoverageEffect[];
}

interface Asked {
  readonly codeId: string;
  readonly days: Days;
  /** The request itself, where there is one already. */
  readonly requestId?: string;
  readonly now: Date;
}

/** What limits and balance say of a request, and what the rules decide by that. */
const ruleOn = async (
  tx: Tx,
  tenantId: string,
  person: PlannedPerson,
  { codeId, days: cost, requestId, now }: Asked,
) => {
  const today = localDateOf(now.getTime(), person.zone);
  const balances = await listBalances(tx, tenantId, { userId: person.id, today, except: requestId });
  const ofCode = new Map(balances.filter((one) => one.codeId === codeId).map((one) => [one.year, one]));
  const balance = balanceOf(ofCode, cost.days);
  const limits = balance.isKept ? await limitsOf(tx, tenantId, person, cost.days) : null;
  const hasBegun = await workHasBegun(tx, tenantId, person, cost, now);
  const isAutomatic = balance.isEnough && limits?.full.length === 0 && limits.isAutomatic && !hasBegun;
  const isFull = limits !== null && limits.full.length > 0 && balance.isEnough;
  const state = isAutomatic ? "approved" : isFull ? "waitlisted" : "pending";
  return { today, ofCode, balance, limits, hasBegun, isAutomatic, isFull, state } as const;
};

/** What the rules decide. Coverage, which takes long to work out, has no say in it. */
export const stateByRules = async (...of: Parameters<typeof ruleOn>): Promise<Assessed["state"]> =>
  (await ruleOn(...of)).state;

/** How limits, balance and coverage see a request, and what the rules decide. */
export const assessRequest = async (
  services: Pick<Services, "use">,
  tx: Tx,
  tenantId: string,
  person: PlannedPerson,
  asked: Asked,
): Promise<Assessed> => {
  const { days: cost, now } = asked;
  const { days } = cost;
  const ruled = await ruleOn(tx, tenantId, person, asked);
  const { today, ofCode, balance, limits, hasBegun, isAutomatic, isFull, state } = ruled;
  const coverage = await coverageOf(services, tx, tenantId, person, cost);
  const short = coverage.reduce(
    (sum, { intervals }) =>
      sum + intervals.filter(({ required, after }) => required !== null && after < required).length,
    0,
  );
  const reasons: Reason[] = [];
  const because = (code: Reason["code"], count = 0, day: string | null = null) => reasons.push({ code, count, day });
  if (limits?.full.length) because("limitFull", limits.full.length, limits.full[0] ?? null);
  else if (limits) because(limits.isLimited ? "withinLimits" : "noLimit");
  if (!balance.isKept) because("noBalance");
  else if (!balance.isEnough) because("balanceShort");
  if (!isAutomatic) {
    if (hasBegun) because("hasBegun");
    because("personDecides");
    if (!cost.isPublished) because("notPublished");
    else if (short > 0) because("coverageShort", short);
    else because("coverageKept");
  }
  const isUnlikely = (balance.isKept && !balance.isEnough) || (cost.isPublished && short > 0);
  const likely = isAutomatic ? "approved" : isFull ? "waitlisted" : isUnlikely ? "unlikely" : "likely";
  return {
    assessment: {
      likely,
      reasons,
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      days: days.map(({ day, minutes }) => ({ day, minutes })),
      places: limits?.places ?? null,
      balanceAfter: balance.after,
      serviceLevel: serviceLevelOf(coverage),
      assessedAt: now.toISOString(),
    },
    state,
    balance: ofCode.get(yearOf(days[0]?.day ?? today)) ?? null,
    coverage,
  };
};

/** Whether somebody has begun to work in this time: rules take nothing out of a schedule that has been worked. */
const workHasBegun = async (
  tx: Tx,
  tenantId: string,
  { id }: PlannedPerson,
  { startsAt, endsAt, days }: Days,
  now: Date,
): Promise<boolean> => {
  if (startsAt > now) return false;
  const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day];
  const { shifts } = await publishedShiftsOf(tx, tenantId, id, {
    first: daysLater(first, -1),
    last: daysLater(last, 1),
  });
  return shifts.some((shift) => {
    const until = shift.startsAt.getTime() + shift.minutes * 60_000;
    return shift.startsAt <= now && shift.startsAt < endsAt && until > startsAt.getTime();
  });
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A balance is kept where each year of the request has one, and is enough where each year has that much left. */
const balanceOf = (balances: ReadonlyMap<number, TimeOffBalance>, days: Days["days"]) => {
  const years = Map.groupBy(days, ({ day }) => yearOf(day));
  const isKept = [...years.keys()].every((year) => balances.has(year));
  const after = [...years].map(([year, ofYear]) => {
    const { entitled = 0, taken = 0, planned = 0 } = balances.get(year) ?? {};
    return { year, minutes: entitled - taken - planned - ofYear.reduce((sum, { minutes }) => sum + minutes, 0) };
  });
  return {
    isKept,
    isEnough: isKept && after.every(({ minutes }) => minutes >= 0),
    after: after.filter(({ year }) => balances.has(year)),
  };
};

const limitsOf = async (tx: Tx, tenantId: string, person: PlannedPerson, days: Days["days"]) => {
  const counted = days.filter(({ minutes }) => minutes > 0).map(({ day }) => day);
  const limited = await listLimitedDays(tx, tenantId, person, counted);
  const byDay = Map.groupBy(limited, ({ day }) => day);
  const places = limited.map(({ day, people, off }) => ({ day, left: Math.max(0, people - off), of: people }));
  return {
    places: places.toSorted((one, other) => one.left - other.left)[0] ?? null,
    full: counted.filter((day) => byDay.get(day)?.some(({ off, people }) => off >= people) ?? false),
    isLimited: counted.every((day) => byDay.has(day)),
    isAutomatic:
      counted.length > 0 && counted.every((day) => byDay.get(day)?.every(({ isAutomatic }) => isAutomatic) ?? false),
  };
};

const serviceLevelOf = (coverage: readonly CoverageEffect[]): TimeOffAssessment["serviceLevel"] => {
  const [worst] = coverage
    .flatMap(({ level }) => (level ? [level] : []))
    .toSorted((one, other) => one.after - one.goal - (other.after - other.goal));
  return worst ? { predicted: worst.after, goal: worst.goal } : null;
};

/** What published schedules lose; nothing of what is not published. */
const coverageOf = (
  services: Pick<Services, "use">,
  tx: Tx,
  tenantId: string,
  { id: agentId, businessUnitId, zone }: PlannedPerson,
  { startsAt, endsAt, days }: Days,
): Promise<CoverageEffect[]> => {
  const midnights = [...midnightsOf(zone, days[0]?.day ?? "", days.at(-1)?.day ?? "").values()];
  const whole = { from: midnights[0] ?? 0, to: midnights.at(-1) ?? 0 };
  const absence = { businessUnitId, agentId, from: startsAt.getTime(), to: endsAt.getTime(), days: whole };
  return absenceEffect(services, tx, tenantId, absence);
};
