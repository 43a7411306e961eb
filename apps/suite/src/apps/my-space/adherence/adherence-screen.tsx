import { readMyAdherence } from "@evolve/contracts/my-adherence";
import { Page, useShell } from "@evolve/shell";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import CalendarOff from "lucide-react/icons/calendar-off";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import styles from "./adherence.module.css";

const AgentDayView = lazyPart(async () => (await import("../../wfm/adherence/agent-day-view.tsx")).AgentDayView);
const DaysChart = lazyPart(async () => (await import("./days-chart.tsx")).DaysChart);

/** States arrive all the time; nobody watches their own by the second. */
const everyMs = 60_000;

/** My Space, Adherence: one's own day beside the schedule, and how the last four weeks were. */
export const AdherenceScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const [date, setDate] = useState<string | undefined>(undefined);
  const read = useQuery({
    queryKey: ["my-adherence", date],
    queryFn: ({ signal }) => client.call(readMyAdherence, { query: { date } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
  return (
    <Page title={t("adherence.ownTitle")} lead={t("adherence.ownLead")}>
      {!read.data || read.isError ? (
        <QueryState error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data.day === null ? (
        <EmptyState
          icon={<CalendarOff />}
          title={t("adherence.ownNotPlannedTitle")}
          text={t("adherence.ownNotPlannedText")}
        />
      ) : (
        <div className={styles.cards}>
          <Card title={t("adherence.ownDay")}>
            <div className={styles.day}>
              <Suspense fallback={<Skeleton shape="block" />}>
                <AgentDayView day={read.data.day} isNow={date === undefined} canApprove={false} onDate={setDate} />
              </Suspense>
            </div>
          </Card>
          <Card title={t("adherence.ownDays")}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <DaysChart days={read.data.days} totals={read.data.totals} />
            </Suspense>
          </Card>
        </div>
      )}
    </Page>
  );
};
