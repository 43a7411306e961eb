import { readMyAdherence } from "@evolve/contracts/my-adherence";
import { Page, useShell } from "@evolve/shell";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Skeleton } from "@evolve/widgets/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import CalendarOff from "lucide-react/icons/calendar-off";
import { Suspense } from "react";
import { Card } from "../../../parts/card.tsx";
import { QueryState } from "../../../parts/query-state.tsx";
import { useShownDay } from "../../wfm/adherence/use-shown-day.ts";
import styles from "./adherence.module.css";

const AgentDayView = lazyPart(async () => (await import("../../wfm/adherence/agent-day-view.tsx")).AgentDayView);
const DaysChart = lazyPart(async () => (await import("./days-chart.tsx")).DaysChart);

/** States arrive all the time; nobody watches their own by the second. */
const everyMs = 60_000;

/** My Space, Adherence: one's own day beside the schedule, and how the last four weeks were. */
export const AdherenceScreen = () => {
  const { client, words } = useShell();
  const { t } = words;
  const { date, isNow, show } = useShownDay();
  const read = useQuery({
    queryKey: ["my-adherence", date],
    queryFn: ({ signal }) => client.call(readMyAdherence, { query: { date } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
  const day = read.data?.day;
  return (
    <Page title={t("adherence.ownTitle")} lead={t("adherence.ownLead")}>
      {!read.data || read.isError ? (
        <QueryState error={read.error} onRetry={() => void read.refetch()} />
      ) : !day ? (
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
                <AgentDayView
                  day={day}
                  isNow={isNow(day.date)}
                  canApprove={false}
                  onDate={(next) => show(next, day.date)}
                />
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
