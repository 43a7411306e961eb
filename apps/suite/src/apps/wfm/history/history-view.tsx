import type { HistorySeries } from "@evolve/contracts/history";
import { useWords } from "@evolve/i18n/react";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import styles from "./history.module.css";
import { dayLabel } from "./year-map.ts";

const Findings = lazyPart(async () => (await import("./findings.tsx")).Findings);
const YearMap = lazyPart(async () => (await import("./history-charts.tsx")).YearMap);
const DayCurve = lazyPart(async () => (await import("./history-charts.tsx")).DayCurve);

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
  const shown = days[day];
  return (
    <div className={styles.parts}>
      <Card title={t("planning.yearMap")} note={t("planning.dayCount", { days: days.length })}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <YearMap history={history} onDay={setDay} />
        </Suspense>
      </Card>
      <Suspense fallback={<Skeleton shape="block" />}>
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
      </Suspense>
      {shown && (
        <Card title={dayLabel(words, shown.date)} {...(shown.closed !== null && { note: shown.closed })}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <DayCurve history={history} day={shown} />
          </Suspense>
        </Card>
      )}
    </div>
  );
};
