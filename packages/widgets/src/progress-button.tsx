import "./progress-button.css";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Button as AriaButton } from "react-aria-components/Button";
import { buttonClass } from "./button.tsx";
import type { ButtonLook } from "./button.tsx";
import { nextProgress, progressEnd, progressInterval, progressStart } from "./logic/progress.ts";
import { useWidgetLabels } from "./labels.tsx";
import type { ProgressButtonLabels } from "./internal/label-types.ts";

/** How long the full bar is shown before the button is as before, in milliseconds. */
const endShown = 900;

export interface ProgressButtonProps extends ButtonLook {
  readonly children: ReactNode;
  /** The work. The bar ends with its promise; the app reports a failure. */
  readonly onPress: () => Promise<unknown>;
  /** Other words than every such button has: "Publishing…". */
  readonly labels?: Partial<ProgressButtonLabels> | undefined;
  readonly isDisabled?: boolean | undefined;
}

type Phase = "idle" | "running" | "done" | "failed";

/** A button for work of some seconds, of unknown duration. The failed state stays until the next try. */
export const ProgressButton = (props: ProgressButtonProps) => {
  const { children, onPress, labels: own, isDisabled = false, icon, ...look } = props;
  const labels = { ...useWidgetLabels("progressButton"), ...own };
  const [phase, setPhase] = useState<Phase>("idle");
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (phase !== "running") return;
    const timer = setInterval(() => setProgress(nextProgress), progressInterval);
    return () => clearInterval(timer);
  }, [phase]);

  useEffect(() => {
    if (phase !== "done") return;
    const timer = setTimeout(() => {
      setPhase("idle");
      setProgress(0);
    }, endShown);
    return () => clearTimeout(timer);
  }, [phase]);

  const run = async () => {
    setPhase("running");
    setProgress(progressStart);
    try {
      await onPress();
      setProgress(progressEnd);
      setPhase("done");
    } catch {
      setProgress(0);
      setPhase("failed");
    }
  };

  const mark = phase === "done" ? <Check /> : phase === "failed" ? <TriangleAlert /> : icon;
  return (
    <span className="ev-progress-button">
      <AriaButton
        className={buttonClass(look)}
        data-phase={phase}
        isDisabled={isDisabled}
        isPending={phase === "running"}
        onPress={() => void run()}
      >
        <span className="ev-progress-bar" style={{ width: `${progress * 100}%` }} aria-hidden="true" />
        <span className="ev-button-words">
          {mark}
          {children}
        </span>
      </AriaButton>
      {phase === "running" && (
        <span
          className="ev-sr"
          role="progressbar"
          aria-label={labels.running}
          aria-valuenow={Math.round(progress * 100)}
        />
      )}
      <span className="ev-sr" role="status">
        {phase === "idle" ? "" : labels[phase]}
      </span>
    </span>
  );
};
