import { type CalendarEventRow, searchCalendarEvents } from "@evolve/contracts/calendar-events";
import type { HistoryPeriod } from "@evolve/contracts/history";
import { limits } from "@evolve/contracts/limits";
import type { Client } from "@evolve/session";
import { Page, useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { Select } from "@evolve/widgets/select";
import { Skeleton } from "@evolve/widgets/skeleton";
import { useQuery } from "@tanstack/react-query";
import ChartLine from "lucide-react/icons/chart-line";
import FileUp from "lucide-react/icons/file-up";
import { Suspense, useState } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { GroupSelect } from "../group-select.tsx";
import { usePlanningGroup } from "../use-planning-group.ts";
import styles from "./history.module.css";
import { historyQuery } from "./history-query.ts";

const HistoryView = lazyPart(async () => (await import("./history-view.tsx")).HistoryView);

interface Period {
  readonly groupId: string;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

/** The calendar events that count for a planning group in the period shown, however many there are. */
const eventsOf = async (
  client: Client,
  { groupId, from, until }: Period,
  signal: AbortSignal,
): Promise<CalendarEventRow[]> => {
  const filter = { planningGroupId: [groupId], ...(from && { from }), ...(until && { until }) };
  const events: CalendarEventRow[] = [];
  let after: string | undefined;
  do {
    const body = { filter, top: limits.pageSizeMax, ...(after !== undefined && { after }) };
    const page = await client.call(searchCalendarEvents, { body }, { signal });
    events.push(...page.calendarEvents);
    after = page.next;
  } while (after !== undefined);
  return events;
};

/** WFM, History: whether the past of a planning group is good enough to learn from. */
export const HistoryScreen = () => {
  const { client, holds, navigate, words } = useShell();
  const { t } = words;
  const chosen = usePlanningGroup();
  const [period, setPeriod] = useState<HistoryPeriod>("year");
  const { group } = chosen;
  const groupId = group?.id;
  const asked = { planningGroupId: groupId ?? "", period, measure: "offered" } as const;
  const history = useQuery({ ...historyQuery(client, asked), enabled: groupId !== undefined });
  const days = history.data?.days ?? [];
  const [from, until] = [days[0]?.date, days.at(-1)?.date];
  const events = useQuery({
    queryKey: ["calendarEvents", "of", groupId, from, until],
    queryFn: ({ signal }) => eventsOf(client, { groupId: groupId ?? "", from, until }, signal),
    enabled: groupId !== undefined && from !== undefined,
  });
  const importFiles = holds("wfm:history:edit") && (
    <Button icon={<FileUp />} onPress={() => navigate("/wfm/history/import")}>
      {t("planning.importHistory")}
    </Button>
  );
  if (chosen.isEmpty)
    return (
      <Page title={t("planning.historyTitle")} lead={t("planning.historyLead")}>
        <EmptyState
          icon={<ChartLine />}
          title={t("planning.historyEmptyTitle")}
          text={t("planning.historyEmptyText")}
          action={importFiles}
        />
      </Page>
    );
  return (
    <Page title={t("planning.historyTitle")} lead={t("planning.historyLead")} actions={importFiles}>
      <div className={styles.bar}>
        <GroupSelect chosen={chosen} />
        {(period === "learnt" || history.data?.hasEarlier) && (
          <Select
            label={t("planning.historyPeriod")}
            placeholder={t("planning.historyPeriod")}
            options={[
              { id: "year", label: t("planning.historyYear") },
              { id: "learnt", label: t("planning.historyLearnt") },
            ]}
            value={period}
            onChange={(id) => setPeriod(id === "learnt" ? "learnt" : "year")}
          />
        )}
      </div>
      {chosen.error !== null || history.data === undefined ? (
        <QueryState
          error={chosen.error ?? history.error}
          onRetry={() => void (chosen.error === null ? history.refetch() : chosen.retry())}
        />
      ) : history.data === null ? (
        <EmptyState
          icon={<ChartLine />}
          title={t("planning.historyEmptyTitle")}
          text={t("planning.historyEmptyText")}
        />
      ) : (
        group && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <HistoryView
              key={`${groupId} ${period}`}
              group={group}
              period={period}
              contacts={history.data}
              events={events.data ?? []}
            />
          </Suspense>
        )
      )}
    </Page>
  );
};
