import type { HistorySeries } from "@evolve/contracts/history";
import { useWords } from "@evolve/i18n/react";
import { Chart } from "@evolve/widgets/chart";
import { HeatMap } from "@evolve/widgets/heat-map";
import { useMemo } from "react";
import { mapOf } from "./year-map.ts";

interface YearMapProps {
  readonly history: HistorySeries;
  /** The place of a day that was pressed. */
  readonly onDay: (day: number) => void;
}

/** Contacts by day and interval of the day. */
export const YearMap = ({ history, onDay }: YearMapProps) => {
  const words = useWords();
  const map = useMemo(() => mapOf(history, words), [history, words]);
  return (
    <HeatMap
      label={words.t("planning.yearMap")}
      columns={map.columns}
      rows={map.rows}
      values={map.values}
      columnTick={map.columnTick}
      rowTick={map.rowTick}
      height={260}
      onAction={({ column }) => onDay(column)}
    />
  );
};

interface DayCurveProps {
  readonly history: HistorySeries;
  readonly day: HistorySeries["days"][number];
}

/** A day's contacts against the median and the usual range of like days; what a forecast sees is a line of its own. */
export const DayCurve = ({ history, day }: DayCurveProps) => {
  const { t } = useWords();
  const { first, intervals, startsAt } = day;
  const part = (values: readonly (number | null)[]) => values.slice(first, first + intervals);
  const [offered, cleaned] = [part(history.offered), part(history.cleaned)];
  const isChanged = offered.some((value, at) => value !== cleaned[at]);
  return (
    <Chart
      label={t("planning.dayCurve")}
      timeZone={history.zone}
      instants={offered.map((_, at) => startsAt + at * history.intervalMinutes * 60_000)}
      bands={[
        {
          id: "usual",
          label: t("planning.usualRange"),
          low: part(history.low),
          high: part(history.high),
          tone: "neutral",
        },
      ]}
      series={[
        { id: "imported", label: t("planning.imported"), values: offered, tone: "strong", hasPoints: true },
        { id: "median", label: t("planning.median"), values: part(history.expected), tone: "neutral", isDashed: true },
        ...(isChanged
          ? [{ id: "cleaned", label: t("planning.asLearnt"), values: cleaned, tone: "brand" as const }]
          : []),
      ]}
      height={260}
    />
  );
};
