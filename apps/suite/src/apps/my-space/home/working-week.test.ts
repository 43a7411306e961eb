import { describe, expect, it } from "vitest";
import { minutesOf, minutesPerWeek, type OpenDay, weekOf } from "./working-week.ts";

const open = (day: number, fromHour: string, hours: number): OpenDay => ({
  day,
  isOpen: true,
  fromHour,
  durationInMinutes: hours * 60,
});

describe("the working week", () => {
  it("starts with the day that the reader's week starts with", () => {
    expect(weekOf([], 1).map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });

  it("has a stretch for each open day and none for a closed one", () => {
    const [monday, tuesday] = weekOf([open(1, "09:30", 8), { ...open(2, "09:00", 8), isOpen: false }], 1);
    expect(monday?.stretches).toEqual([{ from: 570, to: 1050 }]);
    expect(tuesday?.stretches).toEqual([]);
  });

  it("a night shift runs over into the next day, Saturday's into Sunday", () => {
    const week = weekOf([open(6, "22:00", 8)], 1);
    expect(week.find(({ day }) => day === 6)?.stretches).toEqual([{ from: 1320, to: 1440 }]);
    expect(week.find(({ day }) => day === 0)?.stretches).toEqual([{ from: 0, to: 360 }]);
    expect(minutesPerWeek(week)).toBe(480);
  });

  it("hours that cannot be read count as closed", () => {
    expect(minutesOf("24:00")).toBeUndefined();
    expect(minutesOf("nine")).toBeUndefined();
    expect(minutesOf("9")).toBe(540);
    expect(weekOf([open(1, "nine", 8)], 1)[0]?.opening).toBeUndefined();
  });
});
