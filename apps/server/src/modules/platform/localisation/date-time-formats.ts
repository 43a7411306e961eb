import { dateTimeFormats as contract } from "@evolve/contracts/localisation";
import { chartFormatOf, dateTimeFormats as formats } from "@evolve/i18n/date-time-formats";
import { operation } from "../../../core/operation.ts";

/** The formats of every locale, each as Moment and as charts write it. */
export const dateTimeFormats = operation(contract, () =>
  Promise.resolve(
    Object.fromEntries(
      Object.entries(formats).map(([locale, { firstDayOfWeek, ...texts }]) => {
        const { date, mediumDate, longDate, time, timeWithSeconds, dateTime, dayAndMonth, monthAndYear } = texts;
        const chartFormats = {
          date: chartFormatOf(date),
          mediumDate: chartFormatOf(mediumDate),
          longDate: chartFormatOf(longDate),
          time: chartFormatOf(time),
          timeWithSeconds: chartFormatOf(timeWithSeconds),
          dateTime: chartFormatOf(dateTime),
          dayAndMonth: chartFormatOf(dayAndMonth),
          monthAndYear: chartFormatOf(monthAndYear),
        };
        return [locale, { ...texts, firstDayOfWeek, chartFormats }];
      }),
    ),
  ),
);
