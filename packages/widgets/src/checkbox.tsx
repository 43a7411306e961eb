import "./checkbox.css";
import type { ReactNode, Ref } from "react";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import { cx } from "./internal/cx.ts";
import { defined } from "./internal/defined.ts";

export interface CheckboxProps {
  /** The words beside the box; without them give `label`. */
  readonly children?: ReactNode;
  /** Names a box that has no words beside it. */
  readonly label?: string | undefined;
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean | undefined;
  readonly isIndeterminate?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
  /** Takes it out of the tab order, for a grid that moves the focus itself. */
  readonly excludeFromTabOrder?: boolean | undefined;
  readonly className?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement | null> | undefined;
}

export const Checkbox = ({ children, label, className, ...rest }: CheckboxProps) => (
  <CheckboxField className={cx("ev-checkbox-field", className)} {...defined({ ...rest, "aria-label": label })}>
    <CheckboxButton className="ev-checkbox">
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className="ev-checkbox-box" aria-hidden="true">
            <svg viewBox="0 0 16 16">
              {isIndeterminate ? <path d="M4 8h8" /> : isSelected ? <path d="m3.8 8.2 2.8 2.8 5.6-6" /> : null}
            </svg>
          </span>
          {children !== undefined && <span className="ev-checkbox-words">{children}</span>}
        </>
      )}
    </CheckboxButton>
  </CheckboxField>
);
