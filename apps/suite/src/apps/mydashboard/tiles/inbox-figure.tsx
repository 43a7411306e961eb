import type { TileKindName } from "@evolve/contracts/dashboard-tiles";
import type { TileFigures } from "@evolve/contracts/dashboards";
import { useWords } from "@evolve/i18n/react";
import { ShellLink } from "@evolve/shell";
import { tileTexts } from "./tile-texts.ts";
import styles from "./tiles.module.css";

interface InboxFigureProps {
  readonly kind: TileKindName;
  readonly figures: TileFigures;
}

/** How many wait, and for what, with the way to their list. */
export const InboxFigure = ({ kind, figures: { total, parts } }: InboxFigureProps) => {
  const words = useWords();
  const { link, parts: names = {} } = tileTexts[kind];
  return (
    <div className={styles.inbox}>
      <strong className={styles.total}>{words.number(total ?? 0)}</strong>
      <ul className={styles.lines}>
        {parts.map(({ id, count }) => {
          const name = names[id];
          return (
            <li key={id}>
              <span>{name === undefined ? id : words.t(name)}</span>
              <span className={styles.count}>{words.number(count)}</span>
            </li>
          );
        })}
      </ul>
      {link !== undefined && (
        <ShellLink to={link.to} className={styles.link}>
          {words.t(link.text)}
        </ShellLink>
      )}
    </div>
  );
};
