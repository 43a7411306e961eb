import { expect, test } from "vitest";
import { agentOf, dayShift, fullTime, hours, rosterOf, shiftAt } from "../rules/test-roster.ts";
import { validatePlans } from "./validate-plans.ts";

test("plans that everybody can keep have no finding", () => {
  expect(validatePlans(rosterOf({ days: 28, agents: [agentOf("a"), agentOf("b")] }))).toEqual([]);
});

test("people who cannot reach their hours are named together, with the rule in the way and what they can reach", () => {
  const narrow = [1, 2].map((weekday) => ({ weekday, from: hours(2), to: hours(5) }));
  const agents = ["a", "b", "c"].map((id) =>
    agentOf(id, id === "c" ? {} : { availability: [...narrow, { weekday: 6, from: 0, to: 60 }] }),
  );
  expect(validatePlans(rosterOf({ agents }))).toEqual([
    {
      plan: "full",
      week: "2026-11-16",
      rule: "outside-availability",
      agents: ["a", "b"],
      reachable: hours(32),
      required: hours(40) - 1,
    },
  ]);
});

test("a plan whose shifts do not add up is named, no matter who has it", () => {
  const short = { ...fullTime, shifts: [{ ...dayShift, length: { min: 480, max: 480, step: 15 } }] };
  expect(validatePlans(rosterOf({ plans: [short] }))).toMatchObject([
    { rule: "not-in-plan", agents: ["avery"], reachable: hours(37.5) },
  ]);
});

test("locked shifts and the week before count", () => {
  const strict = { ...fullTime, maxConsecutiveDays: 5, shifts: [{ ...dayShift, weekdays: [1, 2, 3, 4, 5] }] };
  expect(validatePlans(rosterOf({ plans: [strict] }))).toEqual([]);
  expect(validatePlans(rosterOf({ plans: [strict] }), [shiftAt("2026-11-15T09:00", { id: "sunday" })])).toMatchObject([
    { rule: "too-many-days-in-a-row" },
  ]);
});
