import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import styles from "./tiles.module.css";

interface NumberFigureProps {
  readonly kind: TileKindName;
  readonly figures: TileFigures;
}

/** One number, and its last hours as a line for those who would rather look. */
export const NumberFigure = ({ kind, figures: { total, hours } }: NumberFigureProps) => {
  const words = useWords();
  const lastDay = hours.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.number}>
      <strong className={styles.total}>{words.number(total ?? 0)}</strong>
      {hours.length > 1 && (
        <>
          <svg className={styles.line} viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
            <polyline points={pointsOf(hours.map(({ count }) => count))} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.note}>
            {words.t(kind === "signedIn" ? "dashboards.signInsLastDay" : "dashboards.receivedLastDay", {
              count: lastDay,
            })}
          </span>
        </>
      )}
    </div>
  );
};

/** In a box of 100 by 32, with room for the stroke. */
const pointsOf = (counts: readonly number[]): string => {
  const most = Math.max(1, ...counts);
  return counts
    .map((count, index) => `${(index / (counts.length - 1)) * 100},${(30 - (count / most) * 28).toFixed(1)}`)
    .join(" ");
};
