import type { ScheduledShift } from "@evolve/contracts/schedules";
import type { Shift } from "@evolve/workforce";
import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import type { ActivityColumn } from "../../../database/json-columns.ts";

export interface ShiftRow {
  id: string;
  agentId: string;
  startsAt: Date;
  minutes: number;
  day: string;
  activities: ActivityColumn[];
  isLocked: boolean;
  isEdited: boolean;
  reason: string | null;
  version: number;
}

export const presentShift = ({ startsAt, ...row }: ShiftRow): ScheduledShift => ({
  id: row.id,
  agentId: row.agentId,
  start: startsAt.getTime(),
  minutes: row.minutes,
  day: row.day,
  activities: row.activities,
  isLocked: row.isLocked,
  isEdited: row.isEdited,
  reason: row.reason,
  version: row.version,
});

/** As the engine takes it. */
export const engineShift = ({ id, agentId, startsAt, minutes, activities }: ShiftRow): Shift => ({
  id,
  agent: agentId,
  start: startsAt.getTime(),
  minutes,
  activities,
});

const columns = [
  "id",
  "agent_id as agentId",
  "starts_at as startsAt",
  "minutes",
  "day",
  "activities",
  "is_locked as isLocked",
  "is_edited as isEdited",
  "reason",
  "version",
] as const;

interface Where {
  readonly scheduleId?: string | undefined;
  readonly agentIds?: readonly string[] | undefined;
}

const shiftsIn = (tx: Tx, tenantId: string, { scheduleId, agentIds }: Where) => {
  let shifts = tx.selectFrom("shifts").select(columns).where("tenant_id", "=", tenantId);
  if (scheduleId !== undefined) shifts = shifts.where("schedule_id", "=", scheduleId);
  if (agentIds) shifts = shifts.where("agent_id", "=", anyOf(agentIds, "uuid"));
  return shifts.orderBy("starts_at").orderBy("id");
};

/** Shifts of local days, the last one included. */
export const listShiftsOfDays = (
  tx: Tx,
  tenantId: string,
  { first, last, ...where }: Where & { readonly first: string; readonly last: string },
): Promise<ShiftRow[]> => shiftsIn(tx, tenantId, where).where("day", ">=", first).where("day", "<=", last).execute();

/** Shifts that have time in [from, to). */
export const listShiftsBetween = (
  tx: Tx,
  tenantId: string,
  { from, to, ...where }: Where & { readonly from: Date; readonly to: Date },
): Promise<ShiftRow[]> =>
  shiftsIn(tx, tenantId, where)
    .where("starts_at", "<", to)
    // By its days a schedule has an index; what is published grows for years.
    .where("day", ">=", sql<string>`(${from}::timestamptz at time zone 'UTC')::date - 2`)
    .where("day", "<=", sql<string>`(${to}::timestamptz at time zone 'UTC')::date + 1`)
    .where(sql<boolean>`starts_at + minutes * interval '1 minute' > ${from}`)
    .execute();

export const findShifts = (tx: Tx, tenantId: string, scheduleId: string, ids: readonly string[]): Promise<ShiftRow[]> =>
  shiftsIn(tx, tenantId, { scheduleId }).where("id", "=", anyOf(ids, "uuid")).execute();

/** Who changed these shifts last, and when; without a name where it was none of the users. */
export const listEditors = (tx: Tx, tenantId: string, scheduleId: string, ids: readonly string[]) =>
  tx
    .selectFrom("shifts as shift")
    .leftJoin("users as editor", (join) =>
      join.onRef("editor.tenant_id", "=", "shift.tenant_id").onRef("editor.id", "=", "shift.changed_by"),
    )
    .select(["shift.id", "editor.full_name as changedBy", "shift.changed_at as changedAt"])
    .where("shift.tenant_id", "=", tenantId)
    .where("shift.schedule_id", "=", scheduleId)
    .where("shift.id", "=", anyOf(ids, "uuid"))
    .execute();

