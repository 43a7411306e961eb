import "./date-field.css";
import "./time-range-field.css";
import { useRef, useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { TimeField as AriaTimeField } from "react-aria-components/TimeField";
import { defined } from "./internal/defined.ts";
import { FieldFrame, hasError, useField } from "./internal/field.tsx";
import { ClearButton, pasteInto, Segments } from "./internal/segments.tsx";
import { useLateFault } from "./internal/use-late-fault.ts";
import { zoneName } from "./internal/zone-name.ts";
import { knownTime, knownTimes } from "./logic/known-day.ts";
import { endsNextDay, readTimeRange, spanMinutes } from "./logic/read-time.ts";
import type { TimeSpan } from "./logic/read-time.ts";
import { timeText } from "./time-field.tsx";
import type { TimeFieldProps } from "./time-field.tsx";
import { useWidgetLabels } from "./labels.tsx";

export type { TimeSpan } from "./logic/read-time.ts";

export interface TimeRangeFieldProps extends Omit<TimeFieldProps, "value" | "onChange" | "minValue" | "maxValue"> {
  /** `null` while one of the times is empty or not complete; one that is no time is shown as empty. */
  readonly value: TimeSpan | null;
  readonly onChange: (span: TimeSpan | null) => void;
  /** The range may end on the next day, as a night shift does. */
  readonly isOverMidnight?: boolean | undefined;
}

/** From one time of day to another. `00:00` as an end is the midnight at the day's end. */
export const TimeRangeField = (props: TimeRangeFieldProps) => {
  const { label, isLabelHidden, isRequired, labelEnd, id, className, ...own } = props;
  const { onChange, onBlur, name, isOverMidnight = false, timeZone, ...rest } = own;
  const labels = useWidgetLabels("timeRangeField");
  const { hourCycle, isDisabled, isReadOnly } = rest;
  const { locale } = useLocale();
  const value = knownTimes(own.value);
  const ends = useEnds(own.value, onChange);
  const isWrong = value !== null && endsNextDay(value) && (!isOverMidnight || value.from === value.to);
  const late = useLateFault(isWrong ? labels.reversed : undefined);
  const error = hasError(rest.error) ? rest.error : late.shown;
  const description = rest.description ?? (timeZone && labels.zone(zoneName(timeZone, locale)));
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, error, isRequired });
  const isEmpty = ends.from === null && ends.to === null;
  const group = useRef<HTMLDivElement>(null);
  const isInvalid = ids.aria["aria-invalid"] === true;

  const shared = {
    ...defined({ "aria-describedby": ids.aria["aria-describedby"], hourCycle, isDisabled, isReadOnly, isRequired }),
    isInvalid,
    validationBehavior: "aria",
    shouldForceLeadingZeros: true,
  } as const;
  const focusChanges = (isFocused: boolean, to: EventTarget | null) => {
    if (to instanceof Node && group.current?.contains(to)) return;
    late.onFocusChange(isFocused);
    if (!isFocused) onBlur?.();
  };

  return (
    <FieldFrame {...frame} ids={ids} isLabelPlain>
      <div
        ref={group}
        role="group"
        aria-labelledby={ids.labelId}
        className="ev-control ev-date ev-range"
        id={ids.id}
        data-field={name}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled ? true : undefined}
        data-readonly={isReadOnly ? true : undefined}
        onPaste={isDisabled || isReadOnly ? undefined : pasteInto(readTimeRange, onChange)}
      >
        <AriaTimeField
          {...shared}
          aria-label={labels.start}
          value={knownTime(ends.from)}
          onChange={(time) => ends.set({ ...ends, from: timeText(time) })}
          onFocus={() => focusChanges(true, null)}
          onBlur={(event) => focusChanges(false, event.relatedTarget)}
        >
          <Segments />
        </AriaTimeField>
        <span className="ev-range-dash" aria-hidden="true">
          –
        </span>
        <AriaTimeField
          {...shared}
          className="ev-range-end"
          aria-label={labels.end}
          value={knownTime(ends.to)}
          onChange={(time) => ends.set({ ...ends, to: timeText(time) })}
          onFocus={() => focusChanges(true, null)}
          onBlur={(event) => focusChanges(false, event.relatedTarget)}
        >
          <Segments />
        </AriaTimeField>
        {value !== null && !isWrong && (
          <bdi className="ev-range-length ev-num">{labels.length(spanMinutes(value), endsNextDay(value))}</bdi>
        )}
        {!isEmpty && !isRequired && !isDisabled && !isReadOnly && (
          <ClearButton label={labels.clear} onClear={() => ends.set({ from: null, to: null })} />
        )}
      </div>
    </FieldFrame>
  );
};

interface Ends {
  readonly from: string | null;
  readonly to: string | null;
}

/** The two ends as far as they are typed: only both of them are a value. */
const useEnds = (value: TimeSpan | null, onChange: (span: TimeSpan | null) => void) => {
  const [typed, setTyped] = useState<Ends>(value ?? { from: null, to: null });
  const isKnown = value === null ? typed.from === null || typed.to === null : isSame(typed, value);
  const ends = knownEnds(isKnown ? typed : value);
  const set = ({ from, to }: Ends) => {
    setTyped({ from, to });
    const next = from === null || to === null ? null : { from, to };
    if (next !== value) onChange(next);
  };
  return { ...ends, set };
};

const knownEnds = (ends: Ends | null): Ends => ({
  from: timeText(knownTime(ends?.from)),
  to: timeText(knownTime(ends?.to)),
});

const isSame = (one: Ends, other: Ends): boolean => one.from === other.from && one.to === other.to;
