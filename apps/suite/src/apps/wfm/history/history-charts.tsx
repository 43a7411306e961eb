import type { Finding, HistorySeries } from "@evolve/contracts/history";
import type { Measure } from "@evolve/contracts/planning";
import { useWords } from "@evolve/i18n/react";
import { Chart } from "@evolve/widgets/chart";
import { HeatMap } from "@evolve/widgets/heat-map";
import { useMemo } from "react";
import { FindingMarks } from "./finding-marks.tsx";
import { curvesOf, mapOf, usedPlaces } from "./year-map.ts";

interface YearMapProps {
  readonly history: HistorySeries;
  readonly measure: Measure;
  /** The place of the day that is shown. */
  readonly day: number;
  /** The place of a day that was pressed. */
  readonly onDay: (day: number) => void;
}

const rowSize = 56;

/** Contacts or handle time by day and interval of the day, with a mark under each day that stands out. */
export const YearMap = ({ history, measure, day, onDay }: YearMapProps) => {
  const words = useWords();
  const { t } = words;
  const map = useMemo(() => mapOf(history, words, measure), [history, words, measure]);
  const closed = useMemo(() => ({ label: t("planning.closedHours"), isAt: map.isClosed }), [map, t]);
  const missing = useMemo(() => ({ label: t("planning.findingGap"), isAt: map.isMissing }), [map, t]);
  return (
    <div>
      <HeatMap
        label={t(measure === "offered" ? "planning.yearMap" : "planning.yearMapHandle")}
        columns={map.columns}
        rows={map.rows}
        values={map.values}
        columnTick={map.columnTick}
        rowTick={map.rowTick}
        format={(value) => words.number(Math.round(value))}
        height={260}
        closed={closed}
        missing={missing}
        rowSize={rowSize}
        onAction={({ column }) => onDay(column)}
      />
      <FindingMarks history={history} measure={measure} day={day} rowSize={rowSize} />
    </div>
  );
};

interface DayCurveProps {
  readonly history: HistorySeries;
  readonly measure: Measure;
  readonly day: HistorySeries["days"][number];
  /** What looks wrong on the day: its hours are tinted, and what a repair would make of them is a line. */
  readonly finding: Finding | null;
}

/** A day against the median and the usual range of like days; what a forecast sees, or would after a repair, is a line of its own. */
export const DayCurve = ({ history, measure, day, finding }: DayCurveProps) => {
  const words = useWords();
  const { t } = words;
  const { from, to } = useMemo(() => usedPlaces(history, day), [history, day]);
  const part = (values: readonly (number | null)[]) => values.slice(from, to);
  const instantAt = (place: number): number => day.startsAt + (place - day.first) * history.intervalMinutes * 60_000;
  const curves = curvesOf(history, measure);
  const [imported, cleaned, expected] = [part(curves.imported), part(curves.cleaned), part(curves.expected)];
  const isChanged = imported.some((value, at) => value !== cleaned[at]);
  const isIn = (at: number): boolean => finding !== null && from + at >= finding.from && from + at < finding.to;
  const isOffered = measure === "offered";
  return (
    <Chart
      label={t(isOffered ? "planning.dayCurve" : "planning.dayCurveHandle")}
      timeZone={history.zone}
      instants={imported.map((_, at) => instantAt(from + at))}
      format={(value) => words.number(value, { maximumFractionDigits: isOffered ? 1 : 0 })}
      bands={[
        {
          id: "usual",
          label: t("planning.usualRange"),
          low: part(curves.low),
          high: part(curves.high),
          tone: "neutral",
        },
      ]}
      series={[
        { id: "imported", label: t("planning.imported"), values: imported, tone: "strong", hasPoints: true },
        { id: "median", label: t("planning.median"), values: expected, tone: "neutral", isDashed: true },
        ...(isChanged
          ? [{ id: "cleaned", label: t("planning.asLearnt"), values: cleaned, tone: "brand" as const }]
          : []),
        ...(finding
          ? [
              {
                id: "repair",
                label: t("planning.afterRepair"),
                // As the server repairs: like days, and what came where there are too few of them.
                values: expected.map((value, at) => (isIn(at) ? (value ?? imported[at] ?? 0) : null)),
                tone: "brand" as const,
              },
            ]
          : []),
      ]}
      spans={
        finding
          ? [
              {
                from: instantAt(Math.max(from, finding.from)),
                to: instantAt(Math.min(to, finding.to)),
                label: t("planning.findingsTitle"),
                kind: "highlight",
              },
            ]
          : []
      }
      height={260}
    />
  );
};
