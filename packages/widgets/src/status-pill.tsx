import "./status-pill.css";
import type { ReactNode } from "react";
import { cx } from "./internal/cx.ts";

export type StatusTone = "success" | "warning" | "danger" | "neutral" | "info";

export interface StatusPillProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Each tone has a shape of its own, for those who do not see the hue. */
const shapes: Record<StatusTone, ReactNode> = {
  success: <circle cx="5" cy="5" r="4" />,
  warning: <circle className="ev-status-ring" cx="5" cy="5" r="3.4" />,
  danger: <rect x="1" y="1" width="8" height="8" rx="1.5" />,
  neutral: <rect x="1" y="4.1" width="8" height="1.8" rx="0.9" />,
  info: <rect x="1.9" y="1.9" width="6.2" height="6.2" rx="1" transform="rotate(45 5 5)" />,
};

export const StatusPill = ({ tone, children, className }: StatusPillProps) => (
  <span className={cx("ev-status", `ev-status-${tone}`, className)}>
    <svg viewBox="0 0 10 10" aria-hidden="true">
      {shapes[tone]}
    </svg>
    <span className="ev-status-words">{children}</span>
  </span>
);
