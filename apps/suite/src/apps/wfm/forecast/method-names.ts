import type { MethodAccuracy, MethodChoice, SeriesReport } from "@evolve/contracts/forecast-report";
import type { PlainKey } from "@evolve/i18n";
import type { Grain } from "./forecast-rows.ts";

export const methodNames: Readonly<Record<MethodChoice, PlainKey>> = {
  combination: "forecast.method.combination",
  "same-weekday-last-week": "forecast.method.sameWeekdayLastWeek",
  "mean-of-8-weeks": "forecast.method.meanOf8Weeks",
  "calendar-regression": "forecast.method.calendar",
  "calendar-with-level": "forecast.method.calendarLevel",
  "calendar-with-trend": "forecast.method.calendarTrend",
  "calendar-with-last-year": "forecast.method.calendarLastYear",
};

const grainOf = { interval: "byInterval", day: "byDay", week: "byWeek" } as const;

type ByGrain = Omit<MethodAccuracy, "method" | "leads">;
export const atGrain = (accuracy: ByGrain | undefined, grain: Grain) => accuracy?.[grainOf[grain]] ?? null;

/** How a method did at past origins; null where it could not be tried. */
export const accuracyAt = ({ methods, accuracy }: SeriesReport, method: MethodChoice, grain: Grain) => {
  if (methods.length > 0)
    return atGrain(
      methods.find((one) => one.method === method),
      grain,
    );
  // What was calculated before all methods were kept is known by interval only.
  if (method === "same-weekday-last-week") return accuracy?.sameWeekdayLastWeek ?? null;
  return (method === "mean-of-8-weeks" ? accuracy?.meanOf8Weeks : accuracy?.combination) ?? null;
};
