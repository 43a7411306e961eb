import type { OfferedTrade } from "@evolve/contracts/shift-trades";
import { useShell } from "@evolve/shell";
import { EmptyState } from "@evolve/widgets/empty-state";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { Suspense, useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { RuleResults } from "../../../parts/rule-results.tsx";
import { shiftOf } from "../../../parts/trade-words.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import styles from "./trades.module.css";

const ProposePanel = lazyPart(async () => (await import("./propose-panel.tsx")).ProposePanel);

interface BoardCardProps {
  readonly board: readonly OfferedTrade[];
  /** More is offered than the board has room for. */
  readonly hasMore: boolean;
  readonly zone: string;
}

/** Shifts of colleagues that one could take, with what rules say before one does. */
export const BoardCard = ({ board, hasMore, zone }: BoardCardProps) => {
  const { words } = useShell();
  const { t } = words;
  const [answered, setAnswered] = useState<OfferedTrade | null>(null);
  return (
    <Card title={t("shiftTrades.board")}>
      {board.length === 0 ? (
        <EmptyState
          icon={<ArrowLeftRight />}
          title={t("shiftTrades.boardEmptyTitle")}
          text={t("shiftTrades.boardEmptyText")}
        />
      ) : (
        <ul className={styles.list}>
          {board.map((trade) => {
            const { id, give, get, giverName, askedName, wantsExchange, isProposal, note, check, isFineForOther } =
              trade;
            const shift = shiftOf(words, give, zone);
            return (
              <li key={id} className={styles.trade}>
                <h3 className={styles.shift}>{shift}</h3>
                <p className={styles.states}>
                  <span dir="auto">{t("shiftTrades.from", { name: giverName })}</span>
                  {askedName !== null && (
                    <StatusPill tone="info">
                      {t(isProposal ? "shiftTrades.answersOffer" : "shiftTrades.askedYou")}
                    </StatusPill>
                  )}
                </p>
                {get && <p>{t("shiftTrades.forYours", { shift: shiftOf(words, get, zone) })}</p>}
                {wantsExchange && <p>{t("shiftTrades.forOneOfYours")}</p>}
                {note !== "" && (
                  <p className={styles.note} dir="auto">
                    {note}
                  </p>
                )}
                {check && <RuleResults title={t("shiftTrades.yourRules")} check={check} zone={zone} />}
                {!isFineForOther && <p className={styles.quiet}>{t("shiftTrades.otherBroken")}</p>}
                <AnswerButtons trade={trade} zone={zone} onPropose={() => setAnswered(trade)} />
              </li>
            );
          })}
        </ul>
      )}
      {hasMore && <p className={styles.quiet}>{t("shiftTrades.boardHasMore")}</p>}
      {answered && (
        <Suspense fallback={null}>
          <ProposePanel offer={answered} zone={zone} onClose={() => setAnswered(null)} />
        </Suspense>
      )}
    </Card>
  );
};
