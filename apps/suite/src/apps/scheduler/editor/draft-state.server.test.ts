import { createSchedule, readShifts, type ShiftEdit, writeShifts } from "@evolve/contracts/schedules";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  change,
  type DraftState,
  emptyDraft,
  type EditedShift,
  pendingEdits,
  received,
  redo,
  settled,
  undo,
  written,
} from "./draft-state.ts";

let server: TestServer;
let tenant: BuiltTenant;
let agentId: string;
let scheduleId: string;
let planners: Planner[];

const firstDay = "2026-11-30";
const monday = Date.parse("2026-11-30T06:00:00Z");

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const businessUnitId = crypto.randomUUID();
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
  const permissions = ["wfm:schedule:view", "wfm:schedule:edit"];
  agentId = (await buildUser(server.services, tenant, {})).id;
  planners = [];
  for (const seed of [7, 11])
    planners.push({
      name: `planner ${seed}`,
      client: await signIn(server, await buildUser(server.services, tenant, { permissions })),
      random: randomOf(seed),
      state: emptyDraft,
      done: [],
      undone: [],
      origins: new Map(),
      heardAt: 0,
      knownAt: new Map(),
    });
  const body = { businessUnitId, name: "Draft", firstDay, days: 14, copyPublished: false };
  const [first = expect.fail("there is no planner")] = planners;
  scheduleId = (await first.client.call(createSchedule, { body })).body.schedule.id;
});
afterAll(() => server.close());

/** Repeatable numbers in [0, 1). */
const randomOf = (seed: number) => (): number => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

/** A planner in front of the editor, and what the test itself notes of when each shift that is shown was thought of. */
interface Planner {
  readonly name: string;
  readonly client: TestClient;
  readonly random: () => number;
  state: DraftState;
  /** When each step was made, beside `state.done` and `state.undone`. */
  done: { readonly at: number; readonly ids: readonly string[] }[];
  undone: { readonly at: number; readonly ids: readonly string[] }[];
  /** By shift: the last that the planner had heard of the schedule when what is pending was made. */
  readonly origins: Map<string, number>;
  heardAt: number;
  /** The same of single shifts: they were saved, or their conflict was shown. */
  readonly knownAt: Map<string, number>;
}

interface Saved {
  readonly at: number;
  readonly id: string;
  by: string;
  readonly isRemoval: boolean;
  /** 0 of a removal. */
  readonly version: number;
}

/** Every edit that the server has written, in its order. */
const saves: Saved[] = [];
let clock = 0;
const isPending = ({ state }: Planner, id: string): boolean => pendingEdits(state).some((edit) => edit.id === id);

const knownAt = (planner: Planner, id: string): number => Math.max(planner.heardAt, planner.knownAt.get(id) ?? 0);

const edit = (planner: Planner): void => {
  const below = (most: number): number => Math.floor(planner.random() * most);
  const shown = [...planner.state.shifts.values()];
  const shift = shown[below(shown.length)];
  const start = monday + below(12 * 288) * 300_000;
  const kind = planner.random();
  const made: EditedShift = {
    id: crypto.randomUUID(),
    agentId,
    start,
    minutes: 60,
    activities: [],
    isLocked: false,
    reason: null,
  };
  const [id, after] =
    !shift || (kind < 0.3 && shown.length < 40)
      ? [made.id, made]
      : kind < 0.8
        ? [shift.id, { ...shift, start }]
        : [shift.id, null];
  const at = isPending(planner, id) ? (planner.origins.get(id) ?? 0) : knownAt(planner, id);
  planner.state = change(planner.state, [[id, after]]);
  planner.done.push({ at, ids: [id] });
  planner.undone = [];
  planner.origins.set(id, at);
};

