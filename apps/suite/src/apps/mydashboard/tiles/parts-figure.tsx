import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import type { CSSProperties } from "react";
import { tileTexts } from "./tile-texts.ts";
import styles from "./tiles.module.css";

interface PartsFigureProps {
  readonly kind: TileKindName;
  readonly height: number;
  readonly figures: TileFigures;
}

/** How many bars there is room for, by the tile's height in rows. */
const roomFor = (height: number): number => 4 + (height - 1) * 7;

/** Bars for the parts, largest first; what there is no room for is summed up. */
export const PartsFigure = ({ kind, height, figures: { parts } }: PartsFigureProps) => {
  const words = useWords();
  const names = tileTexts[kind].parts ?? {};
  const room = roomFor(height);
  const shown = parts.length > room ? parts.slice(0, room - 1) : parts;
  const rest = parts.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
  const partName = (id: string) => {
    const key = names[id];
    return key === undefined ? id : words.t(key);
  };
  const bars = shown.map(({ id, name, count }) => ({ id, count, name: name ?? partName(id) }));
  if (rest > 0) bars.push({ id: "", count: rest, name: words.t("dashboards.others") });
  const most = Math.max(1, ...bars.map(({ count }) => count));
  if (bars.length === 0) return <p className={styles.note}>{words.t("dashboards.nothing")}</p>;
  return (
    <ul className={styles.parts}>
      {bars.map(({ id, name, count }) => (
        <li key={id} className={styles.part}>
          <span className={styles.partName} dir="auto">
            {name}
          </span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ "--share": count / most } as CSSProperties} />
          </span>
          <span className={styles.count}>{words.number(count)}</span>
        </li>
      ))}
    </ul>
  );
};
