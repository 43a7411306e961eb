import { readMyTimeOff, searchMyTimeOff } from "@evolve/contracts/time-off";
import { useWords } from "@evolve/i18n/react";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { useGrowingList } from "@evolve/shell/growing-list";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { useQuery } from "@tanstack/react-query";
import CalendarOff from "lucide-react/icons/calendar-off";
import Plus from "lucide-react/icons/plus";
import { Suspense, useEffect } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { readAsked } from "../searches.ts";
import { BalancesCard } from "./balances-card.tsx";
import { RequestsCard } from "./requests-card.tsx";
import { WaitingNote } from "../waiting/waiting-note.tsx";
import styles from "./time-off.module.css";

const AskPanel = lazyPart(async () => (await import("./ask-panel.tsx")).AskPanel);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** My Space, Time off: balances, requests, and asking with the likely answer. */
export const TimeOffScreen = () => {
  const { t } = useWords();
  const { client } = useShell();
  const [{ day }, change] = useRouteSearch(readAsked);
  // Without a connection it could no longer be loaded, and asking must still be possible.
  useEffect(() => AskPanel.fetch(), []);
  const { data, error, refetch } = useQuery({
    queryKey: ["my-time-off"],
    queryFn: ({ signal }) => client.call(readMyTimeOff, {}, { signal }),
  });
  const list = useGrowingList({
    queryKey: ["my-time-off", "requests"],
    fetchPage: (after: string | undefined, signal) => client.call(searchMyTimeOff, { body: { after } }, { signal }),
    rowsOf: ({ requests }) => requests,
    nextCursor: ({ next }) => next,
  });
  return (
    <Page
      title={t("timeOff.title")}
      lead={t("timeOff.lead")}
      actions={
        data?.isPlanned === true &&
        data.types.length > 0 && (
          <Button variant="primary" icon={<Plus />} onPress={() => change({ day: "new" }, { push: true })}>
            {t("timeOff.ask")}
          </Button>
        )
      }
    >
      <WaitingNote />
      {data === undefined ? (
        <QueryState error={error} onRetry={() => void refetch()} />
      ) : list.rows === undefined ? (
        <QueryState error={list.error} onRetry={list.retry} />
      ) : !data.isPlanned && list.rows.length === 0 ? (
        <EmptyState icon={<CalendarOff />} title={t("timeOff.notPlannedTitle")} text={t("timeOff.notPlannedText")} />
      ) : (
        <div className={styles.parts}>
          <RequestsCard requests={list.rows} list={list} today={data.today} />
          <BalancesCard balances={data.balances} types={data.types} />
        </div>
      )}
      {day !== undefined && data?.isPlanned === true && data.types.length > 0 && (
        <Suspense fallback={null}>
          <AskPanel
            types={data.types}
            today={data.today}
            wanted={isDay(day) && day >= data.today ? day : ""}
            onClose={() => change({ day: "" })}
          />
        </Suspense>
      )}
    </Page>
  );
};
