import * as fc from "fast-check";
import { expect, test } from "vitest";
import { endsNextDay, readTime, readTimeRange, spanMinutes } from "./read-time.ts";

const minute = fc.integer({ min: 0, max: 1_439 });
const isoOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);

test("Every way in which a locale writes a time is read back", () => {
  const locale = fc.constantFrom("en-US", "en-GB", "ru-RU", "es-ES", "zh-CN");
  fc.assert(
    fc.property(minute, locale, fc.boolean(), (minutes, language, hour12) => {
      const format = new Intl.DateTimeFormat(language, {
        hour: "numeric",
        minute: "2-digit",
        timeZone: "UTC",
        ...(hour12 ? { hour12 } : { hourCycle: "h23" }),
      });
      // Spanish and Chinese have words for the small hours that nobody types into a time field.
      const printed = format.format(minutes * 60_000).replace("凌晨", "上午");
      expect(readTime(printed.replace("中午", "下午"))).toBe(isoOf(minutes));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["0930", "09:30"],
  ["930", "09:30"],
  ["9", "09:00"],
  ["21.30", "21:30"],
  ["9:30:59", "09:30"],
  ["12 am", "00:00"],
  ["12pm", "12:00"],
  ["24:00", null],
  ["13 pm", null],
  ["9:60", null],
  ["noon", null],
  ["", null],
])("'%s' is read as %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

test("Two times with something between them are a range", () => {
  fc.assert(
    fc.property(minute, minute, fc.constantFrom("-", " – ", " to ", " до "), (one, other, separator) => {
      const [from, to] = [isoOf(one), isoOf(other)];
      expect(readTimeRange(`${from}${separator}${to}`)).toEqual({ from, to });
    }),
  );
  expect(readTimeRange("9:00 AM - 5:30 PM")).toEqual({ from: "09:00", to: "17:30" });
  expect(readTimeRange("09:00")).toBeNull();
});

test("A span is as long as the minutes counted from its start to its end, over midnight too [WIDG-037]", () => {
  fc.assert(
    fc.property(minute, minute, (from, to) => {
      let count = 0;
      do count += 1;
      while ((from + count) % 1_440 !== to);
      expect(spanMinutes({ from: isoOf(from), to: isoOf(to) })).toBe(count);
      expect(endsNextDay({ from: isoOf(from), to: isoOf(to) })).toBe(from + count > 1_440);
    }),
  );
});
