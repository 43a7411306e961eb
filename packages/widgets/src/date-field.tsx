import "./date-field.css";
import "./popover.css";
import CalendarDays from "lucide-react/icons/calendar-days";
import { Calendar } from "react-aria-components/Calendar";
import { Button, DatePicker, Group, Popover } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { useLocale } from "react-aria-components/I18nProvider";
import { calendarProps, machineTimeZone, MonthGrid, MonthHeader, todayText } from "./internal/calendar.tsx";
import type { Weekday } from "./internal/calendar.tsx";
import { defined } from "./internal/defined.ts";
import { FieldFrame, hasError, useField } from "./internal/field.tsx";
import type { FieldProps } from "./internal/field.tsx";
import { ClearButton, pasteInto, Segments } from "./internal/segments.tsx";
import { useLateFault } from "./internal/use-late-fault.ts";
import { dateFault } from "./logic/date-span.ts";
import type { DateLimits } from "./logic/date-span.ts";
import { knownDay, knownLimits } from "./logic/known-day.ts";
import { readDate } from "./logic/read-date.ts";
import { useWidgetLabels } from "./labels.tsx";

export interface DateFieldProps extends FieldProps, DateLimits {
  /**
   * ISO 8601 without a time: `2026-11-21`; `null` while the date is empty or not complete. A text that is no day is shown
   * as an empty date.
   */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The field's name: a form's summary finds the field by it. */
  readonly name?: string | undefined;
  /** The locale's where it is not given. */
  readonly weekStart?: Weekday | undefined;
  /** Whose today is marked in the calendar; the machine's where it is not given. */
  readonly timeZone?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/**
 * A day: typed part by part as the locale orders them, pasted in most ways of writing it, or chosen in a calendar. A day
 * outside the limits can be typed; the field says what is wrong with it once it was left, unless `error` says more.
 */
export const DateField = (props: DateFieldProps) => {
  const { label, isLabelHidden, description, isRequired, labelEnd, id, className, ...own } = props;
  const { onChange, onBlur, name, weekStart, timeZone, isDisabled, isReadOnly, ...rest } = own;
  const labels = useWidgetLabels("dateField");
  const limits = knownLimits(rest);
  const { locale } = useLocale();
  const value = knownDay(own.value);
  const found = value === null ? undefined : dateFault(value.toString(), limits);
  const late = useLateFault(found && labels.fault(found, limits));
  const error = hasError(rest.error) ? rest.error : late.shown;
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, error, isRequired });

  return (
    <FieldFrame {...frame} ids={ids} isLabelPlain>
      <DatePicker
        aria-labelledby={ids.labelId}
        {...defined({ "aria-describedby": ids.aria["aria-describedby"], isDisabled, isReadOnly, isRequired, onBlur })}
        value={value}
        onChange={(date) => onChange(date?.toString() ?? null)}
        onFocusChange={late.onFocusChange}
        isInvalid={ids.aria["aria-invalid"] === true}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <Group
          className="ev-control ev-date"
          id={ids.id}
          data-field={name}
          onPaste={isDisabled || isReadOnly ? undefined : pasteInto((text) => readDate(text, locale), onChange)}
        >
          <Segments />
          {value !== null && !isRequired && !isDisabled && !isReadOnly && (
            <ClearButton label={labels.clear} onClear={() => onChange(null)} />
          )}
          <Button className="ev-control-button" aria-label={`${labels.calendar}, `}>
            <CalendarDays />
          </Button>
        </Group>
        <Popover className="ev-popover" placement="bottom start" offset={6}>
          <Dialog className="ev-date-dialog">
            <Calendar className="ev-calendar" {...calendarProps(limits, weekStart)}>
              <MonthHeader />
              <MonthGrid today={todayText(timeZone ?? machineTimeZone())} />
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </FieldFrame>
  );
};
