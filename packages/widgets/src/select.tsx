import "./select.css";
import "./popover.css";
import "./menu.css";
import { use, useEffect } from "react";
import type { ReactNode, Ref } from "react";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectStateContext,
  SelectValue,
} from "react-aria-components/Select";
import { cx } from "./internal/cx.ts";
import { defined } from "./internal/defined.ts";
import { FieldFrame, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { useWidgetLabels } from "./labels.tsx";

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps {
  readonly options: readonly SelectOption[];
  /** The id of the chosen option; `null` for none. Leave out for a field that keeps its own state. */
  readonly value?: string | null | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((id: string) => void) | undefined;
  /** With it a choice can be taken back: by a button, and by Delete or Backspace. */
  readonly onClear?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Shown while nothing is chosen, e.g. "Select Item". */
  readonly placeholder: string;
  /** Under this name the value goes with a form. */
  readonly name?: string | undefined;
  readonly size?: "medium" | "large" | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Chooses one of a short list of options. A longer one needs a search: Dropdown. */
export const Select = (props: SelectProps) => {
  const { label, isLabelHidden, description, error, isRequired, labelEnd, id, className, ...own } = props;
  const { options, value, defaultValue, onChange, onClear, onBlur, placeholder, name, size, isDisabled, ref } = own;
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, error, isRequired });
  return (
    <FieldFrame {...frame} ids={ids} isLabelPlain>
      <AriaSelect
        className="ev-select"
        aria-labelledby={ids.labelId}
        {...defined({ "aria-describedby": ids.aria["aria-describedby"] })}
        isInvalid={ids.aria["aria-invalid"] === true}
        placeholder={placeholder}
        onChange={(key) => (key === null ? onClear?.() : onChange?.(String(key)))}
        {...defined({ value, defaultValue, name, isDisabled, onBlur, isRequired })}
        validationBehavior="aria"
      >
        <Button
          className={cx("ev-control", "ev-select-button", size === "large" && "ev-control-large")}
          id={ids.id}
          {...defined({ ref })}
          {...(ids.aria["aria-invalid"] && { "data-invalid": true })}
        >
          <SelectValue className="ev-select-value" />
          <ChevronDown />
        </Button>
        {onClear && !isDisabled && <Clear label={label} buttonId={ids.id} />}
        <Popover className="ev-popover ev-select-popover" offset={4}>
          <ListBox className="ev-menu" items={options}>
            {(option) => (
              <ListBoxItem
                className="ev-menu-item"
                id={option.id}
                textValue={option.label}
                {...defined({ isDisabled: option.isDisabled })}
              >
                {({ isSelected }) => (
                  <>
                    {option.icon && <span className="ev-menu-icon">{option.icon}</span>}
                    <span className="ev-menu-words">
                      <span>{option.label}</span>
                      {option.description && <span className="ev-menu-description">{option.description}</span>}
                    </span>
                    <span className="ev-menu-tick">{isSelected && <Check />}</span>
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </FieldFrame>
  );
};

/** Beside the field's own button, which has the focus once there is nothing left to clear. */
const Clear = ({ label, buttonId }: { label: ReactNode; buttonId: string }) => {
  const { clear } = useWidgetLabels("common");
  const state = use(SelectStateContext);
  const hasValue = state !== null && state.value !== null;

  useEffect(() => {
    const button = document.getElementById(buttonId);
    const takeKey = (event: KeyboardEvent) => {
      if (!hasValue || state.isOpen || (event.key !== "Delete" && event.key !== "Backspace")) return;
      event.preventDefault();
      state.setValue(null);
    };
    button?.addEventListener("keydown", takeKey);
    return () => button?.removeEventListener("keydown", takeKey);
  }, [buttonId, state, hasValue]);

  if (!hasValue) return null;
  return (
    <button
      type="button"
      className="ev-control-button ev-select-clear"
      aria-label={typeof label === "string" ? `${clear}: ${label}` : clear}
      onClick={() => {
        document.getElementById(buttonId)?.focus();
        state.setValue(null);
      }}
    >
      <X />
    </button>
  );
};
