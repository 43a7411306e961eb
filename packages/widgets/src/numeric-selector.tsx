import { useState } from "react";
import type { FocusEvent, KeyboardEvent, Ref } from "react";
import { FieldFrame, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { hasModifier } from "./internal/has-modifier.ts";
import { StepButtons } from "./internal/step-buttons.tsx";
import { nearestValue, readValue, stepValue, utilizationValues } from "./logic/value-steps.ts";
import { useWidgetLabels } from "./labels.tsx";

export interface NumericSelectorProps extends Omit<FieldProps, "label"> {
  readonly label: string;
  /** What can be chosen, ascending. */
  readonly values: readonly number[];
  /** `null` while nothing is chosen. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /**
   * How a value is shown; a text of this form is understood when it is typed, and a number alone as a percentage where
   * this writes one.
   */
  readonly format?: ((value: number) => string) | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A number from a list. Plus and minus step through it and wrap around; a typed number picks the nearest. */
export const NumericSelector = (props: NumericSelectorProps) => {
  const { label, isLabelHidden, description, error, isRequired, labelEnd, id, className, ...own } = props;
  const { values, value, onChange, onBlur, format = String, placeholder, name, ref } = own;
  const labels = useWidgetLabels("numericSelector")(label);
  const { isDisabled = false, isReadOnly = false } = own;
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, error, isRequired });
  /** What is being typed; `null` when the value is shown. */
  const [draft, setDraft] = useState<string | null>(null);
  /** Said when a button has changed the value, while the focus is not in the field. */
  const [said, setSaid] = useState("");
  const isFixed = isDisabled || isReadOnly;

  const typedValue = () => {
    const typed = draft === null ? null : readValue(draft, values, format);
    return typed === null ? value : nearestValue(values, typed);
  };

  const choose = (chosen: number | null | undefined) => {
    setDraft(null);
    if (chosen !== null && chosen !== undefined && chosen !== value) onChange(chosen);
  };

  const step = (by: 1 | -1) => choose(stepValue(values, typedValue(), by));

  const press = (by: 1 | -1) => {
    const chosen = stepValue(values, typedValue(), by);
    choose(chosen);
    setSaid(chosen === null ? "" : format(chosen));
  };

  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isFixed || event.nativeEvent.isComposing || hasModifier(event)) return;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
      Home: () => choose(values.at(0)),
      End: () => choose(values.at(-1)),
      // With nothing typed these two are the form's and the overlay's.
      ...(draft !== null && { Enter: () => choose(typedValue()), Escape: () => setDraft(null) }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <FieldFrame {...frame} ids={ids}>
      <div className="ev-control">
        <input
          {...ids.aria}
          className="ev-input ev-num"
          id={ids.id}
          ref={ref}
          name={name}
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuemin={values.at(0)}
          aria-valuemax={values.at(-1)}
          aria-valuetext={value === null ? placeholder : format(value)}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          disabled={isDisabled}
          readOnly={isReadOnly}
          value={draft ?? (value === null ? "" : format(value))}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={takeKey}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => {
            setSaid("");
            choose(typedValue());
            onBlur?.(event);
          }}
        />
        <StepButtons labels={labels} controls={ids.id} isDisabled={isFixed} onStep={press} />
      </div>
      <span className="ev-sr" role="status">
        {said}
      </span>
    </FieldFrame>
  );
};

export type UtilizationSelectorProps = Omit<NumericSelectorProps, "values">;

/** How much of a person's time is counted on: 0, .25, .33, .5, .66, .75 or 1. */
export const UtilizationSelector = (props: UtilizationSelectorProps) => (
  <NumericSelector {...props} values={utilizationValues} />
);
