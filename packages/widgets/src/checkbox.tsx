import "./checkbox.css";
import type { ReactNode, Ref } from "react";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import { cx } from "./internal/cx.ts";
import { defined } from "./internal/defined.ts";

export interface CheckboxProps {
  /** The words beside the box; without them give `label`. */
  children?: ReactNode;
  /** Names a box that has no words beside it. */
  label?: string | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  isIndeterminate?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  value?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isInvalid?: boolean | undefined;
  /** Takes it out of the tab order, for a grid that moves the focus itself. */
  excludeFromTabOrder?: boolean | undefined;
  className?: string | undefined;
  inputRef?: Ref<HTMLInputElement | null> | undefined;
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
