import { expect, test } from "vitest";
import { prepareRoster } from "../rules/agent-rules.ts";
import { agentOf, legalWeek, rosterOf } from "../rules/test-roster.ts";
import { coverGap } from "./cover-gap.ts";

const billing = [{ skill: "billing" }];
const agents = [
  agentOf("avery", { skills: billing }),
  agentOf("bo", { skills: billing, leaves: "2026-11-15" }),
  agentOf("carmen"),
  agentOf("dilan", { skills: billing }),
  agentOf("emre", { skills: billing, assignments: [] }),
];
const roster = prepareRoster(rosterOf({ agents }));
const at = (local: string): number => Date.parse(`2026-11-${local}+01:00`);
const asked = (from: string, to: string, skill = "billing") =>
  coverGap(
    roster,
    { from: at(from), to: at(to), skill },
    [...legalWeek(), ...legalWeek("dilan").slice(1)],
    () => "new",
  );
const told = (found: ReturnType<typeof asked>) =>
  Object.fromEntries(
    found.map(({ agent, obstacle, broken }) => [agent, obstacle ?? broken.map(({ code }) => code).join(" ")]),
  );

test("Who may cover a gap is told with the shift that would, who would break a rule with the rule, and others with the reason", () => {
  const found = asked("16T10:00", "16T12:00");
  expect(told(found)).toMatchObject({ avery: "at-work", carmen: "no-skill", dilan: "", emre: "no-plan" });
  expect(told(found)["bo"]).toContain("not-employed");
  const [first] = found;
  expect(first).toMatchObject({ agent: "dilan", shift: { id: "new", start: at("16T10:00"), minutes: 510 } });
  expect(first?.shift?.activities.map(({ code }) => code)).toEqual(["break", "meal", "break"]);
});

test("Who works before the gap is offered a longer shift, with the rules that it breaks", () => {
  const avery = asked("17T17:00", "17T18:30").find(({ agent }) => agent === "avery");
  expect(avery?.shift).toMatchObject({ id: "avery-17", start: at("17T09:00"), minutes: 570 });
  expect(avery?.broken.map(({ code }) => code)).toContain("not-in-plan");
});

test("A gap that no shift of the plan reaches is said to have none", () => {
  expect(told(asked("21T02:00", "21T04:00"))).toMatchObject({ dilan: "no-such-shift", avery: "no-such-shift" });
});
