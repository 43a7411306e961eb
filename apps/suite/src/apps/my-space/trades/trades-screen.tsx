import { readMyTrades, searchMyTrades } from "@evolve/contracts/shift-trades";
import { Page, useRouteSearch, useShell } from "@evolve/shell";
import { useGrowingList } from "@evolve/shell/growing-list";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { useQuery } from "@tanstack/react-query";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import CalendarDays from "lucide-react/icons/calendar-days";
import { Suspense } from "react";
import { QueryState } from "../../../parts/query-state.tsx";
import { readOffered } from "../searches.ts";
import { WaitingNote } from "../waiting/waiting-note.tsx";
import { BoardCard } from "./board-card.tsx";
import { OwnTradesCard } from "./own-trades-card.tsx";
import styles from "./trades.module.css";

const OfferPanel = lazyPart(async () => (await import("./offer-panel.tsx")).OfferPanel);

/** My Space, Trades: shifts that one could take, one's own offers, and offering a shift of one's schedule. */
export const TradesScreen = () => {
  const { client, navigate, words } = useShell();
  const { t } = words;
  const [{ shift }, change] = useRouteSearch(readOffered);
  const { data, error, refetch } = useQuery({
    queryKey: ["my-trades"],
    queryFn: ({ signal }) => client.call(readMyTrades, {}, { signal }),
  });
  const list = useGrowingList({
    queryKey: ["my-trades", "own"],
    fetchPage: (after: string | undefined, signal) => client.call(searchMyTrades, { body: { after } }, { signal }),
    rowsOf: ({ trades }) => trades,
    nextCursor: ({ next }) => next,
  });
  return (
    <Page
      title={t("shiftTrades.title")}
      lead={t("shiftTrades.lead")}
      actions={
        data?.isPlanned === true && (
          <Button icon={<CalendarDays />} onPress={() => navigate("/my-space/schedule")}>
            {t("shiftTrades.toSchedule")}
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
        <EmptyState
          icon={<ArrowLeftRight />}
          title={t("shiftTrades.notPlannedTitle")}
          text={t("shiftTrades.notPlannedText")}
        />
      ) : (
        <div className={styles.parts}>
          <BoardCard board={data.board} hasMore={data.hasMore} zone={data.zone} />
          <OwnTradesCard trades={list.rows} list={list} zone={data.zone} />
        </div>
      )}
      {shift !== undefined && data && (
        <Suspense fallback={null}>
          <OfferPanel shiftId={shift} noticeHours={data.noticeHours} onClose={() => change({ shift: "" })} />
        </Suspense>
      )}
    </Page>
  );
};
