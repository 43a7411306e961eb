import "./checklist.css";
import type { ReactNode } from "react";
import { cx } from "./internal/cx.ts";
import { useWidgetLabels } from "./labels.tsx";

export interface ChecklistItem {
  readonly id: string;
  /** The rule with its value: "At least 8 characters". */
  readonly text: ReactNode;
  readonly isMet: boolean;
}

export interface ChecklistProps {
  /** What the list is about; it also names it. */
  readonly label: string;
  readonly items: readonly ChecklistItem[];
  /** Announced to screen readers when it changes: "3 of 5 met". Empty at first. */
  readonly progress: string;
  /** For the field that it belongs to: `describedBy`. */
  readonly id: string;
  readonly className?: string | undefined;
}

/** Rules and whether each is met, updated while typing. The marks differ in shape as well as in colour. */
export const Checklist = ({ label, items, progress, id, className }: ChecklistProps) => {
  const labels = useWidgetLabels("checklist");
  return (
    <div className={cx("ev-checklist", className)}>
      <p className="ev-checklist-label" id={`${id}-label`}>
        {label}
      </p>
      <ul id={id} aria-labelledby={`${id}-label`}>
        {items.map((item) => (
          <li key={item.id} data-met={item.isMet || undefined}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              {item.isMet ? (
                // A disc with the tick cut out of it, so that it needs no second colour.
                <path
                  fill="currentColor"
                  fillRule="evenodd"
                  d="M7 .5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM10.5 5.4 6.6 9.9a.8.8 0 0 1-1.2 0L3.5 8l1.1-1.1L6 8.2l3.3-3.9Z"
                />
              ) : (
                <circle cx="7" cy="7" r="5.7" fill="none" stroke="currentColor" strokeWidth="1.6" />
              )}
            </svg>
            <span>
              {item.text}
              <span className="ev-sr">, {item.isMet ? labels.met : labels.unmet}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="ev-sr" role="status">
        {progress}
      </p>
    </div>
  );
};
