import type { ReactNode } from "react";
import styles from "./figures.module.css";

interface FiguresProps {
  /** Names the group where no heading does. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Key figures beside each other, as many to a line as have room. */
export const Figures = ({ label, children }: FiguresProps) => (
  <dl className={styles.figures} aria-label={label}>
    {children}
  </dl>
);

interface FigureProps {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export const Figure = ({ name, note = "", children }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd className="ev-num">{children}</dd>
    {note !== "" && <dd className={styles.note}>{note}</dd>}
  </div>
);
