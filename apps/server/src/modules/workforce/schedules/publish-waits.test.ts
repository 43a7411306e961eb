import { createSchedule, publishSchedule, writeShifts } from "@evolve/contracts/schedules";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockSchedule } from "./schedules-repository.ts";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;
let agentId: string;
let businessUnitId: string;

const firstDay = "2026-11-30";

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["wfm:schedule:view", "wfm:schedule:edit", "wfm:schedule:publish"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
  agentId = (await buildUser(server.services, tenant, { permissions: ["mySpace:view"] })).id;
  businessUnitId = newId();
  const unit = { id: businessUnitId, name: "Unit", zone: "Etc/UTC", week_start: 1, interval_minutes: 30 };
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("business_units")
      .values({ tenant_id: tenant.id, ...unit })
      .execute(),
  );
});
afterAll(() => server.close());

const draftOf = async (): Promise<string> => {
  const body = { businessUnitId, name: `Draft ${newId()}`, firstDay, days: 7, copyPublished: false };
  const scheduleId = (await planner.call(createSchedule, { body })).body.schedule.id;
  const start = Date.parse("2026-12-01T08:00:00Z");
  const shift = {
    kind: "put" as const,
    id: newId(),
    version: 0,
    agentId,
    start,
    minutes: 480,
    activities: [],
    isLocked: false,
  };
  await planner.call(writeShifts, { params: { scheduleId }, body: { edits: [shift] } });
  return scheduleId;
};

/** Somebody who writes a draft's shifts, as a generation does, until told to stop. */
const writing = async (scheduleId: string) => {
  const holding = Promise.withResolvers<void>();
  const enough = Promise.withResolvers<void>();
  const ended = server.services.database.withTenant(tenant.id, async (tx) => {
    await lockSchedule(tx, tenant.id, scheduleId);
    holding.resolve();
    await enough.promise;
  });
  await holding.promise;
  return async () => {
    enough.resolve();
    await ended;
  };
};
const publish = (scheduleId: string) =>
  planner.call(publishSchedule, { params: { scheduleId }, body: { firstDay, days: 7 } });

test("Publishing waits for a generation that writes the draft, though that takes longer than a statement may", async () => {
  const scheduleId = await draftOf();
  const stop = await writing(scheduleId);
  const published = publish(scheduleId);
  setTimeout(() => void stop(), 6_000);
  expect(await published).toMatchObject({ status: 200, body: { number: 1, changes: 1 } });
}, 20_000);

test("A draft that is written for long is refused as busy, and published afterwards", async () => {
  const scheduleId = await draftOf();
  const stop = await writing(scheduleId);
  expect(await publish(scheduleId)).toMatchObject({ status: 409, errorCode: "SCHEDULE_BUSY" });
  await stop();
  expect((await publish(scheduleId)).status).toBe(200);
}, 30_000);