const turn = (planner: Planner, isUndo: boolean): void => {
  const [from, to] = isUndo ? [planner.done, planner.undone] : [planner.undone, planner.done];
  // The state keeps fewer steps.
  if ((isUndo ? planner.state.done : planner.state.undone).length === 0) return;
  const step = from.pop() ?? expect.fail("the test has noted fewer steps");
  to.push(step);
  planner.state = (isUndo ? undo : redo)(planner.state);
  for (const id of step.ids) planner.origins.set(id, step.at);
};

const receive = async (planner: Planner): Promise<void> => {
  const body = { firstDay, days: 14 };
  planner.state = received(
    planner.state,
    (await planner.client.call(readShifts, { params: { scheduleId }, body })).body,
  );
  planner.heardAt = clock;
};

/** Saves what is pending; answers how many edits were sent and how many of them were conflicts. */
const save = async (planner: Planner): Promise<readonly [sent: number, conflicts: number]> => {
  const edits: ShiftEdit[] = pendingEdits(planner.state);
  if (edits.length === 0) return [0, 0];
  const answer = (await planner.client.call(writeShifts, { params: { scheduleId }, body: { edits } })).body;
  expect(answer.refused).toEqual([]);
  clock += 1;
  const versions = new Map(answer.applied.map((row) => [row.id, row.version]));
  for (const id of [...versions.keys(), ...answer.removed]) {
    const version = versions.get(id) ?? 0;
    const origin = planner.origins.get(id) ?? 0;
    const isRemoval = answer.removed.includes(id);
    const ofShift = saves.filter((one) => one.id === id);
    const last = ofShift.at(-1);
    const isGone = last?.isRemoval ?? false;
    const isOwn = ({ by }: Saved): boolean => by === planner.name || by === "both";
    planner.knownAt.set(id, clock);
    // Removing what is already gone counts as removing it, too.
    if (last && isRemoval && isGone) {
      last.by = "both";
      continue;
    }
    // Both had the same, and nothing was written.
    if (version > 0 && last?.version === version) continue;
    // A planner who has removed a shift may put it back, even if the other has removed it since.
    if (!isGone || !ofShift.some((one) => one.isRemoval && isOwn(one))) {
      const lost = ofShift.filter((one) => one.at > origin && !isOwn(one));
      expect(lost, `${planner.name} wrote ${id} as of ${origin}`).toEqual([]);
    }
    saves.push({ at: clock, id, by: planner.name, isRemoval, version });
  }
  planner.state = written(planner.state, answer, edits);
  for (const conflict of answer.conflicts) {
    const takesTheirs = planner.random() < 0.5;
    planner.state = settled(planner.state, conflict, takesTheirs);
    planner.origins.set(conflict.id, clock);
    planner.knownAt.set(conflict.id, clock);
    if (takesTheirs) continue;
    planner.done.push({ at: clock, ids: [conflict.id] });
    planner.undone = [];
  }
  return [edits.length, answer.conflicts.length];
};

test("Of a thousand edits by two planners who also undo, redo and read, no saved one is overwritten without a conflict", async () => {
  let [sent, conflicts, turns] = [0, 0, 0];
  for (let round = 0; sent < 1_000; round += 1) {
    const planner = planners[round % 2] ?? expect.fail("there is no planner");
    for (let count = 0; count < 4; count += 1) {
      const kind = planner.random();
      if (kind < 0.5) edit(planner);
      else {
        turn(planner, kind < 0.8);
        turns += 1;
      }
    }
    if (planner.random() < 0.5) await receive(planner);
    if (planner.random() < 0.7) {
      const [edits, refused] = await save(planner);
      sent += edits;
      conflicts += refused;
    }
    if (planner.random() < 0.5) await receive(planner);
  }
  expect(conflicts).toBeGreaterThan(20);
  expect(turns).toBeGreaterThan(200);
  // Both see in the end what the server has.
  for (const planner of planners) while (pendingEdits(planner.state).length > 0) await save(planner);
  for (const planner of planners) await receive(planner);
  const [ann, bo] = planners.map(({ state }) => [...state.shifts.values()].map(({ id, start }) => [id, start]).sort());
  expect(ann).toEqual(bo);
});
