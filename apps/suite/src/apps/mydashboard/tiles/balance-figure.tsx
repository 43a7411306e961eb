import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { cx } from "@evolve/widgets/cx";
import type { CSSProperties } from "react";
import styles from "./tiles.module.css";

interface BalanceFigureProps {
  /** In rows. */
  readonly height: number;
  readonly figures: TileFigures;
}

/** How many planning groups there is room for. */
const roomFor = (height: number): number => 2 + (height - 1) * 8;

/** People against those required: in all, and for each planning group, where most are missing first. */
export const BalanceFigure = ({ height, figures: { total, reference = null, parts } }: BalanceFigureProps) => {
  const words = useWords();
  const { t } = words;
  const shown = parts.slice(0, roomFor(height));
  const most = Math.max(1, ...parts.map(({ count, of = null }) => Math.max(count, of ?? 0)));
  const people = (value: number): string => words.number(value, { maximumFractionDigits: 1 });
  if (parts.length === 0) return <p className={styles.note}>{t("dashboards.nobodyNow")}</p>;
  return (
    <>
      <p className={styles.headline}>
        <strong>{people(total ?? 0)}</strong>
        <span className={styles.note}>
          {reference === null ? t("dashboards.peopleNow") : t("dashboards.peopleOf", { required: people(reference) })}
        </span>
      </p>
      <ul className={styles.parts}>
        {shown.map(({ id, name, count, of = null }) => {
          // Less than half a person is rounding among groups that share people.
          const isShort = of !== null && of - count >= 0.5;
          return (
            <li key={id} className={styles.part}>
              <span className={styles.partName} dir="auto">
                {name}
              </span>
              <span className={cx(styles.bar, isShort && styles.short)} aria-hidden="true">
                <span style={{ "--share": count / most } as CSSProperties} />
                {of !== null && <i style={{ "--share": of / most } as CSSProperties} />}
              </span>
              <span className={cx(styles.count, isShort && styles.shortCount)}>
                {of === null
                  ? people(count)
                  : t("dashboards.peoplePair", {
                      people: people(count),
                      required: people(of),
                    })}
              </span>
            </li>
          );
        })}
      </ul>
      {parts.length > shown.length && (
        <p className={styles.note}>{t("dashboards.moreGroups", { count: parts.length - shown.length })}</p>
      )}
    </>
  );
};
