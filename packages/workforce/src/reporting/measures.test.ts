import { expect, test } from "vitest";
import { forecastErrors, shrinkageOfActivity, staffingBalance } from "./measures.ts";

const interval = { hours: 0.5, contacts: 0, serviceLevel: null };

test("Surplus of one interval does not make up for the shortage of another", () => {
  const balance = staffingBalance([
    { ...interval, required: 10, present: 8 },
    { ...interval, required: 4, present: 7 },
    { ...interval, required: 6, present: 6 },
  ]);
  expect(balance).toMatchObject({ requiredHours: 10, presentHours: 10.5, overHours: 1.5, underHours: 1, covered: 0.9 });
});

test("Who is there while nothing is required is surplus, and then no share is covered", () => {
  const balance = staffingBalance([{ ...interval, required: 0, present: 3 }]);
  expect(balance).toMatchObject({ overHours: 1.5, underHours: 0, covered: null, serviceLevel: null });
});

test("The service level of a day is that of its contacts, not of its intervals", () => {
  const level = { hours: 0.5, required: 1, present: 1 };
  const balance = staffingBalance([
    { ...level, contacts: 90, serviceLevel: 0.8 },
    { ...level, contacts: 10, serviceLevel: 0.3 },
    { ...level, contacts: 500, serviceLevel: null },
  ]);
  expect(balance.serviceLevel).toBeCloseTo(0.75, 12);
});

test("Errors that cancel out are no bias, and still an error", () => {
  const errors = forecastErrors([
    { forecast: 110, actual: 100 },
    { forecast: 90, actual: 100 },
  ]);
  expect(errors).toEqual({ forecast: 200, actual: 200, wape: 0.1, bias: 0 });
});

test("A forecast that was too high has a positive bias; intervals without contacts count with their error", () => {
  const errors = forecastErrors([
    { forecast: 12, actual: 10 },
    { forecast: 3, actual: 0 },
  ]);
  expect(errors).toMatchObject({ wape: 0.5, bias: 0.5 });
  expect(forecastErrors([{ forecast: 3, actual: 0 }])).toMatchObject({ wape: null, bias: null });
});

test("Shrinkage is the share of all time scheduled, whole days off included", () => {
  const shiftMinutes = Array.from({ length: 24 }, (_, hour) => (hour >= 9 && hour < 17 ? 60 : 0));
  const of = { shiftMinutes, allOffMinutes: 480, assumedShares: shiftMinutes.map(() => 0.05) };
  // Two people: one works eight hours with half an hour of meeting, the other is on holiday.
  expect(shrinkageOfActivity({ ...of, activityMinutes: 30, offMinutes: 0 }).planned).toBeCloseTo(0.03125, 12);
  expect(shrinkageOfActivity({ ...of, activityMinutes: 0, offMinutes: 480 }).planned).toBe(0.5);
});

test("What staffing assumes is weighted by the hours in which people are scheduled", () => {
  const shiftMinutes = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 180 : hour === 10 ? 60 : 0));
  const assumedShares = shiftMinutes.map((_, hour) => (hour === 9 ? 0.2 : 0));
  const time = { shiftMinutes, assumedShares, activityMinutes: 0, offMinutes: 0, allOffMinutes: 0 };
  expect(shrinkageOfActivity(time).assumed).toBeCloseTo(0.15, 12);
  expect(shrinkageOfActivity({ ...time, shiftMinutes: [] })).toEqual({ planned: null, assumed: null });
});
