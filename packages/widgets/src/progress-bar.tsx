import "./progress-bar.css";
import { Label } from "react-aria-components/Label";
import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";
import { cx } from "./internal/cx.ts";

export interface ProgressBarProps {
  /** What is under way. It stands above the bar. */
  label: string;
  /** From 0 to 1; null while nobody knows how far it is. */
  value: number | null;
  className?: string | undefined;
}

/** How far something is that takes its time; the share stands beside the words, in the reader's language. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
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
}
