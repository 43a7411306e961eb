import { announcePresence } from "@evolve/contracts/schedule-presence";
import {
  createSchedule,
  readShifts,
  type ScheduledShift,
  type ShiftEdit,
  writeShifts,
} from "@evolve/contracts/schedules";
import type { CallResult } from "@evolve/contracts/call";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { listen, openSocket } from "@evolve/testkit/socket-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let people: BuiltUser[];
let ann: TestClient;
let bo: TestClient;
let businessUnitId: string;

const minute = 60_000;
const firstDay = "2026-11-30";
const monday = Date.parse("2026-11-30T06:00:00Z");

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:schedule:view", "wfm:schedule:edit"];
  people = [];
  for (let count = 0; count < 4; count += 1) people.push(await buildUser(server.services, tenant, { permissions }));
  [ann, bo] = [await signIn(server, userAt(0)), await signIn(server, userAt(1))];
  businessUnitId = newId();
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("business_units")
      .values({
        tenant_id: tenant.id,
        id: businessUnitId,
        name: "Unit",
        zone: "Etc/UTC",
        week_start: 1,
        interval_minutes: 30,
      })
      .execute(),
  );
});
afterAll(() => server.close());

const userAt = (index: number): BuiltUser => people[index] ?? expect.fail("there are fewer people");
const draftOf = async (): Promise<string> => {
  const body = { businessUnitId, name: `Draft ${newId()}`, firstDay, days: 14, copyPublished: false };
  return (await ann.call(createSchedule, { body })).body.schedule.id;
};
const write = async (by: TestClient, scheduleId: string, edits: ShiftEdit[]) =>
  (await by.call(writeShifts, { params: { scheduleId }, body: { edits } })).body;

/** Repeatable numbers in [0, 1). */
const randomOf = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

type Answer = CallResult<typeof writeShifts>;
const shiftsOf = async (by: TestClient, scheduleId: string): Promise<ScheduledShift[]> =>
  (await by.call(readShifts, { params: { scheduleId }, body: { firstDay, days: 14 } })).body.shifts;

