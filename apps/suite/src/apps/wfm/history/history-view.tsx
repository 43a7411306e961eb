import type { HistorySeries } from "@evolve/contracts/history";
import { useWords } from "@evolve/i18n/react";
import { Chart } from "@evolve/widgets/chart";
import { HeatMap } from "@evolve/widgets/heat-map";
import { useMemo, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { Findings } from "./findings.tsx";
import styles from "./history.module.css";
import { dayLabel, mapOf } from "./year-map.ts";

interface HistoryViewProps {
  readonly groupId: string;
  readonly history: HistorySeries;
}

/** The year map, what looks wrong in it, and the curve of one day. */
export const HistoryView = ({ groupId, history }: HistoryViewProps) => {
  const words = useWords();
  const { t } = words;
  const { days } = history;
  const [day, setDay] = useState(() => {
    const first = history.findings[0]?.fromDate ?? history.layers[0]?.fromDate;
    return Math.max(0, first === undefined ? days.length - 1 : days.findIndex(({ date }) => date === first));
  });
  const map = useMemo(() => mapOf(history, words), [history, words]);
  const shown = days[day];
  return (
    <div className={styles.parts}>
      <Card title={t("planning.yearMap")} note={t("planning.dayCount", { days: days.length })}>
        <HeatMap
          label={t("planning.yearMap")}
          columns={map.columns}
          rows={map.rows}
          values={map.values}
          columnTick={map.columnTick}
          rowTick={map.rowTick}
          height={260}
          onAction={({ column }) => setDay(column)}
        />
      </Card>
      <Findings
        groupId={groupId}
        history={history}
        onShow={(date) =>
          setDay(
            Math.max(
              0,
              days.findIndex((one) => one.date === date),
            ),
          )
        }
      />
      {shown && (
        <Card title={dayLabel(words, shown.date)} {...(shown.closed !== null && { note: shown.closed })}>
          <DayCurve history={history} day={shown} />
        </Card>
      )}
    </div>
  );
};

interface DayCurveProps {
  readonly history: HistorySeries;
  readonly day: HistorySeries["days"][number];
}

/** A day's contacts against the median and the usual range of like days; what a forecast sees is a line of its own. */
const DayCurve = ({ history, day }: DayCurveProps) => {
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
