import {
  compareSchedule,
  createSchedule,
  deleteSchedule,
  listSchedules,
  publishSchedule,
  readShifts,
  renameSchedule,
  type ShiftEdit,
  writeShifts,
} from "@evolve/contracts/schedules";
import { readScheduleRoster } from "@evolve/contracts/schedule-roster";
import { searchAgentHistory, searchPublicationChanges, searchPublications } from "@evolve/contracts/publications";
import { listNotifications } from "@evolve/contracts/notifications";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { mailAfter, mailsTo } from "@evolve/testkit/mails";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDraft, shiftsOf, writeDraft } from "./index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let other: TestClient;
let viewer: TestClient;
let foreigner: TestClient;
let agent: BuiltUser;
let businessUnitId: string;

const minute = 60_000;
const hour = 60 * minute;
const zone = "Europe/Stockholm";

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:schedule:view", "wfm:schedule:edit", "wfm:schedule:publish"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  other = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["wfm:schedule:view"] }));
  foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  businessUnitId = await buildUnit(tenant, zone);
});
afterAll(() => server.close());

const buildUnit = async ({ id: tenantId }: BuiltTenant, of: string): Promise<string> => {
  const id = newId();
  await server.services.database.withTenant(tenantId, (tx) =>
    tx
      .insertInto("business_units")
      .values({ tenant_id: tenantId, id, name: `Unit ${id}`, zone: of, week_start: 1, interval_minutes: 30 })
      .execute(),
  );
  return id;
};

const draftOf = async (firstDay: string, days = 7, unit = businessUnitId, copyPublished = false): Promise<string> => {
  const body = { businessUnitId: unit, name: `From ${firstDay}`, firstDay, days, copyPublished };
  return (await planner.call(createSchedule, { body })).body.schedule.id;
};

type Put = Extract<ShiftEdit, { kind: "put" }>;
const put = (start: string, more: Partial<Put> = {}): Put => ({
  kind: "put",
  id: newId(),
  version: 0,
  agentId: agent.id,
  start: Date.parse(start),
  minutes: 480,
  activities: [],
  isLocked: false,
  ...more,
});
const write = (by: TestClient, scheduleId: string, ...edits: ShiftEdit[]) =>
  by.call(writeShifts, { params: { scheduleId }, body: { edits } });

test("What is written is read back by local day, also over midnight and on days of 23 and 25 hours", async () => {
  const scheduleId = await draftOf("2026-10-19");
  const late = put("2026-10-24T21:30:00Z", { minutes: 600 });
  const long = put("2026-10-25T22:30:00Z");
  expect((await write(planner, scheduleId, late, long)).body).toMatchObject({ conflicts: [], version: 2 });
  const body = { firstDay: "2026-10-24", days: 2 };
  const { shifts } = (await planner.call(readShifts, { params: { scheduleId }, body })).body;
  expect(shifts.map(({ id, day, start }) => [id, day, new Date(start).toISOString()])).toEqual([
    [late.id, "2026-10-24", "2026-10-24T21:30:00.000Z"],
    [long.id, "2026-10-25", "2026-10-25T22:30:00.000Z"],
  ]);
  const spring = await draftOf("2027-03-22");
  const short = put("2027-03-28T21:30:00Z");
  const { applied } = (await write(planner, spring, short)).body;
  expect(applied).toMatchObject([{ day: "2027-03-28", version: 1, isEdited: true }]);
});

