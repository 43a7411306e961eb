import { acceptTrade, declineTrade, type OfferedTrade, withdrawTrade } from "@evolve/contracts/shift-trades";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { useRef } from "react";
import { shiftOf } from "../../../parts/trade-words.ts";
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
  const params = { tradeId: id };
  // Rules may decide at once, and then there is nothing to take back.
  const isDecided = useRef(false);
  const accept = useAction<null>({
    run: async () => {
      const answer = await client.call(acceptTrade, { params, body: { version } });
      isDecided.current = answer.trade.state === "approved";
    },
    done: () => t(isDecided.current ? "shiftTrades.acceptedAtOnce" : "shiftTrades.accepted"),
    undo: () => (isDecided.current ? undefined : () => client.call(withdrawTrade, { params, body: {} })),
    invalidates: changed,
  });
  const decline = useAction<null>({
    run: () => client.call(declineTrade, { params, body: { version } }),
    done: () => t("shiftTrades.declined", { name: giverName }),
    invalidates: changed,
  });
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
