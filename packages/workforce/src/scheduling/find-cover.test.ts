import { describe, expect, test } from "vitest";
import { prepareRoster } from "../rules/agent-rules.ts";
import { agentOf, legalWeek, rosterOf, shiftAt } from "../rules/test-roster.ts";
import { diffSchedules } from "./diff-schedules.ts";
import { checkTrade, findCover, skillsMissing } from "./find-cover.ts";

const billing = [{ skill: "billing" }];
const agents = [
  agentOf("avery", { skills: billing }),
  agentOf("bo", { skills: billing }),
  agentOf("carmen", { skills: billing }),
  agentOf("dilan"),
];
const roster = prepareRoster(rosterOf({ agents }));
const [monday] = legalWeek();
if (!monday) throw new Error("there is a Monday");
// Bo works from Tuesday to Saturday; Carmen has a free day too few.
const bo = ["17", "18", "19", "20", "21"].map((day) =>
  shiftAt(`2026-11-${day}T09:00`, { id: `bo-${day}`, agent: "bo" }),
);

describe("who can cover a shift", () => {
  test("are those with its skills, who break no rule first", () => {
    const four = legalWeek("carmen").slice(1);
    const found = findCover(roster, monday, ["billing"], [...legalWeek(), ...bo, ...four]);
    expect(found.map(({ agent, broken }) => [agent, broken.map(({ code }) => code)])).toEqual([
      ["carmen", []],
      ["bo", ["too-many-hours-in-a-week", "too-many-days-in-a-week"]],
    ]);
  });
});

describe("a trade", () => {
  test("is refused if it makes a week longer that is too long already", () => {
    const six = [...legalWeek(), shiftAt("2026-11-21T09:00", { id: "avery-21", agent: "avery" })];
    const sunday = shiftAt("2026-11-22T09:00", { id: "bo-22", agent: "bo" });
    const { isAllowed, broken } = checkTrade(roster, { give: sunday, to: "avery", get: null }, [...six, sunday]);
    expect(isAllowed).toBe(false);
    expect(broken.map(({ agent, code }) => `${agent} ${code}`)).toEqual(
      expect.arrayContaining(["avery too-many-hours-in-a-week", "avery too-many-days-in-a-week"]),
    );
  });

  test("is allowed if neither breaks a rule", () => {
    const saturday = bo[4];
    if (!saturday) throw new Error("Bo works on Saturday");
    expect(checkTrade(roster, { give: monday, to: "bo", get: saturday }, [...legalWeek(), ...bo])).toEqual({
      isAllowed: true,
      broken: [],
    });
  });

  test("is refused with the rules that it breaks on both sides", () => {
    const { isAllowed, broken } = checkTrade(roster, { give: monday, to: "bo", get: null }, [...legalWeek(), ...bo]);
    expect(isAllowed).toBe(false);
    expect(broken.map(({ agent, code }) => `${agent} ${code}`)).toEqual([
      "avery too-few-hours-in-a-week",
      "avery too-few-days-in-a-week",
      "bo too-many-hours-in-a-week",
      "bo too-many-days-in-a-week",
    ]);
  });
});

test("an agent who gets a shift lacks those skills of its agent that they do not have on its day", () => {
  const people = [
    agentOf("avery", { skills: [{ skill: "billing" }, { skill: "orders" }] }),
    agentOf("bo", { skills: [{ skill: "orders" }, { skill: "billing", to: "2026-11-15" }] }),
  ];
  const skilled = prepareRoster(rosterOf({ agents: people }));
  expect(skillsMissing(skilled, monday, "bo", ["billing", "orders", "chat"])).toEqual(["billing"]);
  expect(skillsMissing(skilled, monday, "avery", ["billing", "orders"])).toEqual([]);
});

describe.each([
  ["of 23 hours", "2027-03-22", "2027-03-28"],
  ["of 25 hours", "2026-10-19", "2026-10-25"],
])("a shift that ends in the night before a Sunday %s", (_, start, sunday) => {
  test("leaves as much rest as clocks really tick", () => {
    const night = prepareRoster(rosterOf({ start, agents: [agentOf("avery"), agentOf("bo")] }));
    const ends = Date.parse(`${sunday}T00:00:00${start.startsWith("2027") ? "+01:00" : "+02:00"}`);
    const late = { ...monday, id: "late", agent: "bo", start: ends - 510 * 60_000 };
    // Nine hours and a half after midnight, whatever the clock on the wall then shows.
    const early = { ...monday, id: "early", start: ends + 9.5 * 3_600_000 };
    const rest = checkTrade(night, { give: early, to: "bo", get: null }, [late, early]).broken.find(
      ({ code }) => code === "rest-too-short",
    );
    expect(rest?.values).toMatchObject({ rest: 570, min: 660 });
  });
});

test("two schedules differ by shifts that are added, removed, moved, and whose activities changed", () => {
  const [one, two, three, four] = legalWeek();
  if (!one || !two || !three || !four) throw new Error("there are five shifts");
  const after = [
    { ...one, id: "regenerated", start: one.start + 3_600_000 },
    { ...two, activities: two.activities.slice(1) },
    three,
    shiftAt("2026-11-21T09:00", { id: "saturday" }),
  ];
  expect(
    diffSchedules([one, two, three, four], after).map(({ kind, before, after: to }) => [kind, before?.id, to?.id]),
  ).toEqual([
    ["moved", "avery-16", "regenerated"],
    ["activities", "avery-17", "avery-17"],
    ["removed", "avery-19", undefined],
    ["added", undefined, "saturday"],
  ]);
});
