import "./spinner.css";
import { cx } from "./internal/cx.ts";

export interface SpinnerProps {
  /** For screen readers. Leave out where visible text already says so: the spinner is then decorative. */
  readonly label?: string | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly className?: string | undefined;
}

export const Spinner = ({ label, size = "medium", className }: SpinnerProps) => {
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={cx("ev-spinner", `ev-spinner-${size}`, className)} viewBox="0 0 20 20" {...named}>
      <circle className="ev-spinner-track" cx="10" cy="10" r="8" />
      <path className="ev-spinner-arc" d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
};
