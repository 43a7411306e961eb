import { type ReactNode, useId } from "react";
import parts from "./parts.module.css";

interface CardProps {
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with a heading of its own. */
export const Card = ({ title, note, children }: CardProps) => {
  const id = useId();
  return (
    <section className={parts.card} aria-labelledby={id}>
      <div className={parts.cardHead}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className={parts.cardNote}>{note}</span>}
      </div>
      {children}
    </section>
  );
};
