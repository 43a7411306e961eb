import { expect, test } from "vitest";
import { type CentreHistory, type ContactCentreInput, forecast, simulateContactCentre } from "../index.ts";

const year: ContactCentreInput = {
  start: "2025-11-03",
  days: 365,
  zone: "America/New_York",
  intervalMinutes: 15,
  seed: 7,
};
const centre = simulateContactCentre(year);
const historyOf = (id: string): CentreHistory => {
  const found = centre.histories.find(({ group }) => group.id === id);
  if (!found) throw new Error(`there is no group ${id}`);
  return found;
};
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
const indexOf = (date: string): number => centre.startsAt.findIndex((at) => at >= Date.parse(`${date}T00:00:00-05:00`));

test("a year has eight planning groups for voice, chat, e-mail and callbacks, and every contact is accounted for", () => {
  expect(centre.histories.map(({ group }) => group.media)).toEqual([
    "voice",
    "voice",
    "voice",
    "voice",
    "voice",
    "chat",
    "email",
    "callback",
  ]);
  // 365 days, of which one has 23 and one 25 hours or neither, as the year begins after the clocks changed.
  expect(centre.startsAt).toHaveLength(365 * 96 - (centre.startsAt.length === 365 * 96 ? 0 : 4));
  for (const { offered, handled, abandoned, answeredInLevel, known } of centre.histories) {
    offered.forEach((count, interval) => {
      expect((handled[interval] ?? 0) + (abandoned[interval] ?? 0)).toBe(count);
      expect(answeredInLevel[interval]).toBeLessThanOrEqual(handled[interval] ?? 0);
      if (known[interval] === 0) expect(count).toBe(0);
    });
  }
});

test("queues are staffed so that over a year each is within 6 points of its goal", () => {
  for (const { group, offered, answeredInLevel } of centre.histories) {
    const level = sum(answeredInLevel) / sum(offered);
    expect(Math.abs(level - group.goal.serviceLevel), group.id).toBeLessThan(0.06);
  }
});

test("handle times are near those of the group", () => {
  const { group, handled, talkSeconds, holdSeconds, afterCallSeconds } = historyOf("service");
  const total = sum(talkSeconds) + sum(holdSeconds) + sum(afterCallSeconds);
  expect(total / sum(handled) / group.handleSeconds).toBeCloseTo(1, 1);
});

test("holidays, a campaign, an outage and a gap are in the history and in the list of events", () => {
  expect(centre.events.filter(({ kind }) => kind === "closed").map(({ from }) => from)).toContain("2025-12-25");
  expect(sum(historyOf("service").offered.slice(indexOf("2025-12-25"), indexOf("2025-12-26")))).toBe(0);
  const of = (kind: string) => centre.events.find((event) => event.kind === kind);
  expect(of("campaign")).toMatchObject({ group: "sales" });
  expect(of("outage")).toMatchObject({ group: "technical" });
  const gap = of("gap");
  expect(gap?.group).toBe("billing");
});

test("the same seed gives the same year, another seed another one", () => {
  const short: ContactCentreInput = { ...year, days: 14 };
  expect(simulateContactCentre(short)).toEqual(simulateContactCentre(short));
  const other = simulateContactCentre({ ...short, seed: 8 });
  expect(other.histories[0]?.offered).not.toEqual(simulateContactCentre(short).histories[0]?.offered);
});

test("the forecast learns the simulated centre better than both naive methods", () => {
  const closedDays = centre.events.filter(({ kind }) => kind === "closed").map(({ from }) => from);
  for (const id of ["service", "technical", "billing"]) {
    const { offered, known } = historyOf(id);
    const values = Array.from(offered, (count, interval) => (known[interval] === 1 ? count : null));
    const { report } = forecast({ ...year, values, closedDays, horizonDays: 14 });
    const { combination, sameWeekdayLastWeek, meanOf8Weeks } = report.accuracy ?? {};
    expect(combination?.wape, id).toBeLessThan(sameWeekdayLastWeek?.wape ?? 0);
    expect(combination?.wape, id).toBeLessThan((meanOf8Weeks?.wape ?? 0) * 1.01);
  }
});

test("what makes no sense is refused with the field's name", () => {
  expect(() => simulateContactCentre({ ...year, days: 0 })).toThrow(/^days: 0 is below 1/);
  expect(() => simulateContactCentre({ ...year, intervalMinutes: 20 as 15 })).toThrow(
    /^intervalMinutes: 20 is not 15 or 30/,
  );
});
