import { describe, expect, test } from "vitest";
import { readClock, recogniseClock } from "./read-clock.ts";
import { createZoneClock } from "./zone-clock.ts";

const read = (text: string, order: "ymd" | "dmy" | "mdy" = "dmy") => {
  const found = readClock(text, order);
  return found && `${found.date ?? ""} ${found.minutes ?? ""} ${found.offset ?? ""}`.trim();
};

describe("Dates and times of a file", () => {
  test("are read as contact centres and spreadsheets write them", () => {
    expect(read("2026-11-03T08:15:00Z")).toBe("2026-11-03 495 0");
    expect(read("2026-11-03 08:15+05:30")).toBe("2026-11-03 495 330");
    expect(read("2026/11/3")).toBe("2026-11-03");
    expect(read("20261103")).toBe("2026-11-03");
    expect(read("03.11.2026 8:15")).toBe("2026-11-03 495");
    expect(read("11/3/26 8:15 PM", "mdy")).toBe("2026-11-03 1215");
    expect(read("12:30 am")).toBe("30");
    expect(read("08:00 - 08:30")).toBe("480");
    // 2026-11-03 08:15 in days since 1899-12-30.
    expect(read("46329.34375")).toBe("2026-11-03 495");
    expect(read("0.34375")).toBe("495");
  });

  test("are read with names of months and weekdays, and times without a colon", () => {
    for (const text of [
      "03-Nov-2026",
      "3-nov-26",
      "03 NOV 2026",
      "Nov 3, 2026",
      "November 3rd, 2026",
      "2026-Nov-03",
      "Tue 03 Nov 2026",
      "Tuesday, November 3, 2026",
      "Tue 2026-11-03",
      "3 de noviembre de 2026",
      "mar, 3 nov 2026",
      "3 ноября 2026 г.",
      "03 нояб. 2026",
      "2026年11月3日",
    ])
      expect([text, read(text)]).toEqual([text, "2026-11-03"]);
    // March in English, though Tuesday in Spanish.
    expect(read("Mar 3, 2026")).toBe("2026-03-03");
    expect(read("03-Nov-2026 08:15")).toBe("2026-11-03 495");
    expect(read("Tue, Nov 3, 2026 8:15 PM", "mdy")).toBe("2026-11-03 1215");
    expect(read("Tue 03/11/2026 0815")).toBe("2026-11-03 495");
    expect(read("0830")).toBe("510");
    expect(read("0830-0900")).toBe("510");
    expect(read("2026-11-03 0830")).toBe("2026-11-03 510");
    expect(read("20261103 0830")).toBe("2026-11-03 510");
    expect(read("8:15 p. m.")).toBe("1215");
  });

  test("state their zone as an offset, Z, UTC or GMT", () => {
    expect(read("03/11/2026 08:15 +01:00")).toBe("2026-11-03 495 60");
    expect(read("03-Nov-2026 08:15 UTC")).toBe("2026-11-03 495 0");
    expect(read("2026-11-03 0815 -0330")).toBe("2026-11-03 495 -210");
  });

  test("that do not exist are not read as others", () => {
    for (const text of [
      "31.02.2026",
      "2026-13-01",
      "25:00",
      "08:61",
      "13:00 PM",
      "yesterday",
      "",
      "120",
      "2460",
      "31-Feb-2026",
      "03-Foo-2026",
    ])
      expect(read(text)).toBeNull();
    expect(read("03.11.2026", "ymd")).toBeNull();
  });

  test("say in which order days and months come, and when they do not say it", () => {
    const today = "2026-11-20";
    const from = (dates: string[], times: string[] = []) => recogniseClock(dates, times, { today });
    expect(from(["03/11/2026 08:00", "13/11/2026 08:15"])).toEqual({
      order: "dmy",
      isAmbiguous: false,
      intervalMinutes: 15,
    });
    expect(from(["11/03/2026", "11/13/2026"], ["08:00", "08:30"])).toMatchObject({ order: "mdy", intervalMinutes: 30 });
    expect(from(["03/04/2026 08:00"])).toEqual({ order: "dmy", isAmbiguous: true, intervalMinutes: null });
    // The third of December has not come yet.
    expect(from(["12/03/2026 08:00"])).toMatchObject({ order: "dmy", isAmbiguous: false });
    expect(from(["2026-11-03 08:00", "2026-11-03 09:00"])).toMatchObject({ order: "ymd", intervalMinutes: 60 });
  });
});

test("a skipped hour is no time, and an hour that comes twice has two instants", () => {
  const clock = createZoneClock("Europe/Berlin");
  expect(clock("2026-11-03", 495)).toEqual({ instant: Date.parse("2026-11-03T07:15:00Z"), again: null });
  expect(clock("2026-03-29", 150)).toBeNull();
  expect(clock("2026-03-29", 180)).toEqual({ instant: Date.parse("2026-03-29T01:00:00Z"), again: null });
  expect(clock("2026-10-25", 150)).toEqual({
    instant: Date.parse("2026-10-25T00:30:00Z"),
    again: Date.parse("2026-10-25T01:30:00Z"),
  });
  expect(clock("2026-10-25", 600)).toEqual({ instant: Date.parse("2026-10-25T09:00:00Z"), again: null });
});
