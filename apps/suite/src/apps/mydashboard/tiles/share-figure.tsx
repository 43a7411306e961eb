import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { cx } from "@evolve/widgets/cx";
import type { CSSProperties } from "react";
import { wholeShare } from "../../../parts/whole-share.ts";
import styles from "./tiles.module.css";
import { percent } from "../../../parts/percent.ts";

interface ShareFigureProps {
  readonly kind: TileKindName;
  /** In rows. */
  readonly height: number;
  readonly figures: TileFigures;
}

/** How many planning groups there is room for. */
const roomFor = (height: number): number => 2 + (height - 1) * 8;

/** A share in per cent, with its goal where it has one, and that of each planning group, the worst first. */
export const ShareFigure = ({ kind, height, figures: { total, reference = null, parts } }: ShareFigureProps) => {
  const words = useWords();
  const { t } = words;
  const isLevel = kind === "serviceLevelToday";
  const shown = parts.slice(0, roomFor(height));
  const most = isLevel ? 1 : Math.max(0.01, ...parts.map(({ count }) => count));
  const share = (value: number): string => (isLevel ? percent(words, wholeShare(value)) : percent(words, value, 1));
  const note = (): string => {
    if (!isLevel) return t("dashboards.meanDeviation");
    if (reference === null) return t("dashboards.bySchedule");
    const goal = percent(words, reference);
    return t((total ?? 0) < reference ? "dashboards.goalMissed" : "dashboards.goalReached", { goal });
  };
  return (
    <>
      <p className={styles.headline}>
        <strong className={styles.share}>{share(total ?? 0)}</strong>
        <span className={styles.note}>{note()}</span>
      </p>
      <ul className={styles.parts}>
        {shown.map(({ id, name, count, of = null }) => {
          const isShort = of !== null && count < of;
          return (
            <li key={id} className={styles.part}>
              <span className={styles.partName} dir="auto">
                {name}
              </span>
              <span className={cx(styles.bar, isShort && styles.short)} aria-hidden="true">
                <span style={{ "--share": count / most } as CSSProperties} />
                {of !== null && <i style={{ "--share": of } as CSSProperties} />}
              </span>
              <span className={cx(styles.count, isShort && styles.shortCount)}>{share(count)}</span>
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
