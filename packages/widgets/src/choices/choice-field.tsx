import "../select.css";
import "./choices.css";
import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Button } from "react-aria-components/Button";
import { cx } from "../internal/cx.ts";
import { defined } from "../internal/defined.ts";
import { FieldFrame, hasError, useField } from "../internal/field.tsx";
import type { ChoiceOption } from "../logic/choices.ts";
import { Popover } from "../popover.tsx";
import { ChoicePanel } from "./choice-panel.tsx";
import { ChoiceValues } from "./choice-values.tsx";
import type { ChoiceFieldProps } from "./types.ts";
import { useChoices } from "./use-choices.ts";
import type { Choices } from "./use-choices.ts";
import { useWidgetLabels } from "../labels.tsx";

interface ChoiceFieldOwnProps {
  readonly field: ChoiceFieldProps;
  readonly mode: "single" | "multiple";
  readonly maximum?: number | undefined;
  readonly selectedOf: (choices: Choices) => ReadonlySet<string>;
  /** What the closed field says; `undefined` for the placeholder. */
  readonly wordsOf: (selected: ReadonlySet<string>, choices: Choices) => ReactNode;
  readonly onChange: (selected: ReadonlySet<string>, choices: Choices) => void;
}

/** The closed field and what it opens, for one choice or many. */
export const ChoiceField = ({ field, mode, maximum, selectedOf, wordsOf, onChange }: ChoiceFieldOwnProps) => {
  const { label, isLabelHidden, description, isRequired, labelEnd, id, className } = field;
  const labels = useWidgetLabels("choices");
  const choices = useChoices(field);
  const selected = selectedOf(choices);
  const [isOpen, setOpen] = useState(false);
  const [isComplaining, setComplaining] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isMissing = isRequired === true && selected.size === 0;
  const error = hasError(field.error) ? field.error : isComplaining && isMissing ? labels.required : undefined;
  const ids = useField({ id, description, error, isRequired });
  const words = wordsOf(selected, choices);
  const valueId = `${ids.id}-value`;

  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) choices.open();
    else {
      choices.close();
      setComplaining(true);
      field.onBlur?.();
    }
    field.onOpenChange?.(next);
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    changeOpen(true);
  };

  return (
    <FieldFrame
      {...{ label, isLabelHidden, description, error, isRequired, labelEnd, className }}
      ids={ids}
      isLabelPlain
    >
      <div className="ev-choices-field">
        <ChoiceValues
          selected={selected}
          isRequired={isRequired}
          isDisabled={field.isDisabled}
          name={field.name}
          onFocus={() => button.current?.focus()}
          onInvalid={() => setComplaining(true)}
        />
        <Popover
          label={label}
          className="ev-choices"
          isOpen={isOpen}
          onOpenChange={changeOpen}
          trigger={
            <Button
              ref={button}
              id={ids.id}
              className={cx("ev-control", "ev-select-button", field.size === "large" && "ev-control-large")}
              aria-labelledby={`${ids.labelId} ${valueId}`}
              {...defined({ "aria-describedby": ids.aria["aria-describedby"], isDisabled: field.isDisabled })}
              {...(ids.aria["aria-invalid"] && { "data-invalid": true })}
              {...(field.isReadOnly && { "data-readonly": true })}
              onKeyDown={takeKey}
            >
              <span className="ev-select-value" id={valueId} {...(words === undefined && { "data-placeholder": true })}>
                {words ?? field.placeholder ?? (mode === "multiple" ? labels.selectItems : labels.selectItem)}
              </span>
              <ChevronDown />
            </Button>
          }
        >
          {({ close }) => (
            <ChoicePanel
              label={label}
              labels={labels}
              choices={choices}
              mode={mode}
              maximum={maximum}
              selected={selected}
              isRequired={isRequired}
              isReadOnly={field.isReadOnly}
              isSearchable={field.isSearchable}
              displayLimit={field.displayLimit}
              onChange={(next) => onChange(next, choices)}
              onDone={close}
            />
          )}
        </Popover>
      </div>
    </FieldFrame>
  );
};

export const labelIn = (options: readonly ChoiceOption[], id: string): string | undefined =>
  options.find((option) => option.id === id)?.label;
