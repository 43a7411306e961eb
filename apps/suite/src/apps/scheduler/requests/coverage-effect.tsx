import type { CoverageEffects } from "@evolve/contracts/coverage-effect";
import { useWords } from "@evolve/i18n/react";
import { cx } from "@evolve/widgets/cx";
import styles from "./requests.module.css";
import { percent } from "../../../parts/percent.ts";

interface CoverageEffectProps {
  readonly coverage: CoverageEffects;
  readonly zone: string;
  /** Said where nothing changes; by default of somebody who is away. */
  readonly none?: string;
}

/** What approving does to each planning group, by interval: people above or below what is required, and the service level. */
export const CoverageEffect = ({ coverage, zone, none }: CoverageEffectProps) => {
  const words = useWords();
  const { t } = words;
  const net = (people: number, required: number | null): string =>
    required === null
      ? words.number(people)
      : words.number(Math.round((people - required) * 10) / 10, { signDisplay: "exceptZero" });
  const level = (share: number | null): string => percent(words, share);
  return (
    <section className={styles.effect}>
      <h3 className={styles.effectTitle}>{t("timeOff.effect")}</h3>
      {coverage.length === 0 && <p className={styles.quiet}>{none ?? t("timeOff.effectNone")}</p>}
      {coverage.map(({ planningGroupId, name, intervals }) => (
        <div
          key={planningGroupId}
          className={styles.scroller}
          role="region"
          aria-label={t("timeOff.effectOf", { group: name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
          tabIndex={0}
        >
          <table className={styles.table}>
            <caption dir="auto">{name}</caption>
            <thead>
              <tr>
                <th scope="col">{t("timeOff.interval")}</th>
                <th scope="col">{t("timeOff.required")}</th>
                <th scope="col">{t("timeOff.netBefore")}</th>
                <th scope="col">{t("timeOff.netAfter")}</th>
                <th scope="col">{t("timeOff.serviceLevel")}</th>
              </tr>
            </thead>
            {[...Map.groupBy(intervals, ({ start }) => words.date(start, "date", zone))].map(([day, ofDay]) => (
              <tbody key={day}>
                <tr>
                  <th scope="rowgroup" colSpan={5} className={styles.day}>
                    {day}
                  </th>
                </tr>
                {ofDay.map(({ start, required, before, after, serviceLevelBefore, serviceLevelAfter }) => {
                  const isShort = required !== null && after < required;
                  return (
                    <tr key={start} className={cx(isShort && styles.short)}>
                      <th scope="row">{words.date(start, "time", zone)}</th>
                      <td>{required === null ? "–" : words.number(required)}</td>
                      <td>{net(before, required)}</td>
                      <td>{net(after, required)}</td>
                      <td>
                        {serviceLevelBefore === null && serviceLevelAfter === null
                          ? "–"
                          : `${level(serviceLevelBefore)} → ${level(serviceLevelAfter)}`}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            ))}
          </table>
        </div>
      ))}
    </section>
  );
};