test("Two planners who change the same shift: the second sees both versions, and their other edits are applied", async () => {
  const scheduleId = await draftOf("2026-11-30");
  const [one, two] = [put("2026-11-30T08:00:00Z"), put("2026-12-01T08:00:00Z")];
  await write(planner, scheduleId, one, two);
  const moved = { ...one, version: 1, start: one.start + hour };
  await write(planner, scheduleId, moved);
  const answer = await write(
    other,
    scheduleId,
    { ...one, version: 1, minutes: 240 },
    { ...two, version: 1, minutes: 300 },
  );
  expect(answer.body.conflicts).toMatchObject([
    { id: one.id, theirs: { version: 2, start: moved.start, minutes: 480 } },
  ]);
  expect(answer.body.applied).toMatchObject([{ id: two.id, version: 2, minutes: 300 }]);
  const removed = { kind: "remove", id: two.id, version: 1 } as const;
  expect((await write(other, scheduleId, removed)).body.conflicts).toMatchObject([{ id: two.id }]);
  await write(planner, scheduleId, { ...removed, version: 2 });
  const late = await write(other, scheduleId, { ...two, version: 2, minutes: 360 });
  expect(late.body.conflicts).toEqual([{ id: two.id, theirs: null }]);
});

test("A shift that was removed and put back is another version than before, so that an edit based on the old one is a conflict", async () => {
  const scheduleId = await draftOf("2026-11-30");
  const shift = put("2026-11-30T08:00:00Z");
  await write(planner, scheduleId, shift);
  await write(planner, scheduleId, { kind: "remove", id: shift.id, version: 1 });
  const back = (await write(planner, scheduleId, { ...shift, minutes: 300 })).body.applied;
  const late = (await write(other, scheduleId, { ...shift, version: 1, start: shift.start + hour })).body;
  expect(late).toMatchObject({ applied: [], conflicts: [{ id: shift.id, theirs: { minutes: 300 } }] });
  expect(late.conflicts[0]?.theirs).toEqual(back[0]);
});

test("Edits that are sent again change nothing", async () => {
  const scheduleId = await draftOf("2026-11-30");
  const edit = put("2026-11-30T08:00:00Z");
  const first = await write(planner, scheduleId, edit);
  const second = await write(planner, scheduleId, edit);
  expect(second.body).toEqual(first.body);
  const removal = { kind: "remove", id: edit.id, version: 1 } as const;
  await write(planner, scheduleId, removal);
  expect((await write(planner, scheduleId, removal)).body).toMatchObject({ removed: [edit.id], conflicts: [] });
});

test("Of a thousand edits by two planners at the same time none is lost", async () => {
  const scheduleId = await draftOf("2026-11-30");
  const edits = Array.from({ length: 1_000 }, (_, index) =>
    put("2026-11-30T06:00:00Z", { start: Date.parse("2026-11-30T06:00:00Z") + index * 5 * minute, minutes: 60 }),
  );
  const send = async (by: TestClient, first: number) => {
    for (let from = first; from < first + 500; from += 50)
      expect((await write(by, scheduleId, ...edits.slice(from, from + 50))).body.conflicts).toEqual([]);
  };
  await Promise.all([send(planner, 0), send(other, 500)]);
  const body = { firstDay: "2026-11-30", days: 7 };
  const { shifts, version } = (await viewer.call(readShifts, { params: { scheduleId }, body })).body;
  expect(shifts).toHaveLength(1_000);
  expect(version).toBe(21);
});

test("A shift that breaks a rule needs a reason; what broke it before does not", async () => {
  const unit = await buildUnit(tenant, zone);
  const { database } = server.services;
  const codes = { rest: newId() };
  await database.withTenant(tenant.id, async (tx) => {
    const person = { tenant_id: tenant.id, user_id: agent.id, business_unit_id: unit };
    await tx.insertInto("planning_agents").values(person).execute();
  });
  const scheduleId = await draftOf("2027-03-01", 7, unit);
  const edit = put("2027-03-01T08:00:00Z", { activities: [{ code: codes.rest, start: 470, minutes: 30 }] });
  const bare = (await write(planner, scheduleId, edit)).body;
  expect(bare.applied).toEqual([]);
  expect(bare.refused).toMatchObject([
    { id: edit.id, rules: [{ code: "activity-outside-shift" }, { code: "no-plan" }] },
  ]);
  const given = (await write(planner, scheduleId, { ...edit, reason: "Agreed with Ada" })).body;
  expect(given).toMatchObject({ refused: [], applied: [{ reason: "Agreed with Ada", version: 1 }] });
  const roster = (
    await viewer.call(readScheduleRoster, { params: { scheduleId }, body: { firstDay: "2027-03-01", days: 7 } })
  ).body;
  expect(roster).toMatchObject({ agents: [{ id: agent.id }], roster: { zone, days: 7, agents: [{ id: agent.id }] } });
});

