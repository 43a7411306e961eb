import * as z from "zod/mini";
import { fault } from "./validators.ts";

/** A day without a time zone: `2026-11-21`. */
export const IsoDate = z.iso.date({ error: ({ input }) => (input === null || input === "" ? "required" : "date") });

export interface DateBounds {
  /** The first day that may be chosen. */
  readonly min?: string;
  /** The last day that may be chosen. */
  readonly max?: string;
}

export interface DateRange {
  readonly from: string;
  /** The last day of the range, which belongs to it. */
  readonly to: string;
}

const dayMs = 86_400_000;

/** How many days a range has, both ends counted. */
export const daysIn = ({ from, to }: DateRange): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The fault of a day against the bounds, or undefined. ISO dates sort as texts. */
const boundsFault = (day: string, { min, max }: DateBounds): string | undefined => {
  if (min !== undefined && day < min) return fault("minDate", { min });
  if (max !== undefined && day > max) return fault("maxDate", { max });
  return undefined;
};

/** A day within bounds. */
export const dateWithin = (bounds: DateBounds) =>
  IsoDate.check(
    z.check(({ value, issues }) => {
      const message = boundsFault(value, bounds);
      if (message !== undefined) issues.push({ code: "custom", input: value, message });
    }),
  );

/**
 * Section 5 'Generic validators': date ranges. Two days within bounds, the end not before the start, and not more than
 * `maxDays` of them.
 */
export const dateRange = ({ maxDays, ...bounds }: DateBounds & { readonly maxDays?: number } = {}) =>
  z.strictObject({ from: IsoDate, to: IsoDate }, "required").check(
    z.check(({ value, issues }) => {
      const complain = (field: keyof DateRange, message: string | undefined): void => {
        if (message !== undefined) issues.push({ code: "custom", input: value, path: [field], message });
      };
      complain("from", boundsFault(value.from, bounds));
      complain("to", boundsFault(value.to, bounds));
      if (value.to < value.from) complain("to", "dateRange");
      else if (maxDays !== undefined && daysIn(value) > maxDays) complain("to", fault("maxDays", { days: maxDays }));
    }),
  );
