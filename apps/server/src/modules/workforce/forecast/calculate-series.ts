import type { MethodChoice, SeriesReport } from "@evolve/contracts/forecast-report";
import { forecastLimits } from "@evolve/contracts/forecasts";
import { type Control, forecast, forecastHandleTime, type ForecastValues, InputError } from "@evolve/workforce";
import type { GroupHistory } from "../history/index.ts";

export interface CalculatedSeries {
  readonly values: ForecastValues;
  readonly report: SeriesReport | null;
  readonly fault: "noHistory" | "shortHistory" | null;
}

interface Wanted {
  /** Local dates. */
  readonly firstDay: string;
  readonly days: number;
  /** Intervals of the period. */
  readonly intervals: number;
  /** The last day that is learnt from. */
  readonly learnTo: string;
  /** Past and coming. */
  readonly closedDays: readonly string[];
  /** Days of the history that are unlike others: campaigns, outages. Nothing is learnt from them. */
  readonly unusualDays: ReadonlySet<string>;
  readonly method: MethodChoice;
}

const dayMs = 86_400_000;
const rounded = (values: readonly number[], places: number): number[] =>
  values.map((value) => Math.round(value * 10 ** places) / 10 ** places);

export const withoutBaseline = (intervals: number, fault: "noHistory" | "shortHistory"): CalculatedSeries => {
  const zeros = Array.from({ length: intervals }, () => 0);
  return { values: { offered: zeros, handleSeconds: zeros, lower: zeros, upper: zeros }, report: null, fault };
};

/**
 * Forecasts a planning group's contacts and handle times. Days that the calendar closes are forecast as if they were open: that
 * they are closed is a layer, which can be switched off. The days after them are forecast as those after a closure.
 */
export const calculateSeries = (history: GroupHistory, wanted: Wanted, control: Control): CalculatedSeries => {
  const learnt = learnable(history, wanted);
  if (learnt === null) return withoutBaseline(wanted.intervals, "shortHistory");
  const { input, handleSeconds, lastDay } = learnt;
  const { firstDay, days, closedDays, intervals, method } = wanted;
  const horizonDays = Math.round((Date.parse(firstDay) - Date.parse(lastDay)) / dayMs) - 1 + days;
  const result = forecast({ ...input, closedDays: [...closedDays], horizonDays, seed: 1, method }, control);
  if (result.report.openDays < forecastLimits.historyMin) return withoutBaseline(intervals, "shortHistory");
  const ahead = closedDays.filter((day) => day >= firstDay);
  const open =
    ahead.length === 0
      ? result
      : forecast(
          { ...input, closedDays: closedDays.filter((day) => day < firstDay), horizonDays, seed: 1, method },
          control,
        );
  /** The values of the period: those of closed days from the forecast in which they are open. */
  const period = (ofResult: readonly number[], ofOpen: readonly number[]): number[] =>
    rounded(ofResult.map((value, at) => (value === 0 ? (ofOpen[at] ?? 0) : value)).slice(-intervals), 3);
  const handle = handleTimes({ ...input, values: [...input.values] }, handleSeconds, horizonDays);
  const { accuracy, method: used, methods, weights, coverage, band, origins, openDays, remarks } = result.report;
  return {
    values: {
      offered: period(result.mean, open.mean),
      handleSeconds: handle ? rounded(handle.mean.slice(-intervals), 1) : Array.from({ length: intervals }, () => 0),
      lower: period(result.lower, open.lower),
      upper: period(result.upper, open.upper),
    },
    report: {
      weights: [...weights],
      accuracy,
      method: used,
      methods: methods.map(({ leads, ...of }) => ({ ...of, leads: [...leads] })),
      coverage,
      band,
      origins,
      openDays,
      remarks: [...remarks, ...(handle ? [] : ["no-handle-times" as const])],
      handleTimeWape: handle?.wape ?? null,
      learntTo: lastDay,
    },
    fault: null,
  };
};

/** The history up to the last day that is learnt from, without unusual days; null where hardly anything remains. */
const learnable = ({ calendar, learnt, handled, group }: GroupHistory, wanted: Wanted) => {
  const [offered, handleSeconds] = [learnt("offered"), learnt("handleTime")];
  const usable = calendar.days.filter(({ date }) => date <= wanted.learnTo);
  const lastKnown = usable.findLast(({ first, slots }) =>
    slots.some((_, place) => (offered[first + place] ?? null) !== null),
  );
  if (!lastKnown) return null;
  const end = lastKnown.first + lastKnown.slots.length;
  const values = offered.slice(0, end);
  const contacts: (number | null)[] = [...handled.slice(0, end)];
  for (const { date, first, slots } of usable)
    if (wanted.unusualDays.has(date)) values.fill(null, first, Math.min(end, first + slots.length));
  values.forEach((value, at) => {
    // What was handled in an interval without a handle time, or with one that somebody excluded, says nothing.
    if (value === null || handleSeconds[at] === null) contacts[at] = null;
  });
  if (values.every((value) => value === null)) return null;
  return {
    input: {
      start: calendar.days[0]?.date ?? "",
      zone: group.zone,
      intervalMinutes: group.intervalMinutes,
      values,
    },
    handleSeconds: {
      contacts,
      seconds: contacts.map((count, at) => (count === null ? null : count * (handleSeconds[at] ?? 0))),
    },
    lastDay: lastKnown.date,
  };
};

/** Null where no contact has a handle time. */
const handleTimes = (
  input: { start: string; zone: string; intervalMinutes: number; values: (number | null)[] },
  { contacts, seconds }: { contacts: (number | null)[]; seconds: (number | null)[] },
  horizonDays: number,
) => {
  try {
    return forecastHandleTime({ ...input, values: contacts, handleSeconds: seconds, horizonDays });
  } catch (error) {
    if (error instanceof InputError && error.field === "values") return null;
    throw error;
  }
};
