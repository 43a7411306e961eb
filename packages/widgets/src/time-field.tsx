import "./date-field.css";
import Clock from "lucide-react/icons/clock";
import { useLocale } from "react-aria-components/I18nProvider";
import { TimeField as AriaTimeField } from "react-aria-components/TimeField";
import { defined } from "./internal/defined.ts";
import { FieldFrame, hasError, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { ClearButton, pasteInto, Segments } from "./internal/segments.tsx";
import { useLateFault } from "./internal/use-late-fault.ts";
import { zoneName } from "./internal/zone-name.ts";
import { knownTime } from "./logic/known-day.ts";
import { readTime } from "./logic/read-time.ts";
import { useWidgetLabels } from "./labels.tsx";
import type { TimeLimits } from "./internal/label-types.ts";

export interface TimeFieldProps extends FieldProps, TimeLimits {
  /**
   * To the minute, without a zone: `09:30`; `null` while the time is empty or not complete. A text that is no time is
   * shown as an empty one.
   */
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The field's name: a form's summary finds the field by it. */
  readonly name?: string | undefined;
  /** An IANA name: the field says in which zone the time is meant. */
  readonly timeZone?: string | undefined;
  /** The locale's where it is not given. */
  readonly hourCycle?: 12 | 24 | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** What React Aria's time without a zone is here. */
export const timeText = (time: { toString: () => string } | null): string | null =>
  time?.toString().slice(0, 5) ?? null;

/** A time of day: typed part by part, stepped with the arrow keys, or pasted in any common way of writing it. */
export const TimeField = (props: TimeFieldProps) => {
  const { label, isLabelHidden, isRequired, labelEnd, id, className, ...own } = props;
  const { onChange, onBlur, name, minValue, maxValue, timeZone, hourCycle, isDisabled, isReadOnly, ...rest } = own;
  const labels = useWidgetLabels("timeField");
  const { locale } = useLocale();
  const value = knownTime(own.value);
  const found = timeFault(timeText(value), { minValue, maxValue });
  const late = useLateFault(found && labels.fault(found, { minValue, maxValue }));
  const error = hasError(rest.error) ? rest.error : late.shown;
  const description = rest.description ?? (timeZone && labels.zone(zoneName(timeZone, locale)));
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, error, isRequired });

  return (
    <FieldFrame {...frame} ids={ids} isLabelPlain>
      <AriaTimeField
        aria-labelledby={ids.labelId}
        {...defined({ "aria-describedby": ids.aria["aria-describedby"], isDisabled, isReadOnly, isRequired, onBlur })}
        {...defined({ hourCycle })}
        value={value}
        onChange={(time) => onChange(timeText(time))}
        onFocusChange={late.onFocusChange}
        isInvalid={ids.aria["aria-invalid"] === true}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <div
          className="ev-control ev-date"
          id={ids.id}
          data-field={name}
          data-invalid={ids.aria["aria-invalid"]}
          data-disabled={isDisabled ? true : undefined}
          data-readonly={isReadOnly ? true : undefined}
          onPaste={isDisabled || isReadOnly ? undefined : pasteInto(readTime, onChange)}
        >
          <Segments />
          {value !== null && !isRequired && !isDisabled && !isReadOnly && (
            <ClearButton label={labels.clear} onClear={() => onChange(null)} />
          )}
          <Clock className="ev-date-mark" />
        </div>
      </AriaTimeField>
    </FieldFrame>
  );
};

const timeFault = (time: string | null, { minValue, maxValue }: TimeLimits): "tooEarly" | "tooLate" | undefined => {
  if (time === null) return undefined;
  if (minValue !== undefined && time < minValue) return "tooEarly";
  return maxValue !== undefined && time > maxValue ? "tooLate" : undefined;
};
