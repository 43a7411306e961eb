import * as z from "zod/mini";

export const Accuracy = z.object({ wape: z.number(), bias: z.number() });
export const accuracyByGrain = {
  byInterval: Accuracy,
  byDay: Accuracy,
  /** Over the seven days of a lead together; null until all of them have come. */
  byWeek: z.nullable(Accuracy),
} as const;

export const forecastMethods = [
  "same-weekday-last-week",
  "mean-of-8-weeks",
  "calendar-regression",
  "calendar-with-level",
  "calendar-with-trend",
  "calendar-with-last-year",
] as const;
/** One method, or the combination of all, whose weights are learnt at past origins. */
export const MethodChoice = z.enum(["combination", ...forecastMethods]);
export type MethodChoice = z.output<typeof MethodChoice>;
export const forecastRemarks = [
  "short-history",
  "no-yearly-season",
  "missing-days",
  "method-not-available",
  "no-handle-times",
] as const;

const MethodAccuracy = z.object({
  method: MethodChoice,
  ...accuracyByGrain,
  /** By whole weeks from the past origin to the forecast day. */
  leads: z.array(z.object({ weeks: z.number(), ...accuracyByGrain })),
});
export type MethodAccuracy = z.output<typeof MethodAccuracy>;

/** How a baseline came about. Shares are of 1. */
export const SeriesReport = z.object({
  weights: z.array(z.object({ method: z.enum(forecastMethods), weight: z.number() })),
  /** Over intervals at past origins, beside the naive methods; null where the history is too short to try. */
  accuracy: z.nullable(z.object({ combination: Accuracy, sameWeekdayLastWeek: Accuracy, meanOf8Weeks: Accuracy })),
  /** The method that was used. */
  method: MethodChoice,
  /** At past origins, each method that could be tried. */
  methods: z.array(MethodAccuracy),
  coverage: z.nullable(z.number()),
  /** How wide the 80 % band is, in deviations, and the deviation of daily totals relative to their forecasts. */
  band: z.object({ low: z.number(), high: z.number(), relative: z.number() }),
  origins: z.number(),
  openDays: z.number(),
  remarks: z.array(z.enum(forecastRemarks)),
  handleTimeWape: z.nullable(z.number()),
  /** The last day that it was learnt from. */
  learntTo: z.string(),
});
export type SeriesReport = z.output<typeof SeriesReport>;
