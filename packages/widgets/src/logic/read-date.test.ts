import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readDate, readDateRange } from "./read-date.ts";

const locales = ["en-US", "en-GB", "ru-RU", "es-ES", "zh-CN", "de-DE"];
/** Two digits of a year tell it from 1970 to 2069. */
const date = fc
  .integer({ min: 0, max: Date.UTC(2069, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000));
const isoOf = (value: Date): string => value.toISOString().slice(0, 10);
const style = fc.constantFrom<Intl.DateTimeFormatOptions>(
  { dateStyle: "short" },
  { dateStyle: "medium" },
  { dateStyle: "long" },
  { dateStyle: "full" },
  { year: "numeric", month: "2-digit", day: "2-digit" },
  { year: "numeric", month: "short", day: "numeric", weekday: "short" },
);
const print = (value: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(value);

test("Every way in which a locale writes a date is read back", () => {
  fc.assert(
    fc.property(date, fc.constantFrom(...locales), style, (value, locale, options) => {
      expect(readDate(print(value, locale, options), locale)).toBe(isoOf(value));
    }),
    { numRuns: 500 },
  );
});

test("ISO 8601 is read in every locale, and so are dates with blanks around", () => {
  fc.assert(
    fc.property(date, fc.constantFrom(...locales), (value, locale) => {
      expect(readDate(` ${isoOf(value)}\n`, locale)).toBe(isoOf(value));
    }),
  );
});

test("Two dates with a dash, a tab or a word between them are a range", () => {
  const between = fc.constantFrom(" - ", " – ", "–", "\t", " to ", " по ", " hasta ", "至");
  fc.assert(
    fc.property(date, date, fc.constantFrom(...locales), style, between, (one, other, locale, options, separator) => {
      const text = `${print(one, locale, options)}${separator}${print(other, locale, options)}`;
      expect(readDateRange(text, locale)).toEqual({ from: isoOf(one), to: isoOf(other) });
    }),
    { numRuns: 500 },
  );
});

test.each(["", "tomorrow", "31.02.2026", "2026-13-01", "1.2", "2026-11-21T08:30", "1/2/3/4", "11/21/2026 extra 5"])(
  "'%s' is no date",
  (text) => {
    expect(readDate(text, "en-US")).toBeNull();
    expect(readDateRange(text, "en-US")).toBeNull();
  },
);

test("No text makes the reader fail, and what it answers is a day", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...locales), (text, locale) => {
      const day = readDate(text, locale);
      if (day !== null) expect(isoOf(new Date(day))).toBe(day);
    }),
  );
});
