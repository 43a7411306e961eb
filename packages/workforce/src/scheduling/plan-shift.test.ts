import { expect, test } from "vitest";
import { prepareRoster } from "../rules/agent-rules.ts";
import { agentOf, dayShift, fullTime, hours, rosterOf } from "../rules/test-roster.ts";
import { validateAgent } from "../rules/validate-shift.ts";
import { planShift } from "./plan-shift.ts";

const plans = [{ ...fullTime, shifts: [{ ...dayShift, weekdays: [1, 2, 3, 4, 5] }] }];
const roster = prepareRoster(rosterOf({ plans, agents: [agentOf("avery"), agentOf("bo", { assignments: [] })] }));
const monday = roster.clock.numberOf("2026-11-16");
const asked = (time: number, agent = "avery", day = monday) => planShift(roster, agent, { day, time, newId: "new" });

test("A shift begins at the time of the plan that is nearest to the one asked for", () => {
  expect(asked(hours(9) + 10)?.start).toBe(Date.parse("2026-11-16T09:00+01:00"));
  expect(asked(hours(2))?.start).toBe(Date.parse("2026-11-16T06:00+01:00"));
  expect(asked(hours(22))?.start).toBe(Date.parse("2026-11-16T15:00+01:00"));
});

test("It has the length and the activities of the plan, so that it breaks no rule of its own", () => {
  const shift = asked(hours(9));
  expect(shift).toMatchObject({ id: "new", agent: "avery", minutes: 510 });
  expect(shift?.activities.map(({ code }) => code)).toEqual(["break", "meal", "break"]);
  const broken = validateAgent(roster, "avery", shift ? [shift] : []).map(({ code }) => code);
  expect(broken.filter((code) => !code.startsWith("too-few"))).toEqual([]);
});

test("Without a plan, or on a day for which it has no shift, there is none", () => {
  expect(asked(hours(9), "bo")).toBeNull();
  expect(asked(hours(9), "nobody")).toBeNull();
  expect(asked(hours(9), "avery", monday + 5)).toBeNull();
});