test("A draft takes no shifts on days that it does not have, by the clock of its business unit", async () => {
  const scheduleId = await draftOf("2026-11-30");
  // Midnight in Stockholm is 23:00 by UTC.
  const [first, last] = [put("2026-11-29T23:00:00Z"), put("2026-12-06T22:30:00Z")];
  expect((await write(planner, scheduleId, first, last)).body.applied).toHaveLength(2);
  for (const edit of [put("2026-11-29T22:30:00Z"), put("2026-12-06T23:00:00Z")])
    expect((await write(planner, scheduleId, edit)).status).toBe(400);
  const moved = { ...last, version: 1, start: last.start + hour };
  expect((await write(planner, scheduleId, moved)).status).toBe(400);
});

test("A shift belongs to a person of the tenant, and keeps its agent", async () => {
  const scheduleId = await draftOf("2026-11-30");
  const edit = put("2026-11-30T08:00:00Z");
  expect((await write(planner, scheduleId, { ...edit, agentId: newId() })).status).toBe(404);
  await write(planner, scheduleId, edit);
  const someoneElse = await buildUser(server.services, tenant, {});
  expect((await write(planner, scheduleId, { ...edit, version: 1, agentId: someoneElse.id })).status).toBe(400);
  expect((await write(planner, scheduleId, edit, edit)).status).toBe(400);
});

test("Publishing a week and a team changes nothing else, tells whom it concerns, and is kept in the history", async () => {
  const unit = await buildUnit(tenant, zone);
  const team = await buildNamed(server.services, tenant, "team", "Night");
  const [mate = ""] = await buildPeople(server.services, tenant, [{ firstName: "Night", teamId: team }]);
  const scheduleId = await draftOf("2026-12-07", 14, unit);
  const mine = put("2026-12-07T08:00:00Z");
  const theirs = put("2026-12-07T08:00:00Z", { agentId: mate });
  const later = put("2026-12-15T08:00:00Z");
  await write(planner, scheduleId, mine, theirs, later);
  const params = { scheduleId };
  const scope = { firstDay: "2026-12-07", days: 7, teamIds: [tenant.teamId] };
  const ahead = (await viewer.call(compareSchedule, { params, body: scope })).body;
  expect(ahead).toMatchObject({ agents: 1, newDays: 7, total: 1, changes: [{ kind: "added", agentId: agent.id }] });
  const published = (await planner.call(publishSchedule, { params, body: scope })).body;
  expect(published).toEqual({ number: 1, agents: 1, changes: 1, notified: 1 });
  const held = (await planner.call(listSchedules, {})).body.schedules.find(
    ({ businessUnitId: of, state }) => of === unit && state === "published",
  );
  expect(held).toMatchObject({ shifts: 1 });
  const { notifications } = (await (await signIn(server, agent)).call(listNotifications, { query: {} })).body;
  expect(notifications[0]).toMatchObject({ topic: "schedule", linkURL: "/my-space/#/schedule" });
  expect(notifications[0]?.content).toContain("Dec 7, 2026");

  const all = { firstDay: "2026-12-07", days: 14 };
  await write(planner, scheduleId, { ...mine, version: 1, start: mine.start + hour });
  expect((await planner.call(compareSchedule, { params, body: all })).body).toMatchObject({ total: 3, newDays: 21 });
  expect((await planner.call(publishSchedule, { params, body: all })).body).toMatchObject({ number: 2, changes: 3 });
  expect((await planner.call(compareSchedule, { params, body: all })).body).toMatchObject({ total: 0, newDays: 0 });
  await write(planner, scheduleId, { kind: "remove", id: mine.id, version: 2 });
  await planner.call(publishSchedule, { params, body: all });
  const { changes } = (await viewer.call(searchAgentHistory, { body: { agentId: agent.id } })).body;
  const own = changes.filter(({ id }) => id === mine.id);
  expect(own.map(({ number, before, after }) => [number, before?.start ?? null, after?.start ?? null])).toEqual([
    [3, mine.start + hour, null],
    [2, mine.start, mine.start + hour],
    [1, null, mine.start],
  ]);
  const { publications } = (await viewer.call(searchPublications, { body: { businessUnitId: unit } })).body;
  const opened = publications.map(async ({ id }) => {
    const answer = await viewer.call(searchPublicationChanges, { body: { publicationId: id } });
    return answer.body.changes.map(({ kind, agentId }) => `${kind} ${agentId}`).toSorted();
  });
  expect(await Promise.all(opened)).toEqual([
    [`removed ${agent.id}`],
    [`added ${agent.id}`, `added ${mate}`, `moved ${agent.id}`].toSorted(),
    [`added ${agent.id}`],
  ]);
  const publicationId = publications[1]?.id ?? "";
  const inOrder = (
    await viewer.call(searchPublicationChanges, {
      body: { publicationId, orderBy: [{ field: "start", direction: "desc" }] },
    })
  ).body.changes;
  expect(inOrder[0]).toMatchObject({ kind: "added", before: null, after: { start: later.start, minutes: 480 } });
  const refused = await foreigner.call(searchPublicationChanges, { body: { publicationId } });
  expect(refused.status).toBe(404);
});

