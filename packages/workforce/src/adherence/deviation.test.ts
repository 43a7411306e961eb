import { expect, test } from "vitest";
import { currentDeviation } from "./deviation.ts";

const meanings = new Map([
  ["Available", { kinds: ["onQueue"], isWork: true }],
  ["Training", { kinds: ["training"], isWork: true }],
  ["Lunch", { kinds: ["meal"], isWork: false }],
  ["Logged out", { kinds: [], isWork: false }],
]);
const plan = {
  scheduled: [
    { kind: "onQueue", from: 100, to: 200, isWork: true },
    { kind: "meal", from: 200, to: 230, isWork: false },
    { kind: "onQueue", from: 230, to: 300, isWork: true },
  ],
  meanings,
  exceptions: [{ from: 280, to: 290 }],
};

test.each([
  ["away", "Lunch", 150],
  ["away", "Logged out", 150],
  ["otherWork", "Training", 150],
  ["workedBreak", "Available", 210],
  ["away", "Logged out", 210],
] as const)("Somebody is out of adherence by %s, in the state %s at %i", (kind, state, now) => {
  expect(currentDeviation(plan, [{ state, since: 100 }], now)).toMatchObject({ kind, state });
});

test("A deviation has gone on since it began, through other states and activities", () => {
  const states = [
    { state: "Available", since: 100 },
    { state: "Training", since: 150 },
    { state: "Logged out", since: 190 },
  ];
  expect(currentDeviation(plan, states, 240)).toEqual({ since: 150, kind: "away", state: "Logged out" });
});

test("Nobody is out outside of the shift, with an approval, in a state that is not mapped, or before a state that comes later", () => {
  const away = [{ state: "Logged out", since: 50 }];
  expect([90, 300, 285].map((now) => currentDeviation(plan, away, now))).toEqual([null, null, null]);
  expect(currentDeviation(plan, [{ state: "Wrapup 7", since: 100 }], 150)).toBeNull();
  const later = [{ state: "Available", since: 100 }, ...away.map(({ state }) => ({ state, since: 160 }))];
  expect(currentDeviation(plan, later, 150)).toBeNull();
});
