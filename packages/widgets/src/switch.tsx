import "./switch.css";
import type { ReactNode, Ref } from "react";
import { SwitchButton, SwitchField } from "react-aria-components/Switch";
import { cx } from "./internal/cx.ts";
import { defined } from "./internal/defined.ts";

export interface SwitchProps {
  /** What is switched. Without words beside it give `label`. */
  readonly children?: ReactNode;
  readonly label?: string | undefined;
  /** The state in words, shown beside the switch: "On" and "Off". */
  readonly onLabel: string;
  readonly offLabel: string;
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement | null> | undefined;
}

/** Takes effect at once; for a choice that is saved later take a checkbox. */
export const Switch = ({ children, label, onLabel, offLabel, className, ...rest }: SwitchProps) => (
  <SwitchField className={cx("ev-switch-field", className)} {...defined({ ...rest, "aria-label": label })}>
    <SwitchButton className="ev-switch">
      {({ isSelected }) => (
        <>
          {children !== undefined && <span className="ev-switch-words">{children}</span>}
          <span className="ev-switch-track" aria-hidden="true">
            <span className="ev-switch-thumb" />
          </span>
          <span className="ev-switch-state" aria-hidden="true">
            {isSelected ? onLabel : offLabel}
          </span>
        </>
      )}
    </SwitchButton>
  </SwitchField>
);
