import { expect, test } from "vitest";
import { at, firstDay, shiftOf } from "./test-draft.ts";
import { rulesOf, violationChecker } from "./violations.ts";

const agentOf = (id: string) => ({ id, skills: [], assignments: [{ from: "2026-01-05", plan: "days" }] });
const plan = {
  id: "days",
  weeklyMinutes: { min: 0, max: 2_400 },
  days: { min: 0, max: 7 },
  minRestMinutes: 600,
  maxConsecutiveDays: 7,
  shifts: [],
};
const roster = { start: "2027-01-04", days: 21, zone: "Etc/UTC", weekStart: 1, codes: [], plans: [plan] };

test("After an edit only its person is checked again", () => {
  const rules = rulesOf({ roster: { ...roster, agents: ["ann", "bo"].map(agentOf) } });
  const check = violationChecker(rules, { first: firstDay, last: "2027-01-17" });
  const [anns, bos] = [shiftOf("a", "ann", 9), shiftOf("b", "bo", 9)];
  const before = check([anns, bos]);
  const after = check([{ ...anns, start: at(10) }, bos]);
  const of = (agent: string, found: typeof before) => found.filter((one) => one.agent === agent);
  expect(of("ann", after)).toHaveLength(of("ann", before).length);
  expect(of("ann", after)[0]).not.toBe(of("ann", before)[0]);
  expect(of("bo", after)[0]).toBe(of("bo", before)[0]);
});
