import { acceptTrade, declineTrade, type OfferedTrade, withdrawTrade } from "@evolve/contracts/shift-trades";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { useRef } from "react";
import { acceptedWords, shiftOf } from "../../../parts/trade-words.ts";
import { useSendOrKeep, useWaiting } from "../waiting/use-waiting.ts";
import styles from "./trades.module.css";

interface AnswerButtonsProps {
  readonly trade: OfferedTrade;
  readonly zone: string;
  /** Proposes a shift for one that is offered in exchange for one. */
  readonly onPropose?: () => void;
}

const changed = [["my-trades"], ["my-schedule"]];

/** Declines or takes the shift of a colleague. */
export const AnswerButtons = ({ trade, zone, onPropose }: AnswerButtonsProps) => {
  const { client, words } = useShell();
  const { t } = words;
  const { id, version, give, giverName, askedName, wantsExchange } = trade;
  const input = { params: { tradeId: id }, body: { version } };
  const asked = { tradeId: id, version, giverName, give, zone };
  const sendOrKeep = useSendOrKeep();
  const isWaiting = useWaiting().some((request) => request.kind !== "timeOff" && request.tradeId === id);
  // Rules may decide at once, and then there is nothing to take back; nor is there while it waits.
  const mayUndo = useRef(false);
  const accept = useAction<null, string | undefined>({
    run: async () => {
      const answer = await sendOrKeep({ kind: "accept", ...asked }, (idempotencyKey) =>
        client.call(acceptTrade, input, { idempotencyKey }),
      );
      mayUndo.current = answer !== "waits" && answer.trade.state !== "approved";
      return answer === "waits" ? undefined : acceptedWords(words, answer.trade);
    },
    done: (_, text) => text,
    undo: () => (mayUndo.current ? () => client.call(withdrawTrade, { params: input.params, body: {} }) : undefined),
    invalidates: changed,
  });
  const decline = useAction<null, string | undefined>({
    run: async () => {
      const answer = await sendOrKeep({ kind: "decline", ...asked }, (idempotencyKey) =>
        client.call(declineTrade, input, { idempotencyKey }),
      );
      return answer === "waits" ? undefined : t("shiftTrades.declined", { name: giverName });
    },
    done: (_, text) => text,
    invalidates: changed,
  });
  if (isWaiting) return <p className={styles.quiet}>{t("schedules.waits")}</p>;
  const shift = shiftOf(words, give, zone);
  return (
    <div className={styles.buttons}>
      {askedName !== null && (
        <Button
          isPending={decline.isPending}
          onPress={() => decline.mutate(null)}
          aria-label={`${t("shiftTrades.decline")}, ${shift}`}
        >
          {t("shiftTrades.decline")}
        </Button>
      )}
      {wantsExchange ? (
        <Button variant="primary" onPress={() => onPropose?.()} aria-label={`${t("shiftTrades.propose")}, ${shift}`}>
          {t("shiftTrades.propose")}
        </Button>
      ) : (
        <Button
          variant="primary"
          isPending={accept.isPending}
          onPress={() => accept.mutate(null)}
          aria-label={`${t("shiftTrades.accept")}, ${shift}`}
        >
          {t("shiftTrades.accept")}
        </Button>
      )}
    </div>
  );
};
