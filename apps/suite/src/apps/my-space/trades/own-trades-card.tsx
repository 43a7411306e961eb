import { type OwnTrade, withdrawTrade } from "@evolve/contracts/shift-trades";
import { useShell } from "@evolve/shell";
import { type GrowingList, MoreRows, PreviousRows } from "@evolve/shell/growing-list";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { EmptyState } from "@evolve/widgets/empty-state";
import { StatusPill } from "@evolve/widgets/status-pill";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { useState } from "react";
import { Card } from "../../../parts/card.tsx";
import { Question } from "../../../parts/question.tsx";
import {
  shiftOf,
  tradeDecider,
  tradePartner,
  tradeStateNames,
  tradeTones,
  wantedOf,
} from "../../../parts/trade-words.ts";
import styles from "./trades.module.css";

interface OwnTradesCardProps {
  readonly trades: readonly OwnTrade[];
  readonly list: GrowingList<unknown, OwnTrade>;
  readonly zone: string;
}

const isLive = ({ state, role }: OwnTrade): boolean => role !== "asked" && (state === "open" || state === "accepted");

/** What one has offered, has taken or was asked to take, newest first. */
export const OwnTradesCard = ({ trades, list, zone }: OwnTradesCardProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const [left, setLeft] = useState<OwnTrade | null>(null);
  const withdraw = useAction<OwnTrade>({
    run: ({ id, version }) => client.call(withdrawTrade, { params: { tradeId: id }, body: { version } }),
    done: () => t("shiftTrades.withdrawn"),
    invalidates: [["my-trades"]],
    onEnd: () => setLeft(null),
  });
  return (
    <Card title={t("shiftTrades.yours")}>
      <PreviousRows list={list} />
      {trades.length === 0 ? (
        <EmptyState icon={<ArrowLeftRight />} title={t("shiftTrades.noneTitle")} text={t("shiftTrades.noneText")} />
      ) : (
        <ul className={styles.list}>
          {trades.map((trade) => {
            const wanted = wantedOf(words, trade, zone);
            return (
              <li key={trade.id} className={styles.trade}>
                <h3 className={styles.shift}>{shiftOf(words, trade.give, zone)}</h3>
                <p className={styles.quiet} dir="auto">
                  {tradePartner(words, trade)}
                </p>
                {wanted !== null && <p className={styles.quiet}>{wanted}</p>}
                <p className={styles.states}>
                  <StatusPill tone={tradeTones[trade.state]}>{t(tradeStateNames[trade.state])}</StatusPill>
                  <span className={styles.quiet}>{tradeDecider(words, trade)}</span>
                </p>
                {trade.reason !== "" && (
                  <p className={styles.note} dir="auto">
                    {trade.reason}
                  </p>
                )}
                {isLive(trade) && (
                  <div className={styles.buttons}>
                    <Button
                      onPress={() => setLeft(trade)}
                      aria-label={`${t("shiftTrades.withdraw")}, ${shiftOf(words, trade.give, zone)}`}
                    >
                      {t("shiftTrades.withdraw")}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <MoreRows list={list}>{t("shiftTrades.showOlder")}</MoreRows>
      </div>
      {left && (
        <Question
          title={t("shiftTrades.withdrawTitle")}
          confirmLabel={t("shiftTrades.withdraw")}
          cancelLabel={t("shiftTrades.keep")}
          tone="danger"
          isPending={withdraw.isPending}
          onConfirm={() => withdraw.mutate(left)}
          onCancel={() => setLeft(null)}
        >
          {t(left.role === "giver" ? "shiftTrades.withdrawOfferText" : "shiftTrades.withdrawAcceptanceText")}
        </Question>
      )}
    </Card>
  );
};
