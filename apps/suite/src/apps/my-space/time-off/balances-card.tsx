import type { CallResult } from "@evolve/contracts/call";
import type { readMyTimeOff, TimeOffBalance } from "@evolve/contracts/time-off";
import { useWords } from "@evolve/i18n/react";
import { Card } from "../../../parts/card.tsx";
import { amountOf } from "../../../parts/time-off-words.ts";
import styles from "./time-off.module.css";

interface BalancesCardProps {
  readonly balances: readonly TimeOffBalance[];
  readonly types: CallResult<typeof readMyTimeOff>["types"];
}

export const BalancesCard = ({ balances, types }: BalancesCardProps) => {
  const words = useWords();
  const { t } = words;
  const nameOf = (codeId: string): string => types.find(({ id }) => id === codeId)?.name ?? "";
  return (
    <Card title={t("timeOff.balances")}>
      {balances.length === 0 && <p className={styles.quiet}>{t("timeOff.noBalances")}</p>}
      <ul className={styles.balances}>
        {balances.map(({ codeId, year, entitled, taken, planned, requested }) => (
          <li key={`${codeId} ${year}`}>
            <h3 className={styles.balanceName}>{t("timeOff.year", { type: nameOf(codeId), year: String(year) })}</h3>
            <p className={styles.left}>
              <span className="ev-num">{amountOf(words, entitled - taken - planned)}</span>
              <span className={styles.quiet}>{t("timeOff.left")}</span>
            </p>
            <dl className={styles.figures}>
              {(
                [
                  ["timeOff.entitled", entitled],
                  ["timeOff.taken", taken],
                  ["timeOff.planned", planned],
                  ["timeOff.requested", requested],
                ] as const
              ).map(([key, minutes]) => (
                <div key={key}>
                  <dt>{t(key)}</dt>
                  <dd className="ev-num">{amountOf(words, minutes)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
};
