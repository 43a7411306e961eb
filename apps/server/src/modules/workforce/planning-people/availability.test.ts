import { expect, test } from "vitest";
import { availabilityOf } from "./availability.ts";

const daysWith = (fromHour: string, durationInMinutes: number, off: readonly number[] = []) => ({
  days: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, isAvailable: !off.includes(day), fromHour, durationInMinutes })),
});

test("Who can work at any time has no limit, whichever clocks it was said by", () => {
  expect(availabilityOf(daysWith("00:00", 1_440), 0)).toBeUndefined();
  expect(availabilityOf(daysWith("00:00", 1_440), 480)).toBeUndefined();
});

test("A day off allows no shift, and the evening before ends at midnight", () => {
  const bands = availabilityOf(daysWith("00:00", 1_440, [0]), 0);
  expect(bands?.filter(({ weekday }) => weekday === 0)).toEqual([{ weekday: 0, from: 0, to: 0 }]);
  expect(bands?.filter(({ weekday }) => weekday === 6)).toEqual([{ weekday: 6, from: 0, to: 1_440 }]);
  expect(bands?.filter(({ weekday }) => weekday === 5)).toEqual([{ weekday: 5, from: 0, to: 2_880 }]);
});

test("A night goes on over midnight, from Saturday into Sunday too", () => {
  const bands = availabilityOf(daysWith("22:00", 480), 0);
  expect(bands?.filter(({ weekday }) => weekday === 6)).toEqual([
    { weekday: 6, from: 0, to: 360 },
    { weekday: 6, from: 1_320, to: 1_800 },
  ]);
});

test("What was said by other clocks moves to those of the site", () => {
  const bands = availabilityOf(daysWith("08:00", 480, [0, 6]), -60);
  expect(bands?.filter(({ weekday }) => weekday === 1)).toEqual([{ weekday: 1, from: 420, to: 900 }]);
  const far = availabilityOf(daysWith("08:00", 480, [0, 6]), -600);
  expect(far?.filter(({ weekday }) => weekday === 0)).toEqual([{ weekday: 0, from: 1_320, to: 1_800 }]);
});
