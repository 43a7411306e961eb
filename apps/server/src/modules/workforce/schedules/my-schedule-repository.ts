import type { ActivityKind } from "@evolve/contracts/planning-filters";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { ActivityColumn } from "../../../database/json-columns.ts";

export interface CodeRow {
  id: string;
  name: string;
  kind: ActivityKind;
  isPaid: boolean;
  colorCode: string;
}

export const listCodes = (tx: Tx, tenantId: string): Promise<CodeRow[]> =>
  tx
    .selectFrom("activity_codes")
    .select(["id", "name", "kind", "is_paid as isPaid", "color_code as colorCode"])
    .where("tenant_id", "=", tenantId)
    .orderBy("name")
    .execute();

export interface OwnShiftRow {
  id: string;
  day: string;
  startsAt: Date;
  minutes: number;
  activities: ActivityColumn[];
  version: number;
  isChanged: boolean;
  changedAt: Date;
}

/** Somebody's published shifts on local days, the last one included. */
export const listOwnShifts = (
  tx: Tx,
  tenantId: string,
  agentId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<OwnShiftRow[]> =>
  tx
    .selectFrom("shifts as shift")
    .innerJoin("schedules as schedule", (join) =>
      join.onRef("schedule.tenant_id", "=", "shift.tenant_id").onRef("schedule.id", "=", "shift.schedule_id"),
    )
    .select((select) => [
      "shift.id",
      "shift.day",
      "shift.starts_at as startsAt",
      "shift.minutes",
      "shift.activities",
      "shift.version",
      select("shift.version", ">", select.ref("shift.seen_version")).$castTo<boolean>().as("isChanged"),
      "shift.changed_at as changedAt",
    ])
    .where("shift.tenant_id", "=", tenantId)
    .where("shift.agent_id", "=", agentId)
    .where("shift.day", ">=", first)
    .where("shift.day", "<=", last)
    .where("schedule.state", "=", "published")
    .orderBy("shift.starts_at")
    .execute();

export interface Place {
  zone: string;
  weekStart: number;
}

/**
 * The clock of the site where somebody works now, and the calendar of the business unit that schedules them, whose clock it is without a
 * site; before anything is published, of the tenant's first.
 */
export const findPlace = async (tx: Tx, tenantId: string, agentId: string, now: Date): Promise<Place | null> => {
  const { rows } = await sql<Place>`
    select coalesce(place.zone, unit.zone) as zone, unit.week_start as "weekStart"
    from business_units unit
    left join lateral (
      select site.zone
      from agent_sites period
      join sites site on site.tenant_id = period.tenant_id and site.id = period.site_id
      where period.tenant_id = unit.tenant_id and period.user_id = ${agentId} and site.business_unit_id = unit.id
        and period.from_day <= (${now}::timestamptz at time zone unit.zone)::date
      order by period.from_day desc
      limit 1
    ) place on true
    left join lateral (
      select max(publication.published_at) as at
      from published_days held
      join publications publication on publication.tenant_id = held.tenant_id and publication.id = held.publication_id
      where held.tenant_id = unit.tenant_id and held.agent_id = ${agentId} and publication.business_unit_id = unit.id
    ) last on true
    where unit.tenant_id = ${tenantId}
    order by last.at desc nulls last, unit.name
    limit 1
  `.execute(tx);
  return rows[0] ?? null;
};

export const listPublishedDays = async (
  tx: Tx,
  tenantId: string,
  agentId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<string[]> =>
  (
    await tx
      .selectFrom("published_days")
      .select("day")
      .where("tenant_id", "=", tenantId)
      .where("agent_id", "=", agentId)
      .where("day", ">=", first)
      .where("day", "<=", last)
      .orderBy("day")
      .execute()
  ).map(({ day }) => day);

export const findPublishedUntil = async (tx: Tx, tenantId: string, agentId: string): Promise<string | null> =>
  (
    await tx
      .selectFrom("published_days")
      .select((select) => select.fn.max("day").$castTo<string | null>().as("day"))
      .where("tenant_id", "=", tenantId)
      .where("agent_id", "=", agentId)
      .executeTakeFirst()
  )?.day ?? null;

/** The person has seen their shifts of a day, by the clock of a zone, as they are. */
export const markSeen = async (
  tx: Tx,
  tenantId: string,
  agentId: string,
  { day, zone }: { readonly day: string; readonly zone: string },
): Promise<void> => {
  await sql`
    update shifts set seen_version = shifts.version from schedules schedule
    where shifts.tenant_id = ${tenantId} and shifts.agent_id = ${agentId} and shifts.day between ${day}::date - 1 and ${day}::date + 1
      and (shifts.starts_at at time zone ${zone})::date = ${day}::date
      and schedule.tenant_id = shifts.tenant_id and schedule.id = shifts.schedule_id and schedule.state = 'published'
      and shifts.seen_version < shifts.version
  `.execute(tx);
};
