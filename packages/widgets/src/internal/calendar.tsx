import "../calendar.css";
import { CalendarDate, getDayOfWeek, today as todayIn } from "@internationalized/date";
import type { ReactNode } from "react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components/Calendar";
import type { DateLimits } from "../logic/date-span.ts";
import { knownDay } from "../logic/known-day.ts";
import { cx } from "./cx.ts";
import { defined } from "./defined.ts";

/** As the specification counts weekdays: 0 = Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
const aSunday = new CalendarDate(2026, 11, 22);

/** The day that weeks begin with where a locale is at home. */
export const weekStartOf = (locale: string): Weekday => ((7 - getDayOfWeek(aSunday, locale)) % 7) as Weekday;

export const todayText = (timeZone: string): string => todayIn(timeZone).toString();
export const machineTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The limits and the first weekday as React Aria's calendars take them. */
export const calendarProps = ({ minValue, maxValue, isUnavailable }: DateLimits, weekStart: Weekday | undefined) =>
  defined({
    minValue: knownDay(minValue) ?? undefined,
    maxValue: knownDay(maxValue) ?? undefined,
    isDateUnavailable: isUnavailable && ((date: { toString: () => string }) => isUnavailable(date.toString())),
    firstDayOfWeek: weekStart === undefined ? undefined : weekdays[weekStart],
  });

export const MonthGrid = ({ offset = 0, today }: { offset?: number; today: string }) => (
  <CalendarGrid className="ev-calendar-grid" offset={{ months: offset }} weekdayStyle="short">
    <CalendarGridHeader>
      {(day) => <CalendarHeaderCell className="ev-calendar-weekday">{day}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <CalendarGridBody>
      {(date) => (
        <CalendarCell
          date={date}
          className={cx("ev-calendar-day ev-num", date.toString() === today && "ev-calendar-today")}
        />
      )}
    </CalendarGridBody>
  </CalendarGrid>
);

/** Month and year as lists to choose from, between the buttons that turn the page. */
export const MonthHeader = () => (
  <Turner>
    <CalendarMonthPicker>{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
    <CalendarYearPicker>{(picker) => <Picker {...picker} />}</CalendarYearPicker>
  </Turner>
);

export const Turner = ({ children }: { children: ReactNode }) => (
  <header className="ev-calendar-header">
    <Button slot="previous" className="ev-calendar-turn">
      <ChevronLeft />
    </Button>
    {children}
    <Button slot="next" className="ev-calendar-turn">
      <ChevronRight />
    </Button>
  </header>
);

interface PickerProps {
  readonly "aria-label": string;
  readonly value: string | number;
  readonly onChange: (key: string | number | null) => void;
  readonly items: readonly { readonly id: number; readonly formatted: string }[];
}

const Picker = ({ value, onChange, items, ...named }: PickerProps) => (
  <select
    {...named}
    className="ev-calendar-picker"
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);
