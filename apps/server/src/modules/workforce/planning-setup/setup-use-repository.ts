import type { SetupSubject, SetupUse } from "@evolve/contracts/setup-use";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../database/index.ts";

const tableOf: Readonly<Record<SetupSubject, string>> = {
  businessUnit: "business_units",
  site: "sites",
  queue: "queues",
  planningGroup: "planning_groups",
  activityCode: "activity_codes",
  calendarEvent: "calendar_events",
  team: "teams",
  group: "groups",
  employeeGroup: "employee_groups",
  skill: "skills",
};

interface Subject {
  readonly subject: SetupSubject;
  readonly id: string;
}

export const hasSubject = async (tx: Tx, tenantId: string, { subject, id }: Subject): Promise<boolean> => {
  const { rows } = await sql`
    select from ${sql.table(tableOf[subject])} where tenant_id = ${tenantId} and id = ${id}
  `.execute(tx);
  return rows.length === 1;
};

type ById = Readonly<Record<SetupSubject, (id: string) => RawBuilder<unknown>>>;

const none = () => sql`false`;

/** The planning groups `planned` that a change of the subject reaches. */
const reached: ById = {
  businessUnit: (id) => sql`planned.business_unit_id = ${id}`,
  site: none,
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
  team: none,
  group: none,
  employeeGroup: none,
  skill: (id) => sql`planned.skill_id = ${id}`,
};

/** The people `person` of the subject. */
const peopleOf: ById = {
  businessUnit: (id) => sql`exists (select from planning_agents as agent
    where agent.tenant_id = person.tenant_id and agent.user_id = person.id and agent.business_unit_id = ${id})`,
  site: (id) => sql`exists (select from agent_sites as agent
    where agent.tenant_id = person.tenant_id and agent.user_id = person.id and agent.site_id = ${id})`,
  queue: none,
  planningGroup: none,
  activityCode: none,
  calendarEvent: none,
  team: (id) => sql`person.status != 'DELETED' and person.team_id = ${id}`,
  group: (id) => sql`person.status != 'DELETED' and exists (select from group_members as member
    where member.tenant_id = person.tenant_id and member.user_id = person.id and member.group_id = ${id})`,
  employeeGroup: (id) => sql`person.status != 'DELETED' and person.employee_group_id = ${id}`,
  skill: (id) => sql`person.status != 'DELETED' and exists (select from user_skills as held
    where held.tenant_id = person.tenant_id and held.user_id = person.id and held.skill_id = ${id})`,
};

const namesOf = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(array_agg(named.name order by named.name), '{}') from (${rows}) as named)`;

/** What depends on a part of the set-up. Shifts that have ended do not count. */
export const findSetupUse = async (
  tx: Tx,
  tenantId: string,
  { subject, id, now }: Subject & { readonly now: Date },
): Promise<SetupUse> => {
  const isCode = subject === "activityCode";
  const isUnit = subject === "businessUnit";
  const groups = sql`select id, business_unit_id, name from planning_groups as planned
    where planned.tenant_id = ${tenantId} and ${reached[subject](id)}`;
  const { rows } = await sql<SetupUse>`
    with reached as (${groups})
    select
      ${namesOf(sql`select name from reached
        where exists (select from staffing_calculations as calculated
          where calculated.tenant_id = ${tenantId} and calculated.planning_group_id = reached.id)`)} as staffed,
      (select count(*)::int from forecasts where tenant_id = ${tenantId} and not ${isCode}::boolean
        and business_unit_id in (select business_unit_id from reached)) as forecasts,
      (select count(*)::int from staffing_scenarios where tenant_id = ${tenantId} and not ${isCode}::boolean
        and planning_group_id in (select id from reached)) as scenarios,
      (select count(*)::int from shifts where tenant_id = ${tenantId} and ${isCode}::boolean 
        and starts_at + minutes * interval '1 minute' > ${now}
        and activities @> ${JSON.stringify([{ code: id }])}::jsonb) as shifts,
      (select count(*)::int from work_plan_codes where tenant_id = ${tenantId} and activity_code_id = ${id}) as "workPlans",
      (select count(distinct coalesce(business_unit_id, planning_group_id))::int from shrinkage_entries
        where tenant_id = ${tenantId} and activity_code_id = ${id}) as "shrinkageEntries",
      ${namesOf(sql`select name from reached where ${isUnit || subject === "queue" || subject === "skill"}::boolean`)}
        as "planningGroups",
      ${namesOf(sql`select name from queues where tenant_id = ${tenantId} and business_unit_id = ${id}`)} as queues,
      ${namesOf(sql`select name from calendar_events as event where tenant_id = ${tenantId} and (business_unit_id = ${id}
        or exists (select from calendar_event_groups as chosen where chosen.tenant_id = event.tenant_id
          and chosen.calendar_event_id = event.id and chosen.planning_group_id = ${id}))`)} as events,
      ${namesOf(sql`select name from time_off_limits
        where tenant_id = ${tenantId} and (business_unit_id = ${id} or team_id = ${id})`)} as "timeOffLimits",
      (select count(*)::int from schedules where tenant_id = ${tenantId} and business_unit_id = ${id}) as schedules,
      (select count(*)::int from report_deliveries
        where tenant_id = ${tenantId} and (business_unit_id = ${id} or planning_group_id = ${id})) as reports,
      (select count(*)::int from users as person
        where person.tenant_id = ${tenantId} and ${peopleOf[subject](id)}) as people,
      exists (select from interval_history where tenant_id = ${tenantId} and queue_id = ${id}) as "hasHistory"
  `.execute(tx);
  const [use] = rows;
  if (!use) throw new Error("a query of one row answered none");
  return use;
};
