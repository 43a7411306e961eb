import type { Finding, HistorySeries } from "@evolve/contracts/history";
import { useWords } from "@evolve/i18n/react";
import { Chart } from "@evolve/widgets/chart";
import { HeatMap } from "@evolve/widgets/heat-map";
import { useMemo } from "react";
import { FindingMarks } from "./finding-marks.tsx";
import { learntIn, mapOf, usedPlaces } from "./year-map.ts";

interface YearMapProps {
  readonly history: HistorySeries;
  /** They tell which hours are open, and where something is missing. */
  readonly contacts: HistorySeries;
  /** The place of the day that is shown. */
  readonly day: number;
  /** The place of a day that was pressed. */
  readonly onDay: (day: number) => void;
}

const rowSize = 56;

/** Contacts or handle time by day and interval of the day, with a mark under each day that stands out. */
export const YearMap = ({ history, contacts, day, onDay }: YearMapProps) => {
  const words = useWords();
  const { t } = words;
  const map = useMemo(() => mapOf(history, contacts, words), [history, contacts, words]);
  const closed = useMemo(() => ({ label: t("planning.closedHours"), isAt: map.isClosed }), [map, t]);
  const missing = useMemo(() => ({ label: t("planning.findingGap"), isAt: map.isMissing }), [map, t]);
  return (
    <div>
      <HeatMap
        label={t(history.measure === "offered" ? "planning.yearMap" : "planning.yearMapHandle")}
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
      <FindingMarks history={history} day={day} rowSize={rowSize} />
    </div>
  );
};

interface DayCurveProps {
  readonly history: HistorySeries;
  readonly contacts: HistorySeries;
  readonly day: HistorySeries["days"][number];
  /** What looks wrong on the day: its hours are tinted, and what a repair would make of them is a line. */
  readonly finding: Finding | null;
}

/** A day against the median and the usual range of like days; what a forecast sees, or would after a repair, is a line of its own. */
export const DayCurve = ({ history, contacts, day, finding }: DayCurveProps) => {
  const words = useWords();
  const { t } = words;
  const { from, to } = useMemo(() => usedPlaces(contacts, day), [contacts, day]);
  const part = (values: readonly (number | null)[]) => values.slice(from, to);
  const instantAt = (place: number): number => day.startsAt + (place - day.first) * history.intervalMinutes * 60_000;
  const [imported, learnt, expected] = [part(history.imported), part(learntIn(history)), part(history.expected)];
  const isChanged = imported.some((value, at) => value !== learnt[at]);
  const isIn = (at: number): boolean => finding !== null && from + at >= finding.from && from + at < finding.to;
  const isOffered = history.measure === "offered";
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
          low: part(history.low),
          high: part(history.high),
          tone: "neutral",
        },
      ]}
      series={[
        { id: "imported", label: t("planning.imported"), values: imported, tone: "strong", hasPoints: true },
        { id: "median", label: t("planning.median"), values: expected, tone: "neutral", isDashed: true },
        ...(isChanged ? [{ id: "learnt", label: t("planning.asLearnt"), values: learnt, tone: "brand" as const }] : []),
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
