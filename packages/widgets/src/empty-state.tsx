import "./empty-state.css";
import type { ReactNode } from "react";
import { cx } from "./internal/cx.ts";

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** What this place is for, in a sentence. */
  readonly text?: ReactNode;
  /** The first step: a button or a link. */
  readonly action?: ReactNode;
  /** `bad` for a failure that stands in for the content. */
  readonly tone?: "neutral" | "danger" | undefined;
  /** The level of the title in the page's outline; without it the title is a paragraph. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

export const EmptyState = ({
  icon,
  title,
  text,
  action,
  tone = "neutral",
  headingLevel,
  className,
}: EmptyStateProps) => {
  const Title = headingLevel === undefined ? "p" : (`h${headingLevel}` as const);
  return (
    <div className={cx("ev-empty", tone === "danger" && "ev-empty-danger", className)}>
      {icon && (
        <span className="ev-empty-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Title className="ev-empty-title">{title}</Title>
      {text && <p className="ev-empty-text">{text}</p>}
      {action && <div className="ev-empty-action">{action}</div>}
    </div>
  );
};