/** One planner: adds, moves and removes shifts at random, on what was last seen of them, and now and then sends something twice. */
const plan = async (by: TestClient, scheduleId: string, seed: number, total: number) => {
  const random = randomOf(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const seen = new Map<string, ScheduledShift>();
  const sent: { edits: ShiftEdit[]; answer: Answer }[] = [];
  let count = 0;
  while (count < total) {
    if (sent.length % 4 === 0) {
      seen.clear();
      for (const shift of await shiftsOf(by, scheduleId)) seen.set(shift.id, shift);
    }
    const edits = new Map<string, ShiftEdit>();
    const size = Math.min(1 + below(9), total - count);
    while (edits.size < size) {
      const known = [...seen.values()];
      const shift = known[below(known.length)];
      const start = monday + below(12 * 288) * 5 * minute;
      const kind = random();
      if (!shift || kind < 0.3) {
        const id = newId();
        const agentId = userAt(below(people.length)).id;
        edits.set(id, { kind: "put", id, version: 0, agentId, start, minutes: 60, activities: [], isLocked: false });
      } else if (kind < 0.85) {
        const { id, version, agentId } = shift;
        edits.set(id, { kind: "put", id, version, agentId, start, minutes: 60, activities: [], isLocked: false });
      } else edits.set(shift.id, { kind: "remove", id: shift.id, version: shift.version });
    }
    const batch = [...edits.values()];
    const answer = await write(by, scheduleId, batch);
    sent.push({ edits: batch, answer });
    count += batch.length;
    // The answer was lost, and the same is sent again.
    if (random() < 0.15) sent.push({ edits: batch, answer: await write(by, scheduleId, batch) });
    for (const applied of answer.applied) seen.set(applied.id, applied);
    for (const { id, theirs } of answer.conflicts) if (theirs) seen.set(id, theirs);
    for (const id of answer.removed) seen.delete(id);
  }
  return sent;
};

interface Written {
  readonly before: ScheduledShift | null;
  readonly after: { readonly id: string; readonly start: number } | null;
}

/** What the audit log says was done to each shift, oldest first. */
const historyOf = async (scheduleId: string): Promise<Map<string, Written[]>> => {
  const events = await server.services.database.readTenant(tenant.id, (tx) =>
    tx
      .selectFrom("audit_events")
      .select("details")
      .where("tenant_id", "=", tenant.id)
      .where("action", "=", "schedule.edited")
      .where("target_id", "=", scheduleId)
      .execute(),
  );
  const written = events.flatMap(({ details }) => (details as unknown as { edits: Written[] }).edits);
  const byId = Map.groupBy(written, ({ before, after }) => after?.id ?? before?.id ?? "");
  for (const steps of byId.values())
    steps.sort((one, other) => (one.before?.version ?? 0) - (other.before?.version ?? 0));
  return byId;
};

test("Of a thousand random edits by two planners at the same time each is in the schedule, in its history, or answered as a conflict", async () => {
  const scheduleId = await draftOf();
  const sent = (await Promise.all([plan(ann, scheduleId, 7, 500), plan(bo, scheduleId, 11, 500)])).flat();
  const history = await historyOf(scheduleId);
  const conflicts = sent.reduce((total, { answer }) => total + answer.conflicts.length, 0);
  expect(conflicts).toBeGreaterThan(20);
  // The version that each shift began with, as the insertion was answered.
  const begun = new Map<string, number>();
  for (const { edits, answer } of sent)
    for (const { id, version } of answer.applied)
      if (edits.some((edit) => edit.id === id && edit.version === 0) && !begun.has(id)) begun.set(id, version);
  const beginOf = (id: string): number => begun.get(id) ?? expect.fail(`${id} was never inserted`);
  for (const { edits, answer } of sent) {
    expect(answer.refused).toEqual([]);
    const answered = [...answer.applied, ...answer.conflicts].map(({ id }) => id);
    expect([...answered, ...answer.removed].sort()).toEqual(edits.map(({ id }) => id).sort());
    for (const { id, version, start } of answer.applied) {
      const step = history.get(id)?.[version - beginOf(id)];
      expect(step?.after?.start, `version ${version} of ${id}`).toBe(start);
    }
    for (const id of answer.removed) expect(history.get(id)?.some(({ after }) => after === null)).toBe(true);
  }
  // Each change was made to what the one before it had left, and the last is what there is.
  const held = new Map((await shiftsOf(ann, scheduleId)).map((shift) => [shift.id, shift]));
  for (const [id, steps] of history) {
    const first = beginOf(id);
    for (const [index, { before }] of steps.entries()) {
      const earlier = steps[index - 1];
      const version = earlier && first + index - 1;
      expect([before?.version, before?.start]).toEqual([version, earlier?.after?.start]);
    }
    const last = steps.at(-1)?.after ?? null;
    expect(held.get(id)?.start).toBe(last?.start);
    if (last) expect(held.get(id)?.version).toBe(first + steps.length - 1);
  }
  expect([...held.keys()].filter((id) => !history.has(id))).toEqual([]);
});

test("Subscribers of a schedule are told of each change, on every node, and of nothing in other tenants", async () => {
  const scheduleId = await draftOf();
  const address = await listen(server);
  const watching = await openSocket(address, bo);
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  const other = await openSocket(address, foreigner);
  const late = await openSocket(address, ann);
  const subjects = [`schedule/${scheduleId}`, `schedule-people/${scheduleId}`];
  for (const socket of [watching, other, late]) {
    socket.connect();
    await socket.next("CONNECTED");
  }
  watching.watch(...subjects);
  other.watch(...subjects);
  // A frame that is answered comes after those before it.
  for (const socket of [watching, other]) {
    socket.acknowledge(newId());
    await socket.next("ERROR");
  }
  const edit = { kind: "put", id: newId(), version: 0, agentId: userAt(2).id, start: monday, minutes: 60 } as const;
  await write(ann, scheduleId, [{ ...edit, activities: [], isLocked: false }]);
  expect((await watching.next("CHANGED")).payload.subjects).toEqual([subjects[0]]);
  const place = newId();
  await present(ann, scheduleId, place);
  expect((await watching.next("CHANGED")).payload.subjects).toEqual([subjects[1]]);
  // The same again is no news.
  await present(ann, scheduleId, place);
  await write(ann, scheduleId, [{ ...edit, id: newId(), activities: [], isLocked: false }]);
  expect((await watching.next("CHANGED")).payload.subjects).toEqual([subjects[0]]);
  for (const socket of [other, late]) expect(socket.frames.filter(({ command }) => command === "CHANGED")).toEqual([]);
  for (const socket of [watching, other, late]) socket.close();
});

const present = async (
  by: TestClient,
  scheduleId: string,
  place: string,
  more: { agentId?: string; isLeaving?: boolean } = {},
) => {
  const body = { place, agentId: null, shiftId: null, isLeaving: false, ...more };
  return (await by.call(announcePresence, { params: { scheduleId }, body })).body.people;
};

test("Others see who has the schedule open and whose shifts they edit, until they leave or fall silent", async () => {
  const scheduleId = await draftOf();
  const [hers, other, his] = [newId(), newId(), newId()];
  expect(await present(ann, scheduleId, hers)).toEqual([]);
  const agentId = userAt(3).id;
  await present(ann, scheduleId, other, { agentId });
  const [seen, ...more] = await present(bo, scheduleId, his);
  expect([seen, more]).toEqual([
    { userId: userAt(0).id, name: expect.any(String) as string, agentId, shiftId: null },
    [],
  ]);
  // Nobody speaks for a place of somebody else's.
  await present(bo, scheduleId, other, { isLeaving: true });
  expect(await present(bo, scheduleId, his)).toMatchObject([{ agentId }]);
  await present(ann, scheduleId, other, { isLeaving: true });
  expect(await present(bo, scheduleId, his)).toMatchObject([{ agentId: null }]);
  server.clock.advance(46);
  expect(await present(bo, scheduleId, his)).toEqual([]);
});

test("Presence is for those who may see schedules of their tenant", async () => {
  const scheduleId = await draftOf();
  const body = { place: newId(), agentId: null, shiftId: null, isLeaving: false };
  const params = { scheduleId };
  const agent = await signIn(server, await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }));
  const foreigner = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect((await anonymous(server).call(announcePresence, { params, body })).status).toBe(401);
  expect((await agent.call(announcePresence, { params, body })).status).toBe(403);
  expect((await foreigner.call(announcePresence, { params, body })).status).toBe(404);
  expect((await ann.call(announcePresence, { params, body: { ...body, place: "here" } })).status).toBe(400);
});
