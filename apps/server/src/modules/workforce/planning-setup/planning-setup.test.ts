import { deleteActivityCode, saveActivityCode, searchActivityCodes } from "@evolve/contracts/activity-codes";
import { deleteBusinessUnit, saveBusinessUnit, searchBusinessUnits } from "@evolve/contracts/business-units";
import { deleteCalendarEvent, saveCalendarEvent, searchCalendarEvents } from "@evolve/contracts/calendar-events";
import { deletePlanningGroup, savePlanningGroup, searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { listSchedules } from "@evolve/contracts/schedules";
import { deleteQueue, saveQueue, searchQueues } from "@evolve/contracts/queues";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { openingHours, serviceGoal } from "@evolve/testkit/probe-samples";
import { buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDraft, deleteDraft, writeDraft } from "../schedules/index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let viewer: TestClient;
let foreigner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:setup:view", "wfm:setup:edit"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:setup:view"] }));
  foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
});
afterAll(() => server.close());

const unit = { zone: "Europe/Stockholm", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
const madeUnit = async (name: string) =>
  (await planner.call(saveBusinessUnit, { body: { ...unit, name } })).body.businessUnit;
const queueOf = (businessUnitId: string, name: string) => ({
  businessUnitId,
  name,
  media: "voice" as const,
  concurrency: 1,
  openingHours,
});
const madeQueue = async (businessUnitId: string, name: string) =>
  (await planner.call(saveQueue, { body: queueOf(businessUnitId, name) })).body.queue;
const groupOf = (businessUnitId: string, name: string, queueIds: string[]) => ({
  businessUnitId,
  name,
  isDeferrable: false,
  goal: serviceGoal,
  patienceSeconds: 120,
  queueIds,
});

test("A business unit keeps its sites' ids when it is changed, and drops the sites left out", async () => {
  const sites = [
    { name: "Stockholm", zone: "Europe/Stockholm" },
    { name: "Accra", zone: "Africa/Accra" },
  ];
  const created = (await planner.call(saveBusinessUnit, { body: { ...unit, name: "Nordic", sites } })).body
    .businessUnit;
  expect(created).toMatchObject({ name: "Nordic", version: 1, sites: [{ name: "Accra" }, { name: "Stockholm" }] });
  const [accra] = created.sites;
  const body = {
    ...unit,
    name: "Nordic",
    intervalMinutes: 15 as const,
    id: created.id,
    version: 1,
    sites: [{ id: accra?.id ?? "", name: "Kumasi", zone: "Africa/Accra" }],
  };
  const changed = (await planner.call(saveBusinessUnit, { body })).body.businessUnit;
  expect(changed).toEqual({ ...created, intervalMinutes: 15, version: 2, sites: [{ ...accra, name: "Kumasi" }] });
  expect((await planner.call(saveBusinessUnit, { body })).errorCode).toBe("CHANGED_MEANWHILE");
});

test("The cost of a paid hour has a currency, stays when a change does not name it, and is there to compare schedules by", async () => {
  const cost = { hourlyCost: 31.5, currency: "EUR" };
  const { id, ...created } = (await planner.call(saveBusinessUnit, { body: { ...unit, name: "Costs", ...cost } })).body
    .businessUnit;
  expect(created).toMatchObject(cost);
  const renamed = { ...unit, name: "Costs more", id, version: 1 };
  expect((await planner.call(saveBusinessUnit, { body: renamed })).body.businessUnit).toMatchObject(cost);
  const without = { ...renamed, version: 2, hourlyCost: 40 };
  expect((await planner.call(saveBusinessUnit, { body: without })).body).toMatchObject({
    fields: { currency: "required" },
  });
  const scheduler = await signIn(
    server,
    await buildUser(server.services, tenant, { permissions: ["wfm:schedule:view"] }),
  );
  const { businessUnits } = (await scheduler.call(listSchedules, {})).body;
  expect(businessUnits.find((one) => one.id === id)).toMatchObject(cost);
  const cleared = { ...renamed, version: 2, hourlyCost: null, currency: null };
  expect((await planner.call(saveBusinessUnit, { body: cleared })).body.businessUnit).toMatchObject({
    hourlyCost: null,
    currency: null,
  });
});

test("Names are unique whatever their case, also when two are created at once", async () => {
  const both = await Promise.all(
    ["Twin", "TWIN"].map((name) => planner.call(saveBusinessUnit, { body: { ...unit, name } })),
  );
  expect(both.map(({ errorCode }) => errorCode).sort()).toEqual(["", "NAME_EXISTS"]);
});

test("A queue moves from one planning group to another, and stays when its group is deleted", async () => {
  const { id } = await madeUnit("Moves");
  const queue = await madeQueue(id, "Orders & returns");
  const save = async (name: string) =>
    (await planner.call(savePlanningGroup, { body: groupOf(id, name, [queue.id]) })).body.planningGroup;
  const first = await save("First");
  const second = await save("Second");
  const filter = { id: [first.id, second.id] };
  const { planningGroups } = (await planner.call(searchPlanningGroups, { body: { filter } })).body;
  expect(planningGroups.map(({ name, queueIds }) => [name, queueIds])).toEqual([
    ["First", []],
    ["Second", [queue.id]],
  ]);
  expect(planningGroups[1]?.goal).toEqual(serviceGoal);
  await planner.call(deletePlanningGroup, { params: { planningGroupId: second.id } });
  const { queues } = (await planner.call(searchQueues, { body: { filter: { id: [queue.id] } } })).body;
  expect(queues).toMatchObject([{ name: "Orders & returns", planningGroupId: null, businessUnitName: "Moves" }]);
});

test("A queue that moves to another business unit leaves its planning group, and keeps it when it stays", async () => {
  const [one, other] = [await madeUnit("Leaving"), await madeUnit("Arriving")];
  const { id } = await madeQueue(one.id, "Wandering");
  await planner.call(savePlanningGroup, { body: groupOf(one.id, "Left behind", [id]) });
  const groupName = async () => {
    const { queues } = (await planner.call(searchQueues, { body: { filter: { id: [id] } } })).body;
    return queues[0]?.planningGroupName;
  };
  await planner.call(saveQueue, { body: { ...queueOf(one.id, "Wandering"), id } });
  expect(await groupName()).toBe("Left behind");
  await planner.call(saveQueue, { body: { ...queueOf(other.id, "Wandering"), id } });
  expect(await groupName()).toBeNull();
});

test("An activity code that coming shifts have is not deleted, as it would be gone from people's days", async () => {
  const { id: businessUnitId } = await madeUnit("With shifts");
  const code = { name: "Coaching", kind: "training" as const, isPaid: true, isWorkTime: true, colorCode: "#1461c4" };
  const body = { ...code, shrinkage: 0, fromHour: 0, toHour: 24 };
  const { id } = (await planner.call(saveActivityCode, { body })).body.activityCode;
  const [agentId = ""] = await buildPeople(server.services, tenant, [{}]);
  const now = server.services.clock.now();
  const start = now.getTime() - 3_600_000;
  const scheduleId = await server.services.database.withTenant(tenant.id, async (tx) => {
    const firstDay = new Date(start).toISOString().slice(0, 10);
    const draft = await createDraft(tx, tenant.id, {
      businessUnitId,
      name: "D",
      firstDay,
      days: 7,
      createdBy: null,
      now,
    });
    const activities = [{ code: id, start: 60, minutes: 30 }];
    const shifts = [{ id: newId(), agent: agentId, start, minutes: 480, activities }];
    await writeDraft(tx, tenant.id, { scheduleId: draft, shifts, by: null, now });
    return draft;
  });
  const remove = () => planner.call(deleteActivityCode, { params: { activityCodeId: id } });
  expect((await remove()).errorCode).toBe("IN_USE");
  await server.services.database.withTenant(tenant.id, (tx) => deleteDraft(tx, tenant.id, scheduleId));
  expect((await remove()).status).toBe(200);
});

test("What something else refers to is not deleted", async () => {
  const { id: businessUnitId } = await madeUnit("Used");
  const { id: queueId } = await madeQueue(businessUnitId, "Used queue");
  const body = groupOf(businessUnitId, "Used group", [queueId]);
  const group = (await planner.call(savePlanningGroup, { body })).body.planningGroup;
  expect((await planner.call(deleteBusinessUnit, { params: { businessUnitId } })).errorCode).toBe("IN_USE");
  expect((await planner.call(deleteQueue, { params: { queueId } })).errorCode).toBe("IN_USE");
  await planner.call(deletePlanningGroup, { params: { planningGroupId: group.id } });
  expect((await planner.call(deleteQueue, { params: { queueId } })).status).toBe(200);
  expect((await planner.call(deleteBusinessUnit, { params: { businessUnitId } })).status).toBe(200);
});

test("A service level has its seconds, and an unknown queue joins no group", async () => {
  const { id } = await madeUnit("Goals");
  const elsewhere = await madeQueue((await madeUnit("Elsewhere")).id, "Elsewhere queue");
  const goal = { ...serviceGoal, targetSeconds: null };
  const { id: queueId } = await madeQueue(id, "Goals queue");
  const half = await planner.call(savePlanningGroup, { body: { ...groupOf(id, "Half", [queueId]), goal } });
  expect(half.status).toBe(400);
  const wrong = await planner.call(savePlanningGroup, { body: groupOf(id, "Wrong", [elsewhere.id]) });
  expect(wrong.status).toBe(404);
});

test("A calendar event is for chosen planning groups of its business unit, which are not deleted while it is for them", async () => {
  const [nordic, baltic] = [await madeUnit("Events"), await madeUnit("Events elsewhere")];
  const groupIn = async (businessUnitId: string, name: string) => {
    const { id: queueId } = await madeQueue(businessUnitId, name);
    const saved = await planner.call(savePlanningGroup, { body: groupOf(businessUnitId, name, [queueId]) });
    return saved.body.planningGroup.id;
  };
  const [sales, service] = [await groupIn(nordic.id, "Event sales"), await groupIn(nordic.id, "Event service")];
  const abroad = await groupIn(baltic.id, "Event abroad");
  const event = {
    name: "Autumn letter",
    businessUnitId: nordic.id,
    planningGroupIds: [sales],
    kind: "campaign" as const,
    firstDay: "2026-09-07",
    lastDay: "2026-09-13",
    effect: "multiply" as const,
    factor: 1.5,
    copiedDay: null,
  };
  const saved = (await planner.call(saveCalendarEvent, { body: event })).body.calendarEvent;
  expect(saved).toMatchObject({ planningGroupIds: [sales] });
  const save = async (change: object) =>
    (await planner.call(saveCalendarEvent, { body: { ...event, ...change } })).status;
  expect(await save({ planningGroupIds: [abroad] })).toBe(404);
  expect(await save({ businessUnitId: null })).toBe(400);
  const all = { businessUnitId: null, planningGroupIds: [], kind: "special" };
  expect(await save({ ...all, name: "Autumn holiday", firstDay: "2026-09-20", lastDay: "2026-09-20" })).toBe(200);

  const found = async (filter: object) =>
    (
      await planner.call(searchCalendarEvents, { body: { filter: { search: "Autumn", ...filter } } })
    ).body.calendarEvents
      .map(({ name, planningGroupNames }) => [name, planningGroupNames])
      .sort();
  const [letter, holiday] = [
    ["Autumn letter", ["Event sales"]],
    ["Autumn holiday", []],
  ];
  expect(await found({ planningGroupId: [sales] })).toEqual([holiday, letter]);
  expect(await found({ planningGroupId: [service] })).toEqual([holiday]);
  expect(await found({ planningGroupId: [abroad] })).toEqual([holiday]);
  expect(await found({ from: "2026-09-13", until: "2026-09-19" })).toEqual([letter]);
  expect(await found({ from: "2026-09-14" })).toEqual([holiday]);

  const remove = () => planner.call(deletePlanningGroup, { params: { planningGroupId: sales } });
  expect((await remove()).status).toBe(409);
  const { id, version } = saved;
  expect(
    (await planner.call(saveCalendarEvent, { body: { ...event, id, version, planningGroupIds: [service] } })).status,
  ).toBe(200);
  expect((await remove()).status).toBe(200);
  expect((await planner.call(deleteCalendarEvent, { params: { calendarEventId: id } })).status).toBe(200);
});

test("A calendar event has an order of days and what its effect needs", async () => {
  const event = {
    name: "Spring sale",
    businessUnitId: null,
    kind: "campaign" as const,
    firstDay: "2026-03-02",
    lastDay: "2026-03-08",
    effect: "multiply" as const,
    factor: 1.5,
    copiedDay: null,
  };
  const saved = (await planner.call(saveCalendarEvent, { body: event })).body.calendarEvent;
  expect(saved).toEqual({ ...event, planningGroupIds: [], id: saved.id, version: 1 });
  const search = { body: { filter: { kind: ["campaign" as const] } } };
  expect((await planner.call(searchCalendarEvents, search)).body.calendarEvents).toMatchObject([{ id: saved.id }]);
  expect((await planner.call(saveCalendarEvent, { body: { ...event, factor: null } })).status).toBe(400);
  expect((await planner.call(saveCalendarEvent, { body: { ...event, lastDay: "2026-03-01" } })).status).toBe(400);
  const params = { calendarEventId: saved.id };
  expect((await planner.call(deleteCalendarEvent, { params })).status).toBe(200);
  expect((await planner.call(deleteCalendarEvent, { params })).status).toBe(404);
});

test("An activity code says how many people it takes, and when", async () => {
  const code = {
    name: "Coaching",
    kind: "training" as const,
    isPaid: true,
    isWorkTime: true,
    shrinkage: 0.04,
    fromHour: 9,
    toHour: 12,
    colorCode: "#1461c4",
  };
  const saved = (await planner.call(saveActivityCode, { body: code })).body.activityCode;
  expect(
    (await viewer.call(searchActivityCodes, { body: { filter: { search: "coach" } } })).body.activityCodes,
  ).toEqual([{ ...code, id: saved.id, version: 1 }]);
  expect((await planner.call(saveActivityCode, { body: { ...code, name: "Late", toHour: 9 } })).status).toBe(400);
  const params = { activityCodeId: saved.id };
  expect((await planner.call(deleteActivityCode, { params })).status).toBe(200);
});

test("The set-up is closed to signed-out callers, to those who may only look, and to other tenants", async () => {
  const { id } = await madeUnit("Guarded");
  for (const [client, status] of [
    [anonymous(server), 401],
    [viewer, 403],
    [foreigner, 404],
  ] as const) {
    expect((await client.call(saveBusinessUnit, { body: { ...unit, id, name: "Mine" } })).status).toBe(status);
    expect((await client.call(deleteBusinessUnit, { params: { businessUnitId: id } })).status).toBe(status);
    expect((await client.call(saveQueue, { body: queueOf(id, "Theirs") })).status).toBe(status);
  }
  expect((await foreigner.call(searchBusinessUnits, { body: {} })).body.totalRecords).toBe(0);
  expect((await viewer.call(searchBusinessUnits, { body: {} })).body.totalRecords).toBeGreaterThan(0);
});
