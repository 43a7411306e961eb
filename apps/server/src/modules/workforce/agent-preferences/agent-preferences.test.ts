import {
  readAvailability,
  readDayOffPreferences,
  readShiftPreferences,
  saveAvailability,
  saveDayOffPreferences,
  saveShiftPreferences,
} from "@evolve/contracts/agent-preferences";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let agent: BuiltUser;
let mine: TestClient;
let planner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  agent = await buildUser(server.services, tenant, { permissions: [] });
  mine = await signIn(server, agent);
  const permissions = ["user:view", "user:edit"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
});
afterAll(() => server.close());

const current = { userId: "current" };
const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  isAvailable: day > 0,
  fromHour: "08:00",
  durationInMinutes: 540,
}));

test("Who has said nothing can work at any time; what is saved is read back [PREF-011, PREF-012]", async () => {
  const first = (await mine.call(readAvailability, { params: current })).body;
  expect(first.version).toBe(0);
  expect(first.availability.days).toHaveLength(7);
  expect(first.availability.days[3]).toEqual({ day: 3, isAvailable: true, fromHour: "00:00", durationInMinutes: 1440 });
  const saved = await mine.call(saveAvailability, { params: { userId: agent.id }, body: { days, version: 0 } });
  expect(saved.body).toEqual({ availability: { days }, version: 1 });
  expect((await planner.call(readAvailability, { params: { userId: agent.id } })).body).toEqual(saved.body);
});

test("Days off and shifts that somebody would like, their own or set by a user with user:edit [PREF-013, PREF-014, PREF-015, PREF-016]", async () => {
  await mine.call(saveDayOffPreferences, { params: current, body: { weekdays: [0, 6] } });
  const params = { userId: agent.id };
  expect((await planner.call(readDayOffPreferences, { params })).body.preferences).toEqual({ weekdays: [0, 6] });
  const preferences = { earliestStart: "07:00", latestStart: "10:30", shiftHours: 8 };
  await planner.call(saveShiftPreferences, { params, body: preferences });
  expect((await mine.call(readShiftPreferences, { params: current })).body).toEqual({ preferences, version: 1 });
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select("action")
    .where("target_id", "=", agent.id)
    .where("action", "=", "user.agent-preferences-set")
    .execute();
  expect(events).toHaveLength(1);
});

test("A change based on an older version is refused", async () => {
  const save = (weekdays: number[], version: number) =>
    planner.call(saveDayOffPreferences, { params: current, body: { weekdays, version } });
  const both = await Promise.all([save([1], 0), save([2], 0)]);
  expect(both.map(({ errorCode }) => errorCode).sort()).toEqual(["", "CHANGED_MEANWHILE"]);
});

test("Somebody else's are closed to colleagues, those of other tenants do not exist, signed out there are none", async () => {
  const colleague = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
  const params = { userId: agent.id };
  const body = { weekdays: [] };
  for (const [client, status] of [
    [anonymous(server), 401],
    [colleague, 403],
    [stranger, 404],
  ] as const) {
    for (const call of [readAvailability, readDayOffPreferences, readShiftPreferences])
      expect((await client.call(call, { params })).status).toBe(status);
    expect((await client.call(saveDayOffPreferences, { params, body })).status).toBe(status);
  }
});

test.each([{ weekdays: [7] }, { weekdays: "all" }, { days: [] }])("Days off of %j are refused", async (body) => {
  const path = "/schedules/agent/preferences/dayoff/user/current";
  expect((await mine.send(saveDayOffPreferences, { path, body })).status).toBe(400);
});