test("Publishing mails those whose shifts are new or different, with the days and the way to them, and nobody else", async () => {
  const unit = await buildUnit(tenant, zone);
  const [told, untouched] = [
    await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }),
    await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }),
  ];
  const body = { firstDay: "2027-07-05", days: 7 };
  const scheduleId = await draftOf(body.firstDay, body.days, unit);
  const [shift, other] = [told, untouched].map(({ id }) => put("2027-07-05T08:00:00Z", { agentId: id }));
  if (!shift || !other) return expect.fail("there are two shifts");
  await write(planner, scheduleId, shift, other);
  const publish = () => planner.call(publishSchedule, { params: { scheduleId }, body });
  const about = /Your schedule was published/;
  const mail = await mailAfter(server.mail, told.userName, about, publish);
  expect(mail.text).toContain("Shifts from Jul 5, 2027 to Jul 11, 2027 are new or different.");
  expect(mail.text).toContain("/my-space/#/schedule");
  // The second time only one of them has another shift.
  await vi.waitFor(() => expect(mailsTo(server.mail, untouched.userName, about)).toHaveLength(1));
  await write(planner, scheduleId, { ...shift, version: 1, start: shift.start + hour });
  await mailAfter(server.mail, told.userName, about, publish);
  expect(mailsTo(server.mail, untouched.userName, about)).toHaveLength(1);
});

test("A draft of eight weeks is compared and published as a whole, and has its people's rules for all its days", async () => {
  const unit = await buildUnit(tenant, zone);
  const scheduleId = await draftOf("2027-06-07", 56, unit);
  await write(planner, scheduleId, put("2027-06-07T08:00:00Z"), put("2027-08-01T08:00:00Z"));
  const params = { scheduleId };
  const body = { firstDay: "2027-06-07", days: 56 };
  expect((await planner.call(readScheduleRoster, { params, body })).status).toBe(200);
  expect((await planner.call(compareSchedule, { params, body })).body).toMatchObject({ total: 2, newDays: 56 });
  expect((await planner.call(publishSchedule, { params, body })).body).toMatchObject({ changes: 2 });
  const { changes } = (await viewer.call(searchAgentHistory, { body: { agentId: agent.id } })).body;
  expect(changes.map(({ after }) => after?.start)).toContain(Date.parse("2027-08-01T08:00:00Z"));
});

