import { expect, test, vi } from "vitest";
import { createFormats } from "./formats.ts";
import { languages, localeOf } from "./languages.ts";

const instant = "2026-11-21T09:05:00Z";
const plain = (text: string) => text.replace(/\s/g, " ");

test("dates and times as each language writes them, in the zone that is asked for", () => {
  const dates = languages.map((language) => plain(createFormats(localeOf(language)).date(instant, "dateTime", "UTC")));
  expect(dates).toEqual([
    "Nov 21, 2026, 9:05 AM",
    "21 нояб. 2026 г., 09:05",
    "21 nov 2026, 9:05",
    "2026年11月21日 09:05",
  ]);
  expect(plain(createFormats("en-US").date(instant, "time", "Asia/Tokyo"))).toBe("6:05 PM");
});

test("times are in the reader's zone, each with the distance that the zone had then", () => {
  const { date, timeZone } = createFormats("en-US", "Europe/Berlin");
  expect(timeZone).toBe("Europe/Berlin");
  const timesOf = (...instants: string[]) => instants.map((moment) => plain(date(moment, "dateTime")));
  // The clocks go back at 01:00 UTC on 25 October 2026, and forward at 01:00 UTC on 29 March 2026.
  expect(timesOf("2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "2026-10-25T02:30:00Z")).toEqual([
    "Oct 25, 2026, 2:30 AM",
    "Oct 25, 2026, 2:30 AM",
    "Oct 25, 2026, 3:30 AM",
  ]);
  expect(timesOf("2026-03-29T00:59:00Z", "2026-03-29T01:00:00Z")).toEqual([
    "Mar 29, 2026, 1:59 AM",
    "Mar 29, 2026, 3:00 AM",
  ]);
  expect(plain(date("2026-10-24T23:30:00Z", "date"))).toBe("Oct 25, 2026");
  expect(plain(date("2026-10-25", "date", "UTC"))).toBe("Oct 25, 2026");
});

test("what is no date shows as nothing, and warns [I18N-014]", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { date, relative } = createFormats("en-US");
  expect(date("yesterday-ish", "date")).toBe("");
  expect(relative("", instant)).toBe("");
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test("a distance in time is told in the largest unit that fits", () => {
  const { relative } = createFormats("en-US");
  const now = Date.parse(instant);
  expect(relative(now + 5 * 60_000, now)).toBe("in 5 minutes");
  expect(relative(now - 24 * 3_600_000, now)).toBe("yesterday");
  expect(relative(now - 400 * 86_400_000, now)).toBe("last year");
  expect(relative(now, now)).toBe("now");
});

test("numbers and lists", () => {
  expect(plain(createFormats("ru-RU").number(1234.5))).toBe("1 234,5");
  expect(createFormats("en-US").number(0.25, { style: "percent" })).toBe("25%");
  for (const locale of ["en-US", "es-ES", "ru-RU", "zh-CN"]) expect(createFormats(locale).number(-3)).toBe("−3");
  expect(createFormats("es-ES").list(["a", "b", "c"])).toBe("a, b y c");
  expect(createFormats("en-US").list(["a", "b"], "disjunction")).toBe("a or b");
});
