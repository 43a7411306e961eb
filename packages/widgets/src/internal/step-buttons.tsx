import "./step-buttons.css";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { Button } from "react-aria-components/Button";
import { useHold } from "./use-hold.ts";
import type { StepLabels } from "./label-types.ts";

export interface StepButtonsProps {
  readonly labels: StepLabels;
  /** The field that they step. */
  readonly controls: string;
  readonly isDisabled?: boolean | undefined;
  readonly onStep: (by: 1 | -1) => void;
}

/** Minus and plus of a spin button: for a hand or a screen reader's touch; a keyboard has the arrows in the field. */
export const StepButtons = ({ labels, controls, isDisabled = false, onStep }: StepButtonsProps) => {
  const decrease = useHold(() => onStep(-1), isDisabled);
  const increase = useHold(() => onStep(1), isDisabled);
  const common = { className: "ev-control-button ev-step-button", excludeFromTabOrder: true, isDisabled };
  return (
    <span className="ev-control-end ev-step-buttons">
      <Button {...common} {...decrease} aria-label={labels.decrease} aria-controls={controls}>
        <Minus />
      </Button>
      <Button {...common} {...increase} aria-label={labels.increase} aria-controls={controls}>
        <Plus />
      </Button>
    </span>
  );
};
