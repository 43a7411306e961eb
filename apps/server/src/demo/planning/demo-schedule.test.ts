import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { readMySchedule } from "@evolve/contracts/my-schedule";
import { searchPublications } from "@evolve/contracts/publications";
import { readScheduleRoster } from "@evolve/contracts/schedule-roster";
import { createSchedule, listSchedules, publishSchedule, readShifts } from "@evolve/contracts/schedules";
import { searchTimeOff } from "@evolve/contracts/time-off";
import { searchTimeOffBalances } from "@evolve/contracts/time-off-rules";
import { startAcme } from "@evolve/testkit/acme";
import type { TestClient } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import type { TestServer } from "@evolve/testkit/test-server";
import { checkSchedule } from "@evolve/workforce";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoSchedule } from "./demo-schedule.ts";
import { demoUnit } from "./set-up.ts";

let server: TestServer;
let planner: TestClient;
let demoUnitId: string;
let signInAs: (userName: string) => Promise<TestClient>;

beforeAll(async () => {
  const acme = await startAcme();
  ({ server, signInAs } = acme);
  const { tenantId } = acme;
  planner = await signInAs("manager@acme.test");
  // Somebody may plan another unit before the demo's schedule is made.
  const unit = { name: "Stores", zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
  const { businessUnit } = (await planner.call(saveBusinessUnit, { body: unit })).body;
  const firstDay = new Date().toISOString().slice(0, 10);
  const draft = { businessUnitId: businessUnit.id, name: "Stores", firstDay, days: 7, copyPublished: false };
  const { schedule } = (await planner.call(createSchedule, { body: draft })).body;
  const params = { scheduleId: schedule.id };
  await planner.call(publishSchedule, { params, body: { firstDay, days: 7 } });
  // A second run finds what the first has made.
  await runJob(server, demoSchedule, {}, tenantId);
  await runJob(server, demoSchedule, {}, tenantId);
  demoUnitId =
    (await planner.call(listSchedules, {})).body.businessUnits.find(({ name }) => name === demoUnit)?.id ?? "";
});
afterAll(() => server.close());

const publicationsOf = async () =>
  (await planner.call(searchPublications, { body: { businessUnitId: demoUnitId } })).body.publications;

test("Acme has four weeks published and a draft of the four after these, in which every rule is kept", async () => {
  const all = (await planner.call(listSchedules, {})).body.schedules;
  const schedules = all.filter(({ businessUnitId }) => businessUnitId === demoUnitId);
  const publications = await publicationsOf();
  expect(publications).toMatchObject([{ number: 1, days: 28, publishedBy: "Pia Lantz" }]);
  expect(schedules.map(({ state, days }) => [state, days]).sort()).toEqual([
    ["draft", 28],
    ["published", 0],
  ]);
  for (const { name } of schedules.filter(({ state }) => state === "draft"))
    expect(name).toMatch(/^Weeks \d+–\d+, \d+ \w+ – \d+ \w+$/);
  const { firstDay = "" } = publications[0] ?? {};
  const published = schedules.find(({ state }) => state === "published");
  const draft = schedules.find(({ state }) => state === "draft");
  const shiftsIn = async (scheduleId = "") => {
    const answer = await planner.call(readShifts, { params: { scheduleId }, body: { firstDay, days: 56 } });
    return answer.body.shifts.map(({ agentId, ...shift }) => ({ ...shift, agent: agentId }));
  };
  const { roster } = (
    await planner.call(readScheduleRoster, {
      params: { scheduleId: draft?.id ?? "" },
      body: { firstDay, days: 56 },
    })
  ).body;
  const [now, next] = [await shiftsIn(published?.id), await shiftsIn(draft?.id)];
  expect(Math.max(...now.map(({ start }) => start))).toBeLessThan(Math.min(...next.map(({ start }) => start)));
  expect(checkSchedule(roster, [...now, ...next])).toEqual([]);
  const scheduled = new Set(now.map(({ agent }) => agent));
  expect(roster.agents.filter(({ id }) => !scheduled.has(id))).toEqual([]);
});

test("Acme has requests for time off that wait, some that are decided, and balances", async () => {
  const { requests } = (await planner.call(searchTimeOff, { body: {} })).body;
  const states = Map.groupBy(requests, ({ state }) => state);
  expect(states.get("pending")).toHaveLength(5);
  expect(states.get("approved")).toMatchObject([{ decidedBy: "Pia Lantz", isAutomatic: false }]);
  expect(states.get("denied")).toHaveLength(1);
  expect(requests.filter(({ minutes }) => minutes === 0)).toEqual([]);
  const { balances, totalRecords } = (await planner.call(searchTimeOffBalances, { body: { top: 200 } })).body;
  expect(balances.filter(({ entitled }) => entitled === 12_000)).toHaveLength(totalRecords);
});

test.each(["agent@acme.test", "policy@acme.test"])("%s sees own shifts of this week in My Space", async (userName) => {
  const { firstDay = "" } = (await publicationsOf())[0] ?? {};
  const { shifts } = (await (await signInAs(userName)).call(readMySchedule, { query: { from: firstDay, days: "7" } }))
    .body;
  expect(shifts.length).toBeGreaterThanOrEqual(4);
  expect(shifts.every(({ isChanged }) => !isChanged)).toBe(true);
});
