import "./parts.css";
import { type ReactNode, useId } from "react";

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
    <section className="su-card" aria-labelledby={id}>
      <div className="su-card-head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="su-card-note">{note}</span>}
      </div>
      {children}
    </section>
  );
};
