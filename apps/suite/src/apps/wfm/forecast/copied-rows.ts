import type { Words } from "@evolve/i18n";
import { writeTsv } from "@evolve/widgets/tsv";
import type { ForecastRow } from "./forecast-rows.ts";

/** Rows as a spreadsheet takes them, and as they can be pasted again: date, time of an interval, contacts and handle time. */
export const copiedRows = (rows: readonly ForecastRow[], words: Words): string => {
  const { t } = words;
  const hasClock = rows.some(({ clock }) => clock !== null);
  // A spreadsheet of the same language reads its decimal sign, and no grouping.
  const amount = (value: number): string =>
    words.number(value, { useGrouping: false, maximumFractionDigits: hasClock ? 1 : 0 });
  const key = (date: string, clock: string | null): string[] => (hasClock ? [date, clock ?? ""] : [date]);
  return writeTsv([
    [...key(t("forecast.date"), t("forecast.interval")), t("forecast.forecast"), t("forecast.handleTime")],
    ...rows.map(({ date, clock, forecast, handleSeconds }) => [
      ...key(date, clock),
      amount(forecast),
      amount(Math.round(handleSeconds)),
    ]),
  ]);
};