export interface GivenShift {
  readonly id: string;
  readonly agentId: string;
  readonly start: number;
  readonly minutes: number;
  readonly activities: readonly ActivityColumn[];
  readonly isLocked: boolean;
  readonly isEdited: boolean;
  readonly reason: string | null;
}

/** The local day of a moment, at `given.agentId`'s place of work. */
const dayOfGiven: RawBuilder<string> = sql`(to_timestamp(given.start / 1000.0) at time zone unit.zone)::date`;

interface PutShifts {
  readonly scheduleId: string;
  readonly by: string | null;
  readonly now: Date;
  /** Whether those that are inserted count as changed until their agents have seen them. */
  readonly isNews?: boolean;
}

/**
 * Inserts shifts into a schedule, or puts them in place of those with the same ids, whose versions rise. The version of an inserted one
 * begins with the schedule's, above all that a removed shift with its id has had: an edit that is based on one of those is a conflict.
 */
export const putShifts = async (
  tx: Tx,
  tenantId: string,
  { scheduleId, by, now, isNews = false }: PutShifts,
  shifts: readonly GivenShift[],
): Promise<void> => {
  const given = JSON.stringify(
    shifts.map((shift) => ({
      ...shift,
      activities: shift.activities.toSorted((one, other) => one.start - other.start),
    })),
  );
  await sql`
    insert into shifts as held (tenant_id, schedule_id, id, agent_id, starts_at, minutes, day, activities, is_locked, is_edited, reason,
      version, seen_version, changed_by, changed_at)
    select schedule.tenant_id, schedule.id, given.id, given."agentId", to_timestamp(given.start / 1000.0), given.minutes, ${dayOfGiven},
      given.activities, given."isLocked", given."isEdited", given.reason, schedule.version,
      ${isNews ? sql`0` : sql`schedule.version`}, ${by}::uuid, ${now}::timestamptz
    from schedules schedule
    join business_units unit on unit.tenant_id = schedule.tenant_id and unit.id = schedule.business_unit_id
    cross join jsonb_to_recordset(${given}::jsonb) as given(id uuid, "agentId" uuid, start int8, minutes int2, activities jsonb,
      "isLocked" bool, "isEdited" bool, reason text)
    where schedule.tenant_id = ${tenantId} and schedule.id = ${scheduleId}
    on conflict (tenant_id, schedule_id, id) do update set
      starts_at = excluded.starts_at, minutes = excluded.minutes, day = excluded.day, activities = excluded.activities,
      is_locked = excluded.is_locked, is_edited = excluded.is_edited, reason = excluded.reason, version = held.version + 1,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at
  `.execute(tx);
};

export const removeShifts = async (
  tx: Tx,
  tenantId: string,
  scheduleId: string,
  ids: readonly string[],
): Promise<void> => {
  await tx
    .deleteFrom("shifts")
    .where("tenant_id", "=", tenantId)
    .where("schedule_id", "=", scheduleId)
    .where("id", "=", anyOf(ids, "uuid"))
    .execute();
};

interface Selection {
  readonly agentIds?: readonly string[] | undefined;
  readonly days?: readonly string[] | undefined;
  /** Ids of shifts that stay. */
  readonly except?: readonly string[] | undefined;
}

/** Removes the shifts of a selection that are not locked; without agents or days, of everybody or of all days. */
export const removeUnlocked = async (
  tx: Tx,
  tenantId: string,
  scheduleId: string,
  { agentIds, days, except = [] }: Selection,
): Promise<void> => {
  let leaving = tx
    .deleteFrom("shifts")
    .where("tenant_id", "=", tenantId)
    .where("schedule_id", "=", scheduleId)
    .where("is_locked", "=", false)
    .where(sql<boolean>`id <> all(${[...except]}::uuid[])`);
  if (agentIds) leaving = leaving.where("agent_id", "=", anyOf(agentIds, "uuid"));
  if (days) leaving = leaving.where("day", "=", sql<string>`any(${[...days]}::date[])`);
  await leaving.execute();
};
