import { localDays } from "../calendar/local-days.ts";
import { checkNumber, InputError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import { checkSeries, type SeriesInput } from "./series.ts";

export interface HandleTimeInput extends SeriesInput {
  /** Seconds of talk, hold and after-call work in each interval, beside `values`, the contacts handled. */
  readonly handleSeconds: readonly (number | null)[];
  readonly horizonDays: number;
}

export interface HandleTimeForecast {
  /** The local date of the first forecast day. */
  readonly start: string;
  /** Average handle time in seconds for each interval, closed ones too. */
  readonly mean: number[];
  /** Σ|forecast − actual| / Σ actual of the handle time of the last 4 weeks, forecast from those before; null where there are none. */
  readonly wape: number | null;
}

/** A contact's weight halves with so many days of age. */
const halfLifeDays = 28;
/** An interval's own average counts as much as the day's once it has so many contacts. */
const shrinkage = 150;

/**
 * Forecasts the average handle time: a level in which recent contacts weigh more, times the course of the day and of the week as
 * far as there are contacts enough to know it. Averages are over contacts, not over intervals, so few contacts move nothing.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 */
export const forecastHandleTime = (input: HandleTimeInput): HandleTimeForecast => {
  const { horizonDays, handleSeconds, values } = input;
  checkNumber(horizonDays, "horizonDays", { min: 1, max: 550, whole: true });
  const { start, known } = checkSeries(input);
  if (handleSeconds.length !== values.length)
    throw new InputError("handleSeconds", `has ${handleSeconds.length} intervals, while values has ${values.length}`);
  handleSeconds.forEach((seconds, interval) => {
    if (seconds !== null) checkNumber(seconds, `handleSeconds[${interval}]`, { min: 0, max: limits.contacts * 1_000 });
  });
  const { days, slotsPerDay } = localDays(start, input.zone, input.intervalMinutes, { days: known + horizonDays });

  /** Forecasts days from what is known before one. */
  const learn = (before: number): ((day: number, slot: number) => number) => {
    const slots = averages(slotsPerDay);
    const weekdays = averages(7);
    const all = averages(1);
    days.slice(Math.max(0, before - 180), before).forEach(({ first, slots: shown, weekday }, index, recent) => {
      const weight = 0.5 ** ((recent.length - index) / halfLifeDays);
      shown.forEach((slot, place) => {
        const [count, seconds] = [values[first + place] ?? 0, handleSeconds[first + place] ?? 0];
        if (count <= 0) return;
        for (const [average, cell] of [
          [slots, slot],
          [weekdays, weekday],
          [all, 0],
        ] as const)
          average.add(cell, count * weight, seconds * weight);
      });
    });
    const level = all.of(0, 0);
    return (day, slot) =>
      level === 0 ? 0 : (slots.of(slot, level) * weekdays.of(days[day]?.weekday ?? 0, level)) / level;
  };

  const predict = learn(known);
  if (predict(known, 0) === 0)
    throw new InputError(
      "values",
      "hold no handled contact to learn from; import an interval history with handle times",
    );
  const errorOf = (learnt: (day: number, slot: number) => number): number | null => {
    let [error, total] = [0, 0];
    days.slice(known - 28, known).forEach(({ first, slots }, index) => {
      slots.forEach((slot, place) => {
        const [count, seconds] = [values[first + place] ?? 0, handleSeconds[first + place] ?? 0];
        if (count <= 0) return;
        error += Math.abs(learnt(known - 28 + index, slot) * count - seconds);
        total += seconds;
      });
    });
    return total === 0 ? null : error / total;
  };

  return {
    start: days[known]?.date ?? "",
    mean: days.slice(known).flatMap(({ slots }, index) => slots.map((slot) => predict(known + index, slot))),
    wape: known < 56 ? null : errorOf(learn(known - 28)),
  };
};

/** Weighted averages of seconds per contact, drawn towards a given one while there are few contacts. */
const averages = (cells: number) => {
  const counts = new Float64Array(cells);
  const seconds = new Float64Array(cells);
  return {
    add: (cell: number, count: number, more: number): void => {
      counts[cell] = (counts[cell] as number) + count;
      seconds[cell] = (seconds[cell] as number) + more;
    },
    of: (cell: number, towards: number): number => {
      const prior = towards === 0 ? 0 : shrinkage;
      const count = counts[cell] as number;
      return count === 0 ? towards : ((seconds[cell] as number) + prior * towards) / (count + prior);
    },
  };
};
