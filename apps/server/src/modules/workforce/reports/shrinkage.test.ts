import { runReport } from "@evolve/contracts/reports";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let reader: TestClient;
let agentId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  reader = await signIn(server, await buildUser(server.services, tenant, { permissions: ["reporting:view"] }));
  agentId = (await buildUser(server.services, tenant)).id;
  const training = {
    id: newId(),
    name: "Training",
    kind: "training" as const,
    shrinkage: 0.1,
    from_hour: 8,
    to_hour: 10,
  };
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("activity_codes")
      .values({ ...training, tenant_id: tenant.id, is_paid: true, is_work_time: true, color_code: "#1461c4" })
      .execute(),
  );
});
afterAll(() => server.close());

/** A business unit with one published shift; who trains between eight and ten o'clock is counted by its clocks. */
const published = async (zone: string, day: string, startsAt: string, minutes: number): Promise<string> => {
  const unitId = newId();
  const of = { tenant_id: tenant.id };
  await server.services.database.withTenant(tenant.id, async (tx) => {
    await tx
      .insertInto("business_units")
      .values({ ...of, id: unitId, name: unitId, zone, week_start: 1, interval_minutes: 30 })
      .execute();
    const scheduleId = newId();
    const schedule = { name: "", state: "published", first_day: day, days: 0, created_at: server.clock.now() } as const;
    await tx
      .insertInto("schedules")
      .values({ ...of, ...schedule, id: scheduleId, business_unit_id: unitId })
      .execute();
    const shift = { id: newId(), schedule_id: scheduleId, agent_id: agentId, day, minutes, activities: "[]" };
    await tx
      .insertInto("shifts")
      .values({ ...of, ...shift, starts_at: new Date(startsAt), changed_at: server.clock.now() })
      .execute();
  });
  return unitId;
};

const assumedFor = async (businessUnitId: string, day: string) => {
  const asked = { businessUnitId, planningGroupId: null, grain: "day", breakdown: "activity" } as const;
  const body = { report: "shrinkage", ...asked, firstDay: day, lastDay: day } as const;
  const { rows } = (await reader.call(runReport, { body })).body.report;
  // Day, activity, hours, planned and assumed share in percent.
  return rows.map(({ cells }) => [cells[0], cells[4]]);
};

test.each([
  // Three hours from half past seven, two of which are between eight and ten: two thirds of a tenth.
  ["Asia/Kathmandu", "2026-10-06", "2026-10-06T01:45:00Z", 180, 6.7],
  ["Asia/Kolkata", "2026-10-06", "2026-10-06T02:00:00Z", 180, 6.7],
  ["Europe/Stockholm", "2026-10-06", "2026-10-06T05:30:00Z", 180, 6.7],
  // From midnight until half past nine when clocks go half an hour ahead at two: 90 of 540 minutes.
  ["Australia/Lord_Howe", "2026-10-04", "2026-10-03T13:30:00Z", 540, 1.7],
  // From midnight until half past eight when clocks go back an hour at three: 30 of 570 minutes.
  ["Europe/Stockholm", "2026-10-25", "2026-10-24T22:00:00Z", 570, 0.5],
])(
  "Assumed shrinkage is that of the hours that clocks show in %s on %s",
  async (zone, day, startsAt, minutes, share) => {
    expect(await assumedFor(await published(zone, day, startsAt, minutes), day)).toEqual([[day, share]]);
  },
);