test("A business unit's versions and an agent's history are listed page by page, newest first", async () => {
  const unit = await buildUnit(tenant, zone);
  const body = { firstDay: "2027-05-10", days: 7 };
  const scheduleId = await draftOf(body.firstDay, 7, unit);
  for (let time = 0; time < 3; time += 1) await planner.call(publishSchedule, { params: { scheduleId }, body });
  const versions = async (more: object) =>
    (await viewer.call(searchPublications, { body: { businessUnitId: unit, top: 2, ...more } })).body;
  const numbersOf = ({ publications }: Awaited<ReturnType<typeof versions>>) =>
    publications.map(({ number }) => number);
  const first = await versions({});
  expect([numbersOf(first), first.totalRecords]).toEqual([[3, 2], 3]);
  const second = await versions({ after: first.next });
  expect([numbersOf(second), second.next]).toEqual([[1], undefined]);
  expect((await versions({ filter: { search: "no such draft" } })).totalRecords).toBe(0);

  const history = async (more: object) =>
    (await viewer.call(searchAgentHistory, { body: { agentId: agent.id, ...more } })).body;
  const all = await history({ top: 200 });
  expect(all.totalRecords).toBe(all.changes.length);
  const times = all.changes.map(({ publishedAt }) => publishedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const found = [];
  for (let after: string | undefined, isLast = false; !isLast;) {
    const page = await history({ top: 2, after });
    found.push(...page.changes);
    after = page.next;
    isLast = after === undefined;
  }
  expect(found).toEqual(all.changes);
});

test("A draft gets another name; what is published has none to change", async () => {
  const unit = await buildUnit(tenant, zone);
  const scheduleId = await draftOf("2027-04-05", 7, unit);
  const schedulesOf = async () =>
    (await viewer.call(listSchedules, {})).body.schedules.filter(({ businessUnitId: of }) => of === unit);
  const body = { name: "Easter" };
  expect((await planner.call(renameSchedule, { params: { scheduleId }, body })).status).toBe(200);
  expect(await schedulesOf()).toMatchObject([{ id: scheduleId, name: "Easter", version: 1 }]);
  await planner.call(publishSchedule, { params: { scheduleId }, body: { firstDay: "2027-04-05", days: 7 } });
  const published =
    (await schedulesOf()).find(({ state }) => state === "published") ?? expect.fail("none is published");
  expect((await planner.call(renameSchedule, { params: { scheduleId: published.id }, body })).status).toBe(404);
});

test("A draft made of what is published differs from it by nothing", async () => {
  const unit = await buildUnit(tenant, zone);
  const scheduleId = await draftOf("2027-01-04", 7, unit);
  await write(planner, scheduleId, put("2027-01-04T08:00:00Z"), put("2027-01-05T08:00:00Z"));
  const body = { firstDay: "2027-01-04", days: 7 };
  await planner.call(publishSchedule, { params: { scheduleId }, body });
  const copy = await draftOf("2027-01-04", 7, unit, true);
  expect((await planner.call(compareSchedule, { params: { scheduleId: copy }, body })).body).toMatchObject({
    agents: 1,
    total: 0,
  });
  await planner.call(deleteSchedule, { params: { scheduleId: copy } });
  expect((await planner.call(readShifts, { params: { scheduleId: copy }, body })).status).toBe(404);
});

test("A generated schedule replaces what it may: locked shifts and days outside the selection stay", async () => {
  const { database, clock } = server.services;
  const of = { by: null, now: clock.now() };
  const shift = (id: string, start: string) => ({
    id,
    agent: agent.id,
    start: Date.parse(start),
    minutes: 480,
    activities: [],
  });
  await database.withTenant(tenant.id, async (tx) => {
    const draft = { businessUnitId, name: "Generated", firstDay: "2027-02-01", days: 7, createdBy: null, now: of.now };
    const scheduleId = await createDraft(tx, tenant.id, draft);
    const first = [shift(`${agent.id}/2027-02-01`, "2027-02-01T08:00:00Z"), shift(newId(), "2027-02-02T08:00:00Z")];
    expect(await writeDraft(tx, tenant.id, { scheduleId, shifts: first, ...of })).toBe(2);
    await tx
      .updateTable("shifts")
      .set({ is_locked: true })
      .where("schedule_id", "=", scheduleId)
      .where("day", "=", "2027-02-02")
      .execute();
    const selection = { days: ["2027-02-02"] };
    const again = [shift(newId(), "2027-02-02T13:00:00Z")];
    await writeDraft(tx, tenant.id, { scheduleId, shifts: again, selection, ...of });
    const span = { from: Date.parse("2027-02-01T00:00:00Z"), to: Date.parse("2027-02-03T00:00:00Z") };
    const kept = await shiftsOf(tx, tenant.id, { scheduleId, ...span });
    expect(kept.map(({ day, locked, start }) => [day, locked, new Date(start).getUTCHours()])).toEqual([
      ["2027-02-01", false, 8],
      ["2027-02-02", true, 8],
      ["2027-02-02", false, 13],
    ]);
  });
});

test("Schedules are for those who may see, edit or publish them, of the tenant itself", async () => {
  const scheduleId = await draftOf("2026-11-30");
  const params = { scheduleId };
  const body = { firstDay: "2026-11-30", days: 7 };
  const edit = put("2026-11-30T08:00:00Z");
  const nobody = anonymous(server);
  const person = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
  const draft = { businessUnitId, name: "Mine", firstDay: "2026-11-30", days: 7, copyPublished: false };
  expect((await nobody.call(listSchedules, {})).status).toBe(401);
  expect((await person.call(listSchedules, {})).status).toBe(403);
  expect((await nobody.call(readShifts, { params, body })).status).toBe(401);
  expect((await person.call(readShifts, { params, body })).status).toBe(403);
  expect((await viewer.call(writeShifts, { params, body: { edits: [edit] } })).status).toBe(403);
  expect((await viewer.call(createSchedule, { body: draft })).status).toBe(403);
  expect((await viewer.call(deleteSchedule, { params })).status).toBe(403);
  expect((await viewer.call(renameSchedule, { params, body: { name: "Mine" } })).status).toBe(403);
  expect((await nobody.call(renameSchedule, { params, body: { name: "Mine" } })).status).toBe(401);
  expect((await viewer.call(publishSchedule, { params, body })).status).toBe(403);
  expect((await foreigner.call(readShifts, { params, body })).status).toBe(404);
  expect((await foreigner.call(compareSchedule, { params, body })).status).toBe(404);
  expect((await foreigner.call(publishSchedule, { params, body })).status).toBe(404);
  expect((await foreigner.call(writeShifts, { params, body: { edits: [edit] } })).status).toBe(404);
  expect((await foreigner.call(createSchedule, { body: draft })).status).toBe(404);
  expect((await foreigner.call(deleteSchedule, { params })).status).toBe(404);
  expect((await foreigner.call(renameSchedule, { params, body: { name: "Mine" } })).status).toBe(404);
  expect((await foreigner.call(searchAgentHistory, { body: { agentId: agent.id } })).status).toBe(404);
  expect((await planner.call(readShifts, { params, body: { ...body, days: 0 } })).status).toBe(400);
  expect((await planner.call(renameSchedule, { params, body: { name: "" } })).status).toBe(400);
  expect((await planner.call(writeShifts, { params, body: { edits: [{ ...edit, minutes: 0 }] } })).status).toBe(400);
  expect((await planner.call(publishSchedule, { params, body: { ...body, firstDay: "soon" } })).status).toBe(400);
});

test("Publishing works however often it is repeated", async () => {
  const days = { firstDay: "2027-05-03", days: 7 };
  // PostgreSQL makes a new plan for a statement, for any values, after its fifth run on a connection.
  for (let times = 0; times < 12; times += 1) {
    const scheduleId = await draftOf(days.firstDay);
    expect((await planner.call(publishSchedule, { params: { scheduleId }, body: days })).status).toBe(200);
  }
});
