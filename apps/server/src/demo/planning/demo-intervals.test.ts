import { readIntraday } from "@evolve/contracts/intraday";
import { searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { newId } from "@evolve/server/ids";
import { startAcme } from "@evolve/testkit/acme";
import { runJob } from "@evolve/testkit/run-job";
import type { TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeIntervals } from "../../modules/workforce/history/index.ts";
import { demoIntervals } from "./demo-intervals.ts";

let server: TestServer;
let tenantId: string;
let signInAs: Awaited<ReturnType<typeof startAcme>>["signInAs"];

const halfHour = 1_800_000;

beforeAll(async () => {
  const acme = await startAcme();
  ({ server, tenantId, signInAs } = acme);
  server.clock.stop();
  // A Monday afternoon in Stockholm, as no holiday of the simulated country is: the next one, at half past three by UTC.
  const now = server.clock.now().getTime();
  const days = ((8 - new Date(now).getUTCDay()) % 7) + 7;
  const monday = Math.floor(now / 86_400_000) * 86_400_000 + days * 86_400_000;
  server.clock.advance((monday + 13.6 * 3_600_000 - now) / 1_000);
});
afterAll(() => server.close());

test("Acme's intervals come in as they end, once its schedule is there, and a day that stood still is made up for", async () => {
  const { database } = server.services;
  const now = server.clock.now().getTime();
  const stored = async (): Promise<number> => {
    const rows = await database.readTenant(tenantId, (tx) =>
      tx.selectFrom("interval_history").select("minutes").execute(),
    );
    return rows.length;
  };
  const { unitId, queueId } = await database.readTenant(tenantId, async (tx) => ({
    unitId: (await tx.selectFrom("business_units").select("id").executeTakeFirstOrThrow()).id,
    queueId: (await tx.selectFrom("queues").select("id").executeTakeFirstOrThrow()).id,
  }));
  const start = new Date(Math.floor(now / 86_400_000) * 86_400_000 - 3 * halfHour).toISOString();
  const none = { offered: 1, handled: 1, abandoned: 0, answeredInLevel: 1 };
  const seconds = { talkSeconds: 60, holdSeconds: 0, afterCallSeconds: 0 };
  await database.withTenant(tenantId, (tx) =>
    storeIntervals(tx, tenantId, [{ queueId, start, minutes: 30, ...none, ...seconds }]),
  );
  await runJob(server, demoIntervals, {});
  expect(await stored()).toBe(1);
  const created_at = server.clock.now();
  const schedule = { tenant_id: tenantId, id: newId(), business_unit_id: unitId, name: "", days: 7, created_at };
  await database.withTenant(tenantId, (tx) =>
    tx
      .insertInto("schedules")
      .values({ ...schedule, first_day: created_at.toISOString().slice(0, 10), state: "published" })
      .execute(),
  );
  await runJob(server, demoIntervals, {});
  const first = await stored();
  expect(first).toBeGreaterThan(100);
  await runJob(server, demoIntervals, {});
  expect(await stored()).toBe(first);
  // Signed in each time: half an hour later the session is over.
  const day = async () => {
    const planner = await signInAs("planner@acme.test");
    const { planningGroups } = (await planner.call(searchPlanningGroups, { body: {} })).body;
    const planningGroupId = planningGroups.find(({ name }) => name === "Customer service")?.id ?? "";
    return (await planner.call(readIntraday, { params: { planningGroupId }, query: {} })).body.intraday;
  };
  const before = await day();
  expect(before.actual.filter((value) => value !== null).length).toBeGreaterThan(10);
  server.clock.advance(1_800);
  await runJob(server, demoIntervals, {});
  expect((await day()).known).toBe(before.known + 1);
});
