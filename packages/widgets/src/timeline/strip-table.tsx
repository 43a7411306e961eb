import { useMemo } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { ChartTable } from "../charts/chart-table.tsx";
import { numberFormat } from "../charts/formats.ts";
import type { TimelineLabels, TimelineSeries } from "./types.ts";
import type { TimeWords } from "./use-time-words.ts";

interface StripTableProps {
  readonly label: string;
  readonly series: readonly TimelineSeries[];
  readonly from: number;
  readonly to: number;
  readonly words: TimeWords;
  readonly labels: TimelineLabels;
}

const height = 240;

const valueAt = ({ points }: TimelineSeries, time: number): number | null =>
  points.findLast(({ at }) => at <= time)?.value ?? null;

/** What the lines above the rows show: a row for each time at which one of them changes. */
export const StripTable = ({ label, series, from, to, words, labels }: StripTableProps) => {
  const { locale } = useLocale();
  const rows = useMemo(() => {
    const figures = numberFormat(locale);
    const shares = new Intl.NumberFormat(locale, { style: "percent" });
    const times = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => Math.max(at, from))))]
      .filter((at) => at < to)
      .toSorted((one, other) => one - other);
    const written = times.map((at) => ({
      time: words.dated(at),
      values: series.map((one) => {
        const value = valueAt(one, at);
        if (value === null) return "";
        return one.isPercent ? shares.format(value) : figures(value);
      }),
    }));
    const isNew = (values: readonly string[], before: readonly string[] | undefined) =>
      values.some((value, index) => value !== before?.[index]);
    return written
      .filter(({ values }, index) => isNew(values, written[index - 1]?.values))
      .map(({ time, values }) => [time, ...values]);
  }, [series, from, to, words, locale]);
  return (
    <ChartTable label={label} height={height} head={[labels.time, ...series.map((one) => one.label)]} rows={rows} />
  );
};
