import type { CallResult } from "@evolve/contracts/call";
import type { compareForecast } from "@evolve/contracts/forecast-publishing";
import { useWords } from "@evolve/i18n/react";
import styles from "./forecast.module.css";

interface DifferenceTableProps {
  readonly groups: CallResult<typeof compareForecast>["groups"];
  /** What is compared with, and what is compared. */
  readonly of: string;
  readonly own: string;
}

/** Two forecasts side by side: contacts and handle time of each planning group. */
export const DifferenceTable = ({ groups, of, own }: DifferenceTableProps) => {
  const words = useWords();
  const { t } = words;
  const count = (value: number): string => words.number(Math.round(value));
  const more = (value: number): string => words.number(Math.round(value), { signDisplay: "exceptZero" });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t("forecast.difference")}>
      <table className={styles.difference}>
        <thead>
          <tr>
            <th scope="col">{t("planning.planningGroup")}</th>
            <th scope="col">{of}</th>
            <th scope="col">{own}</th>
            <th scope="col">{t("forecast.difference")}</th>
            <th scope="col">{t("forecast.handleTime")}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ planningGroupId, name, draft, main }) => (
            <tr key={planningGroupId}>
              <th scope="row">{name}</th>
              <td className="ev-num">{main ? count(main.offered) : "–"}</td>
              <td className="ev-num">{count(draft.offered)}</td>
              <td className="ev-num">{more(draft.offered - (main?.offered ?? 0))}</td>
              <td className="ev-num">
                {main && main.handleSeconds !== draft.handleSeconds
                  ? `${count(main.handleSeconds)} → ${count(draft.handleSeconds)}`
                  : count(draft.handleSeconds)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
