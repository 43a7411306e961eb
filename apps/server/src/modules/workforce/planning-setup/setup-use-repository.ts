import type { SetupSubject } from "@evolve/contracts/setup-use";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { SetupTable } from "./rows-repository.ts";

export const tableOf: Readonly<Record<SetupSubject, SetupTable>> = {
  businessUnit: "business_units",
  queue: "queues",
  planningGroup: "planning_groups",
  activityCode: "activity_codes",
  calendarEvent: "calendar_events",
};

export interface SetupUse {
  staffed: string[];
  forecasts: number;
  scenarios: number;
  shifts: number;
  workPlans: number;
  shrinkageEntries: number;
}

/** The planning groups `planned` that a change of the subject reaches. */
const reached: Readonly<Record<SetupSubject, (id: string) => RawBuilder<unknown>>> = {
  businessUnit: (id) => sql`planned.business_unit_id = ${id}`,
  queue: (id) => sql`exists (select from planning_group_queues as held
    where held.tenant_id = planned.tenant_id and held.planning_group_id = planned.id and held.queue_id = ${id})`,
  planningGroup: (id) => sql`planned.id = ${id}`,
  activityCode: () => sql`true`,
  calendarEvent: (id) => sql`exists (select from calendar_events as event
    where event.tenant_id = planned.tenant_id and event.id = ${id}
      and (event.business_unit_id is null or event.business_unit_id = planned.business_unit_id)
      and (not exists (select from calendar_event_groups as chosen
          where chosen.tenant_id = event.tenant_id and chosen.calendar_event_id = event.id)
        or exists (select from calendar_event_groups as chosen where chosen.tenant_id = event.tenant_id
          and chosen.calendar_event_id = event.id and chosen.planning_group_id = planned.id)))`,
};

/** What depends on a part of the set-up. Shifts that have ended do not count. */
export const findSetupUse = async (
  tx: Tx,
  tenantId: string,
  { subject, id, now }: { readonly subject: SetupSubject; readonly id: string; readonly now: Date },
): Promise<SetupUse> => {
  const isCode = subject === "activityCode";
  const groups = sql`select id, business_unit_id, name from planning_groups as planned
    where planned.tenant_id = ${tenantId} and ${reached[subject](id)}`;
  const { rows } = await sql<SetupUse>`
    with reached as (${groups})
    select
      (select coalesce(array_agg(reached.name order by reached.name), '{}') from reached
        where exists (select from staffing_calculations as calculated
          where calculated.tenant_id = ${tenantId} and calculated.planning_group_id = reached.id)) as staffed,
      (select count(*)::int from forecasts where tenant_id = ${tenantId} and not ${isCode}::boolean
        and business_unit_id in (select business_unit_id from reached)) as forecasts,
      (select count(*)::int from staffing_scenarios where tenant_id = ${tenantId} and not ${isCode}::boolean
        and planning_group_id in (select id from reached)) as scenarios,
      (select count(*)::int from shifts where tenant_id = ${tenantId} and ${isCode}::boolean 
        and starts_at + minutes * interval '1 minute' > ${now}
        and activities @> ${JSON.stringify([{ code: id }])}::jsonb) as shifts,
      (select count(*)::int from work_plan_codes where tenant_id = ${tenantId} and activity_code_id = ${id}) as "workPlans",
      (select count(distinct coalesce(business_unit_id, planning_group_id))::int from shrinkage_entries
        where tenant_id = ${tenantId} and activity_code_id = ${id}) as "shrinkageEntries"
  `.execute(tx);
  const [use] = rows;
  if (!use) throw new Error("a query of one row answered none");
  return use;
};
