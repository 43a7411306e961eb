import "./time-interval-field.css";
import { useLocale } from "react-aria-components/I18nProvider";
import { RadioButton, RadioField, RadioGroup } from "react-aria-components/RadioGroup";
import { defined } from "./internal/defined.ts";
import { FieldFrame, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";

export interface TimeIntervalFieldProps extends FieldProps {
  /** Minutes. One that is not among the options is offered beside them, so that showing it changes nothing. */
  readonly value: number;
  readonly onChange: (minutes: number) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Minutes, ascending: 15, 30 and 60. */
  readonly options: readonly number[];
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** The length of the intervals that a plan or a report is cut into. */
export const TimeIntervalField = (props: TimeIntervalFieldProps) => {
  const { label, isLabelHidden, description, error, isRequired, labelEnd, id, className, ...own } = props;
  const { value, onChange, onBlur, options, name, isDisabled, isReadOnly } = own;
  const { locale } = useLocale();
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, error, isRequired });
  const minutes = new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "short" });
  const offered = [...new Set([...options, value])].sort((one, other) => one - other);
  return (
    <FieldFrame {...frame} ids={ids} isLabelPlain>
      <RadioGroup
        className="ev-intervals"
        id={ids.id}
        data-field={name}
        aria-labelledby={ids.labelId}
        {...defined({ "aria-describedby": ids.aria["aria-describedby"], isDisabled, isReadOnly, isRequired, onBlur })}
        orientation="horizontal"
        isInvalid={ids.aria["aria-invalid"] === true}
        validationBehavior="aria"
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
      >
        {offered.map((option) => (
          <RadioField key={option} value={String(option)}>
            <RadioButton className="ev-interval ev-num">{minutes.format(option)}</RadioButton>
          </RadioField>
        ))}
      </RadioGroup>
    </FieldFrame>
  );
};
