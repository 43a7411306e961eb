import { searchAdherence } from "@evolve/contracts/adherence";
import { searchStateMappings } from "@evolve/contracts/state-mappings";
import { newId } from "@evolve/server/ids";
import { startAcme } from "@evolve/testkit/acme";
import type { TestClient } from "@evolve/testkit/client";
import { runJob } from "@evolve/testkit/run-job";
import type { TestServer } from "@evolve/testkit/test-server";
import { dayAdherence } from "@evolve/workforce";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoAgentStates } from "./demo-states.ts";
import { type DemoPiece, demoStates, statesOfShift } from "./shift-states.ts";

let server: TestServer;
let tenantId: string;
let supervisor: TestClient;

const hour = 3_600_000;

beforeAll(async () => {
  const acme = await startAcme();
  ({ server, tenantId } = acme);
  supervisor = await acme.signInAs("supervisor@acme.test");
});
afterAll(() => server.close());

const countStates = async (): Promise<number> =>
  (
    await server.services.database.readTenant(tenantId, (tx) =>
      tx
        .selectFrom("agent_states")
        .select((select) => select.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow(),
    )
  ).total;

test("The feed waits for a schedule, fills in the day so far once, and then adds what is new", async () => {
  await runJob(server, demoAgentStates, {});
  expect(await countStates()).toBe(0);
  const now = server.clock.now();
  const start = new Date(now.getTime() - 4 * hour);
  await server.services.database.withTenant(tenantId, async (tx) => {
    const of = { tenant_id: tenantId };
    const { id: business_unit_id } = await tx.selectFrom("business_units").select("id").executeTakeFirstOrThrow();
    const agents = await tx.selectFrom("planning_agents").select("user_id").limit(40).execute();
    const schedule = { ...of, id: newId(), business_unit_id, name: "", state: "published" as const };
    const first_day = start.toISOString().slice(0, 10);
    await tx
      .insertInto("schedules")
      .values({ ...schedule, first_day, days: 1, created_at: now })
      .execute();
    await tx
      .insertInto("shifts")
      .values(
        // The first one twice, against the rules: states of the same instant are stored once.
        [...agents.slice(0, 1), ...agents].map(({ user_id }) => ({
          ...of,
          schedule_id: schedule.id,
          id: newId(),
          agent_id: user_id,
          starts_at: start,
          minutes: 480,
          day: first_day,
          activities: JSON.stringify([]),
          changed_at: now,
        })),
      )
      .execute();
  });
  await runJob(server, demoAgentStates, {});
  const filled = await countStates();
  expect(filled).toBeGreaterThan(400);
  await runJob(server, demoAgentStates, {});
  expect(await countStates()).toBeLessThan(filled + 40);
  server.clock.advance(600);
  await runJob(server, demoAgentStates, {});
  expect(await countStates()).toBeGreaterThan(filled);
});

test("Acme's board shows most agents in adherence and some who are not, and a state that waits to be mapped", async () => {
  const { agents, counts } = (await supervisor.call(searchAdherence, { body: { top: 100 } })).body;
  expect(agents).toHaveLength(40);
  expect(counts.adherent).toBeGreaterThan(20);
  const measured = agents.flatMap(({ adherence }) => adherence ?? []);
  const mean = measured.reduce((sum, share) => sum + share, 0) / measured.length;
  expect(mean).toBeGreaterThan(0.8);
  expect(mean).toBeLessThan(0.99);
  const { mappings } = (await supervisor.call(searchStateMappings, { body: {} })).body;
  expect(mappings.filter(({ kinds }) => kinds === null)).toMatchObject([{ state: "System issue" }]);
  expect(mappings).toHaveLength(Object.keys(demoStates).length);
});

test("The same shift gives the same states, in order, and most of its breaks are kept", () => {
  const start = Date.parse("2026-11-30T08:00:00Z");
  const pieces: DemoPiece[] = [
    { kind: "onQueue", start, minutes: 120 },
    { kind: "break", start: start + 2 * hour, minutes: 15 },
    { kind: "onQueue", start: start + 2.25 * hour, minutes: 345 },
  ];
  const meanings = new Map(
    Object.entries(demoStates).flatMap(([state, kinds]) => (kinds ? [[state, { kinds, isWork: true }] as const] : [])),
  );
  const plan = {
    scheduled: pieces.map(({ kind, start: from, minutes }) => ({
      kind,
      from,
      to: from + minutes * 60_000,
      isWork: true,
    })),
    meanings,
    exceptions: [],
  };
  const shares = Array.from({ length: 200 }, (_, index) => {
    const states = statesOfShift(`agent ${index}`, pieces);
    expect(statesOfShift(`agent ${index}`, pieces)).toEqual(states);
    expect(states.map(({ since }) => since)).toEqual(
      states.map(({ since }) => since).sort((one, other) => one - other),
    );
    return dayAdherence(plan, states, start + 8 * hour).totals.adherence ?? 0;
  });
  expect(shares.filter((share) => share === 0).length).toBeLessThan(16);
  expect(shares.filter((share) => share > 0.8).length).toBeGreaterThan(160);
});
