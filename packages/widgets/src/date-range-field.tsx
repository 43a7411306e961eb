import "./date-range-field.css";
import "./popover.css";
import { useContext, useSyncExternalStore } from "react";
import CalendarRange from "lucide-react/icons/calendar-range";
import {
  Button,
  DateRangePicker,
  DateRangePickerStateContext,
  Group,
  Popover,
} from "react-aria-components/DateRangePicker";
import { Dialog } from "react-aria-components/Dialog";
import { useLocale } from "react-aria-components/I18nProvider";
import { CalendarHeading, RangeCalendar } from "react-aria-components/RangeCalendar";
import type { DateFieldProps } from "./date-field.tsx";
import { calendarProps, machineTimeZone, MonthGrid, todayText, Turner, weekStartOf } from "./internal/calendar.tsx";
import { defined } from "./internal/defined.ts";
import { FieldFrame, hasError, useField } from "./internal/field.tsx";
import { ClearButton, pasteInto, Segments } from "./internal/segments.tsx";
import { useLateFault } from "./internal/use-late-fault.ts";
import { knownDay, knownDays, knownLimits } from "./logic/known-day.ts";
import { spanFault } from "./logic/date-span.ts";
import type { DateSpan } from "./logic/date-span.ts";
import { clipSpan, presetSpan, rangePresets } from "./logic/range-presets.ts";
import type { RangePreset } from "./logic/range-presets.ts";
import { readDateRange } from "./logic/read-date.ts";
import { useWidgetLabels } from "./labels.tsx";
import type { DateRangeFieldLabels } from "./internal/label-types.ts";

export type { DateSpan } from "./logic/date-span.ts";

export interface DateRangeFieldProps extends Omit<DateFieldProps, "value" | "onChange"> {
  /** Both days belong to the range. `null` while one of them is empty or not complete; so is shown one that is no day. */
  readonly value: DateSpan | null;
  readonly onChange: (span: DateSpan | null) => void;
  /** All of them where it is not given; none for an empty list. */
  readonly presets?: readonly RangePreset[] | undefined;
}

/**
 * A range of days: typed, pasted ("01.11.2026 – 15.11.2026"), chosen in a calendar of two months, or one of the ranges that
 * are asked for most, counted from today in `timeZone`.
 */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { label, isLabelHidden, description, isRequired, labelEnd, id, className, ...own } = props;
  const { onChange, onBlur, name, timeZone, isDisabled, isReadOnly, ...rest } = own;
  const labels = useWidgetLabels("dateRangeField");
  const { presets = rangePresets } = rest;
  const limits = knownLimits(rest);
  const { locale } = useLocale();
  const weekStart = rest.weekStart ?? weekStartOf(locale);
  const today = todayText(timeZone ?? machineTimeZone());
  const value = knownDays(own.value);
  const [start, end] = [knownDay(value?.from), knownDay(value?.to)];
  const found = value === null ? undefined : spanFault(value, limits);
  const late = useLateFault(found && labels.fault(found, limits));
  const error = hasError(rest.error) ? rest.error : late.shown;
  const frame = { label, isLabelHidden, description, error, isRequired, labelEnd, className };
  const ids = useField({ id, description, error, isRequired });
  const offered = presets.map((preset) => ({ preset, span: clipSpan(presetSpan(preset, today, weekStart), limits) }));

  return (
    <FieldFrame {...frame} ids={ids} isLabelPlain>
      <DateRangePicker
        aria-labelledby={ids.labelId}
        {...defined({ "aria-describedby": ids.aria["aria-describedby"], isDisabled, isReadOnly, isRequired, onBlur })}
        value={start && end && { start, end }}
        onChange={(range) => onChange(range && { from: range.start.toString(), to: range.end.toString() })}
        onFocusChange={late.onFocusChange}
        isInvalid={ids.aria["aria-invalid"] === true}
        validationBehavior="aria"
        shouldForceLeadingZeros
        allowsNonContiguousRanges
      >
        <Group
          className="ev-control ev-date ev-range"
          id={ids.id}
          data-field={name}
          onPaste={isDisabled || isReadOnly ? undefined : pasteInto((text) => readDateRange(text, locale), onChange)}
        >
          <Segments slot="start" />
          <span className="ev-range-dash" aria-hidden="true">
            –
          </span>
          <Segments slot="end" />
          {value !== null && !isRequired && !isDisabled && !isReadOnly && (
            <ClearButton label={labels.clear} onClear={() => onChange(null)} />
          )}
          <Button className="ev-control-button" aria-label={`${labels.calendar}, `}>
            <CalendarRange />
          </Button>
        </Group>
        <Popover className="ev-popover" placement="bottom start" offset={6}>
          <Dialog className="ev-date-dialog ev-range-dialog">
            {offered.length > 0 && <Presets labels={labels} offered={offered} value={value} onChoose={onChange} />}
            <Months calendar={calendarProps(limits, weekStart)} today={today} />
          </Dialog>
        </Popover>
      </DateRangePicker>
    </FieldFrame>
  );
};

interface PresetsProps {
  readonly labels: DateRangeFieldLabels;
  readonly offered: readonly { readonly preset: RangePreset; readonly span: DateSpan | null }[];
  readonly value: DateSpan | null;
  readonly onChoose: (span: DateSpan) => void;
}

const Presets = ({ labels, offered, value, onChoose }: PresetsProps) => {
  const picker = useContext(DateRangePickerStateContext);
  return (
    <div className="ev-presets" role="group" aria-label={labels.presets}>
      {offered.map(({ preset, span }) => (
        <button
          key={preset}
          type="button"
          className="ev-preset"
          aria-pressed={span !== null && span.from === value?.from && span.to === value.to}
          disabled={span === null}
          onClick={() => {
            if (span === null) return;
            onChoose(span);
            picker?.setOpen(false);
          }}
        >
          {labels.preset[preset]}
        </button>
      ))}
    </div>
  );
};

const narrow = "(max-width: 859px)";
const subscribe = (listener: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

const Months = ({ calendar, today }: { calendar: ReturnType<typeof calendarProps>; today: string }) => {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
  const months = isNarrow ? [0] : [0, 1];
  return (
    <RangeCalendar className="ev-calendar" visibleDuration={{ months: months.length }} {...calendar}>
      <Turner>
        {months.map((offset) => (
          <CalendarHeading key={offset} className="ev-calendar-month" offset={{ months: offset }} />
        ))}
      </Turner>
      <div className="ev-calendar-months">
        {months.map((offset) => (
          <MonthGrid key={offset} offset={offset} today={today} />
        ))}
      </div>
    </RangeCalendar>
  );
};
