import { login } from "@evolve/contracts/authentication";
import { readMySchedule } from "@evolve/contracts/my-schedule";
import { searchPublications } from "@evolve/contracts/publications";
import { readScheduleRoster } from "@evolve/contracts/schedule-roster";
import { listSchedules, readShifts } from "@evolve/contracts/schedules";
import { searchTimeOff } from "@evolve/contracts/time-off";
import { searchTimeOffBalances } from "@evolve/contracts/time-off-rules";
import { exchangeToken } from "@evolve/contracts/session-tokens";
import { anonymous, type TestClient, withTokens } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { checkSchedule } from "@evolve/workforce";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../ids.ts";
import { generateTenant } from "../generate.ts";
import { insertTenants } from "../repository.ts";
import { demoPassword, demoTenants } from "../tenants.ts";
import { demoSchedule } from "./demo-schedule.ts";
import { seedPlanning } from "./seed-planning.ts";

let server: TestServer;
let planner: TestClient;

const signInAs = async (userName: string): Promise<TestClient> => {
  const stranger = anonymous(server);
  const answer = await stranger.call(login, { body: { userName, password: demoPassword } });
  return withTokens(server, (await stranger.call(exchangeToken, { body: { accessToken: answer.body.id_token } })).body);
};

beforeAll(async () => {
  server = await startTestServer();
  const { clock, config, database, passwords, secrets } = server.services;
  const tenantId = newId();
  await insertTenants(database, async () => {
    const made = {
      now: clock.now(),
      area: config.area,
      passwordHash: await passwords.hash(demoPassword),
      sealTotp: (secret: string) => secrets.seal(secret, "totp"),
    };
    return demoTenants.filter(({ key }) => key === "acme").map((tenant) => generateTenant(tenant, made, tenantId));
  });
  await seedPlanning(server.services);
  // A second run finds what the first has made.
  await runJob(server, demoSchedule, {}, tenantId);
  await runJob(server, demoSchedule, {}, tenantId);
  planner = await signInAs("manager@acme.test");
});
afterAll(() => server.close());

const publicationsOf = async () => {
  const [{ id: businessUnitId = "" } = {}] = (await planner.call(listSchedules, {})).body.businessUnits;
  return (await planner.call(searchPublications, { body: { businessUnitId } })).body.publications;
};

test("Acme has four weeks published and a draft of the four after these, in which every rule is kept", async () => {
  const { schedules } = (await planner.call(listSchedules, {})).body;
  const publications = await publicationsOf();
  expect(publications).toMatchObject([{ number: 1, days: 28, publishedBy: "Pia Lantz" }]);
  expect(schedules.map(({ state, days }) => [state, days]).sort()).toEqual([
    ["draft", 28],
    ["published", 0],
  ]);
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
