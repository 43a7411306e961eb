import type { OfferedTrade, TradedShift } from "@evolve/contracts/shift-trades";
import { useWords } from "@evolve/i18n/react";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { Card } from "../../../parts/card.tsx";
import { RuleResults } from "../../../parts/rule-results.tsx";
import { AnswerButtons } from "../trades/answer-buttons.tsx";
import { spanOf } from "./schedule-words.ts";
import styles from "./schedule.module.css";

interface SwapOfferCardProps {
  readonly trade: OfferedTrade;
  readonly zone: string;
}

/** A swap that a colleague has offered to one: what one gives and gets, what rules say, and the answer. */
export const SwapOfferCard = ({ trade, zone }: SwapOfferCardProps) => {
  const words = useWords();
  const { t } = words;
  const { give, get, giverName, expiresAt, note, check, isFineForOther } = trade;
  return (
    <Card
      title={t(get ? "schedules.swapOffer" : "schedules.shiftOffer", { name: giverName })}
      note={t("schedules.answerBy", { time: words.date(expiresAt, "dateTime", zone) })}
    >
      <div className={styles.swap}>
        <Side name={t("schedules.youGive")} shift={get} zone={zone} />
        <ArrowLeftRight className={styles.arrows} aria-hidden="true" />
        <Side name={t("schedules.youGet")} shift={give} zone={zone} />
      </div>
      {note !== "" && (
        <p className={styles.quiet} dir="auto">
          {note}
        </p>
      )}
      {check && <RuleResults title={t("shiftTrades.yourRules")} check={check} zone={zone} />}
      {!isFineForOther && <p className={styles.quiet}>{t("shiftTrades.otherBroken")}</p>}
      <AnswerButtons trade={trade} zone={zone} />
    </Card>
  );
};

interface SideProps {
  readonly name: string;
  /** Null: nothing. */
  readonly shift: TradedShift | null;
  readonly zone: string;
}

const Side = ({ name, shift, zone }: SideProps) => {
  const words = useWords();
  return (
    <dl className={styles.swapSide}>
      <dt>{name}</dt>
      {shift ? (
        <>
          <dd className="ev-num">
            {words.date(shift.day, "shortWeekday", "UTC")} · {words.date(shift.day, "date", "UTC")}
          </dd>
          <dd className={styles.swapTime}>{spanOf(words, zone, shift)}</dd>
        </>
      ) : (
        <dd>{words.t("schedules.nothing")}</dd>
      )}
    </dl>
  );
};
