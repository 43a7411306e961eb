import { savePlanningGroup } from "@evolve/contracts/planning-groups";
import { saveActivityCode } from "@evolve/contracts/activity-codes";
import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { saveQueue } from "@evolve/contracts/queues";
import { createSchedule, listSchedules, publishSchedule, writeShifts } from "@evolve/contracts/schedules";
import { readScheduleCoverage } from "@evolve/contracts/schedule-coverage";
import { readStaffing } from "@evolve/contracts/staffing";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { openingHours, serviceGoal } from "@evolve/testkit/probe-samples";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const wfm = ["setup:edit", "staffing:view", "schedule:view", "schedule:edit", "schedule:publish"];
  const permissions = wfm.map((one) => `wfm:${one}`);
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
});
afterAll(() => server.close());

/** Has a planning group require people at nine, so that work is shared by that. */
const requireAtNine = (planningGroupId: string, people: number): Promise<void> =>
  server.services.database.withTenant(tenant.id, async (tx) => {
    const of = { tenant_id: tenant.id, planning_group_id: planningGroupId };
    const nine = new Date("2026-11-30T09:00:00Z");
    const hash = { forecast_hash: "", goal_hash: "", shrinkage_hash: "", set_up_hash: "" };
    const span = { first_at: nine, end_at: new Date(nine.getTime() + 1_800_000), interval_minutes: 30 };
    await tx
      .insertInto("staffing_calculations")
      .values({ ...of, ...hash, ...span, calculated_at: server.services.clock.now() })
      .execute();
    const load = { contacts: 10, handle_seconds: 180, on_queue: people, scheduled: people, shrinkage: 0 };
    await tx
      .insertInto("staffing_requirements")
      .values({ ...of, ...load, starts_at: nine, is_open: true })
      .execute();
  });

test("Staffing shows who is on the queue by the published shifts; who serves two groups counts for each in part", async () => {
  const unit = { name: "Counted", zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 as const, sites: [] };
  const { id: businessUnitId } = (await planner.call(saveBusinessUnit, { body: unit })).body.businessUnit;
  const spanish = await buildNamed(server.services, tenant, "skill", "Spanish");
  const groupOf = async (name: string, skillId: string | null): Promise<string> => {
    const queue = { businessUnitId, name, media: "voice" as const, concurrency: 1, openingHours };
    const { id } = (await planner.call(saveQueue, { body: queue })).body.queue;
    const terms = { isDeferrable: false, goal: serviceGoal, patienceSeconds: null };
    const body = { businessUnitId, name, skillId, queueIds: [id], ...terms };
    return (await planner.call(savePlanningGroup, { body })).body.planningGroup.id;
  };
  const [general, special] = [await groupOf("General", null), await groupOf("Spanish", spanish)];
  const code = { name: "Pause", kind: "break" as const, isPaid: true, isWorkTime: false, colorCode: "#667085" };
  const rest = { ...code, shrinkage: 0, fromHour: 0, toHour: 24 };
  const { id: pause } = (await planner.call(saveActivityCode, { body: rest })).body.activityCode;
  const [one = "", both = ""] = await buildPeople(server.services, tenant, [{}, { skillIds: [spanish] }]);
  const peopleOf = async (planningGroupId: string, from = "2026-11-30") => {
    const { staffing } = (await planner.call(readStaffing, { params: { planningGroupId }, query: { from, days: "1" } }))
      .body;
    return staffing.schedule && { ...staffing.schedule, people: staffing.schedule.people.slice(16, 20) };
  };

  const draft = { businessUnitId, name: "December", firstDay: "2026-11-30", days: 7, copyPublished: false };
  const { id: scheduleId } = (await planner.call(createSchedule, { body: draft })).body.schedule;
  const params = { scheduleId };
  const edits = [one, both].map((agentId, at) => ({
    kind: "put" as const,
    id: newId(),
    version: 0,
    agentId,
    start: Date.parse("2026-11-30T08:00:00Z"),
    minutes: 90,
    activities: at === 0 ? [{ code: pause, start: 30, minutes: 15 }] : [],
    isLocked: false,
  }));
  await planner.call(writeShifts, { params, body: { edits } });
  expect(await peopleOf(general)).toBeNull();
  await planner.call(publishSchedule, { params, body: { firstDay: "2026-11-30", days: 7 } });
  const { schedules } = (await planner.call(listSchedules, {})).body;
  const published = schedules.find((one) => one.businessUnitId === businessUnitId && one.state === "published");
  expect(await peopleOf(general)).toMatchObject({ id: published?.id, label: "December", people: [1.5, 1, 1.5, 0] });
  expect(await peopleOf(special)).toMatchObject({ people: [0.5, 0.5, 0.5, 0] });
  expect(await peopleOf(general, "2026-12-07")).toBeNull();

  // The other one can help nobody but the first group.
  await requireAtNine(general, 1);
  await requireAtNine(special, 3);
  expect(await peopleOf(general)).toMatchObject({ people: [1.5, 1, 1, 0] });
  expect(await peopleOf(special)).toMatchObject({ people: [0.5, 0.5, 1, 0] });

  const { from, groups } = (
    await planner.call(readScheduleCoverage, { params, body: { firstDay: "2026-11-30", days: 1 } })
  ).body;
  expect(from).toBe(Date.parse("2026-11-30T00:00:00Z"));
  expect(groups).toMatchObject([
    { name: "General", skillId: null, goal: 0.8, terms: { model: "erlang-c", targetSeconds: 20, concurrency: 1 } },
    { name: "Spanish", skillId: spanish },
  ]);
  expect(groups.map(({ required }) => required.slice(17, 20))).toEqual([
    [null, 1, null],
    [null, 3, null],
  ]);
});
