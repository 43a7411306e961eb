import { saveBusinessUnit } from "@evolve/contracts/business-units";
import { createSchedule } from "@evolve/contracts/schedules";
import type { BuiltTenant, BuiltUser } from "@evolve/testkit/builders";
import { call } from "./load.ts";
import type { Site } from "./site.ts";
import { query } from "./stage.ts";

interface Draft {
  readonly firstDay: string;
  readonly days: number;
  /** Has no shifts. */
  readonly planner: BuiltUser;
}

/** A business unit with a draft in which everybody of the tenant works from Monday to Friday, eight hours from eight o'clock. */
export const createDraft = async (
  { connectionString }: Site,
  url: string,
  token: string,
  tenant: BuiltTenant,
  { firstDay, days, planner }: Draft,
): Promise<{ readonly businessUnitId: string; readonly scheduleId: string }> => {
  const unit = { name: "Bench", zone: "Europe/Berlin", weekStart: 1, intervalMinutes: 15, sites: [] };
  const { businessUnit } = await call<{ businessUnit: { id: string } }>(url, saveBusinessUnit.path, {
    body: unit,
    method: saveBusinessUnit.method,
    token,
  });
  const body = { businessUnitId: businessUnit.id, name: "Bench", firstDay, days, copyPublished: false };
  const { schedule } = await call<{ schedule: { id: string } }>(url, createSchedule.path, { body, token });
  await query(
    connectionString,
    `insert into shifts (tenant_id, schedule_id, id, agent_id, starts_at, minutes, day, activities, changed_at)
     select person.tenant_id, $2, gen_random_uuid(), person.id, day + interval '8 hours', 480, day::date, '[]', now()
     from users person, generate_series($3::date, $3::date + $4::int - 1, interval '1 day') day
     where person.tenant_id = $1 and person.id <> $5 and extract(isodow from day) <= 5`,
    [tenant.id, schedule.id, firstDay, days, planner.id],
  );
  return { businessUnitId: businessUnit.id, scheduleId: schedule.id };
};
