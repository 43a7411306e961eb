import type { ActivityKind } from "@evolve/contracts/planning-filters";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { ActivityColumn } from "../../../database/json-columns.ts";

export interface GroupRow {
  id: string;
  name: string;
  businessUnitId: string;
  /** Agents who have it take the group's contacts; null: everybody does. */
  skillId: string | null;
}

/** Planning groups by name. */
export const listGroups = (tx: Tx, tenantId: string): Promise<GroupRow[]> =>
  tx
    .selectFrom("planning_groups")
    .select(["id", "name", "business_unit_id as businessUnitId", "skill_id as skillId"])
    .where("tenant_id", "=", tenantId)
    .orderBy("name")
    .execute();

export interface Days {
  /** Local dates, the last one included. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The local days of a span for which a business unit has published anything. */
export const listPublishedDays = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  { firstDay, lastDay }: Days,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(given.day, 'YYYY-MM-DD') as day
    from publications publication
    cross join lateral generate_series(
      greatest(publication.first_day, ${firstDay}::date)::timestamp,
      least(publication.first_day + publication.days - 1, ${lastDay}::date)::timestamp, interval '1 day') as given(day)
    where publication.tenant_id = ${tenantId} and publication.business_unit_id = ${businessUnitId}
  `.execute(tx);
  return new Set(rows.map(({ day }) => day));
};

export interface OffDayRow {
  day: string;
  minutes: number;
  isApproved: boolean;
  userId: string;
  userName: string;
  codeId: string;
  codeName: string;
  teamId: string | null;
  teamName: string | null;
}

/** Days of time off that is approved or asked for in a business unit, in order. */
export const listOffDays = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  { firstDay, lastDay }: Days,
): Promise<OffDayRow[]> => {
  const { rows } = await sql<OffDayRow>`
    select to_char(off.day, 'YYYY-MM-DD') as day, off.minutes, request.state = 'approved' as "isApproved",
      person.id as "userId", person.full_name as "userName", code.id as "codeId", code.name as "codeName",
      team.id as "teamId", team.name as "teamName"
    from time_off_requests request
    join time_off_days off on off.tenant_id = request.tenant_id and off.request_id = request.id
    join users person on person.tenant_id = request.tenant_id and person.id = request.user_id
    join activity_codes code on code.tenant_id = request.tenant_id and code.id = request.activity_code_id
    left join teams team on team.tenant_id = person.tenant_id and team.id = person.team_id
    where request.tenant_id = ${tenantId} and request.business_unit_id = ${businessUnitId}
      and request.state in ('approved', 'pending', 'waitlisted') and off.day between ${firstDay} and ${lastDay}
    order by off.day, person.full_name, code.name, person.id
  `.execute(tx);
  return rows;
};

export interface EntitlementRow {
  userId: string;
  codeId: string;
  teamId: string | null;
  year: number;
  minutes: number;
}

/** What the people of a business unit may take off in some years. */
export const listEntitlements = (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  years: { readonly from: number; readonly to: number },
): Promise<EntitlementRow[]> =>
  tx
    .selectFrom("time_off_entitlements as held")
    .innerJoin("planning_agents as agent", (join) =>
      join.onRef("agent.tenant_id", "=", "held.tenant_id").onRef("agent.user_id", "=", "held.user_id"),
    )
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "held.tenant_id").onRef("person.id", "=", "held.user_id"),
    )
    .select([
      "held.user_id as userId",
      "held.activity_code_id as codeId",
      "person.team_id as teamId",
      "held.year",
      "held.minutes",
    ])
    .where("held.tenant_id", "=", tenantId)
    .where("agent.business_unit_id", "=", businessUnitId)
    .where("person.status", "!=", "DELETED")
    .where("held.year", ">=", years.from)
    .where("held.year", "<=", years.to)
    .execute();

export interface ShiftRow {
  day: string;
  startsAt: Date;
  minutes: number;
  activities: ActivityColumn[];
}

/** Published shifts of a business unit's local days, of people with the skill on the day, or of everybody. */
export const listPublishedShifts = async (
  tx: Tx,
  tenantId: string,
  {
    businessUnitId,
    skillId,
    firstDay,
    lastDay,
  }: Days & { readonly businessUnitId: string; readonly skillId: string | null },
): Promise<ShiftRow[]> => {
  const { rows } = await sql<ShiftRow>`
    select to_char(shift.day, 'YYYY-MM-DD') as day, shift.starts_at as "startsAt", shift.minutes, shift.activities
    from schedules schedule
    join shifts shift on shift.tenant_id = schedule.tenant_id and shift.schedule_id = schedule.id
    where schedule.tenant_id = ${tenantId} and schedule.business_unit_id = ${businessUnitId} and schedule.state = 'published'
      and shift.day between ${firstDay} and ${lastDay}
      and (${skillId}::uuid is null or exists (
        select from user_skills held
        where held.tenant_id = shift.tenant_id and held.user_id = shift.agent_id and held.skill_id = ${skillId}::uuid
          and coalesce(held.from_day, shift.day) <= shift.day and coalesce(held.to_day, shift.day) >= shift.day))
  `.execute(tx);
  return rows;
};

export interface WholeDayOffRow {
  day: string;
  codeId: string;
  minutes: number;
}

/** Approved whole days off; parts of days are activities of shifts, and so is what a day off takes out of the night before it. */
export const listWholeDaysOff = async (
  tx: Tx,
  tenantId: string,
  {
    businessUnitId,
    skillId,
    firstDay,
    lastDay,
  }: Days & { readonly businessUnitId: string; readonly skillId: string | null },
): Promise<WholeDayOffRow[]> => {
  const { rows } = await sql<WholeDayOffRow>`
    select to_char(off.day, 'YYYY-MM-DD') as day, request.activity_code_id as "codeId",
      sum(off.minutes - off.within_minutes)::int as minutes
    from time_off_requests request
    join time_off_days off on off.tenant_id = request.tenant_id and off.request_id = request.id
    where request.tenant_id = ${tenantId} and request.business_unit_id = ${businessUnitId} and request.state = 'approved'
      and request.from_minute is null and off.day between ${firstDay} and ${lastDay}
      and (${skillId}::uuid is null or exists (
        select from user_skills held
        where held.tenant_id = request.tenant_id and held.user_id = request.user_id and held.skill_id = ${skillId}::uuid
          and coalesce(held.from_day, off.day) <= off.day and coalesce(held.to_day, off.day) >= off.day))
    group by off.day, request.activity_code_id
  `.execute(tx);
  return rows;
};

/** Kinds of activity codes by id. */
export const listKinds = async (tx: Tx, tenantId: string): Promise<ReadonlyMap<string, ActivityKind>> => {
  const rows = await tx.selectFrom("activity_codes").select(["id", "kind"]).where("tenant_id", "=", tenantId).execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
};
