import { createSchedule, readShifts, type ShiftEdit, writeShifts } from "@evolve/contracts/schedules";
import { newId } from "@evolve/server/ids";
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
  const businessUnitId = newId();
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
}

interface Saved {
  readonly at: number;
  readonly id: string;
  by: string;
  readonly isRemoval: boolean;
}

/** Every edit that the server has written, in its order. */
const saves: Saved[] = [];
let clock = 0;
const isPending = ({ state }: Planner, id: string): boolean => pendingEdits(state).some((edit) => edit.id === id);

const edit = (planner: Planner): void => {
  const below = (most: number): number => Math.floor(planner.random() * most);
  const shown = [...planner.state.shifts.values()];
  const shift = shown[below(shown.length)];
  const start = monday + below(12 * 288) * 300_000;
  const kind = planner.random();
  const made: EditedShift = { id: newId(), agentId, start, minutes: 60, activities: [], isLocked: false, reason: null };
  const [id, after] =
    !shift || (kind < 0.3 && shown.length < 40)
      ? [made.id, made]
      : kind < 0.8
        ? [shift.id, { ...shift, start }]
        : [shift.id, null];
  const at = isPending(planner, id) ? (planner.origins.get(id) ?? 0) : planner.heardAt;
  planner.state = change(planner.state, [[id, after]]);
  planner.done.push({ at, ids: [id] });
  planner.undone = [];
  planner.origins.set(id, at);
};

const turn = (planner: Planner, isUndo: boolean): void => {
  const [from, to] = isUndo ? [planner.done, planner.undone] : [planner.undone, planner.done];
  const step = from.pop();
  if (!step) return;
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
  for (const id of [...answer.applied.map((row) => row.id), ...answer.removed]) {
    const origin = planner.origins.get(id) ?? 0;
    const isRemoval = answer.removed.includes(id);
    const last = saves.findLast((one) => one.id === id);
    // Who removes what is gone already has removed it as well, and may put it back.
    if (isRemoval && last?.isRemoval) last.by = "both";
    else {
      const lost = saves.filter((one) => one.id === id && one.at > origin && ![planner.name, "both"].includes(one.by));
      expect(lost, `${planner.name} wrote ${id} as of ${origin}`).toEqual([]);
      saves.push({ at: clock, id, by: planner.name, isRemoval });
    }
  }
  planner.state = written(planner.state, answer, edits);
  for (const conflict of answer.conflicts) {
    const takesTheirs = planner.random() < 0.5;
    planner.state = settled(planner.state, conflict, takesTheirs);
    planner.origins.set(conflict.id, clock);
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
  expect(conflicts).toBeGreaterThan(50);
  expect(turns).toBeGreaterThan(200);
  // Both see in the end what the server has.
  for (const planner of planners) while (pendingEdits(planner.state).length > 0) await save(planner);
  for (const planner of planners) await receive(planner);
  const [ann, bo] = planners.map(({ state }) => [...state.shifts.values()].map(({ id, start }) => [id, start]).sort());
  expect(ann).toEqual(bo);
});
