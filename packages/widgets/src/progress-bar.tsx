import "./progress-bar.css";
import { Label } from "react-aria-components/Label";
import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";
import { cx } from "./internal/cx.ts";

export interface ProgressBarProps {
  /** What is under way. It stands above the bar. */
  readonly label: string;
  /** From 0 to 1; null while unknown. */
  readonly value: number | null;
  readonly className?: string | undefined;
}

/** The progress of a task, with its percentage in the reader's language. */
export const ProgressBar = ({ label, value, className }: ProgressBarProps) => (
  <AriaProgressBar
    className={cx("ev-progress", className)}
    maxValue={1}
    value={value ?? 0}
    isIndeterminate={value === null}
  >
    {({ percentage = 0, valueText }) => (
      <>
        <Label>{label}</Label>
        {value !== null && <span className="ev-num">{valueText}</span>}
        <div className="ev-progress-track">
          {value === null ? (
            <div className="ev-progress-fill ev-progress-fill-unknown" />
          ) : (
            <div className="ev-progress-fill" style={{ width: `${percentage}%` }} />
          )}
        </div>
      </>
    )}
  </AriaProgressBar>
);
