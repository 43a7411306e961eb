import type { Schedule } from "@evolve/contracts/schedules";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";

export type ScheduleRow = Omit<Schedule, "shifts">;

const columns = [
  "schedule.id",
  "schedule.business_unit_id as businessUnitId",
  "schedule.name",
  "schedule.state",
  "schedule.first_day as firstDay",
  "schedule.days",
  "schedule.version",
] as const;

/** All schedules of the tenant, newest period first, with how many shifts each has. */
export const listScheduleRows = (tx: Tx, tenantId: string): Promise<Schedule[]> =>
  tx
    .selectFrom("schedules as schedule")
    .select((select) => [
      ...columns,
      select.fn
        .coalesce(
          select
            .selectFrom("shifts")
            .select((inner) => inner.fn.countAll<number>().as("count"))
            .whereRef("shifts.tenant_id", "=", "schedule.tenant_id")
            .whereRef("shifts.schedule_id", "=", "schedule.id"),
          select.lit(0),
        )
        .as("shifts"),
    ])
    .where("schedule.tenant_id", "=", tenantId)
    .orderBy("schedule.first_day", "desc")
    .orderBy("schedule.id", "desc")
    .execute();

export const findSchedule = async (tx: Tx, tenantId: string, id: string): Promise<ScheduleRow | null> =>
  (await tx
    .selectFrom("schedules as schedule")
    .select(columns)
    .where("schedule.tenant_id", "=", tenantId)
    .where("schedule.id", "=", id)
    .executeTakeFirst()) ?? null;

/** The same, so that changes of its shifts wait for each other. */
export const lockSchedule = async (tx: Tx, tenantId: string, id: string): Promise<ScheduleRow | null> =>
  (await tx
    .selectFrom("schedules as schedule")
    .select(columns)
    .where("schedule.tenant_id", "=", tenantId)
    .where("schedule.id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null;

/** Locks a schedule unless somebody is changing its shifts. */
export const lockIfFree = async (tx: Tx, tenantId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom("schedules")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()) !== undefined;

export const countDrafts = async (tx: Tx, tenantId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom("schedules")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "draft")
    .executeTakeFirstOrThrow();
  return count;
};

export interface NewSchedule {
  businessUnitId: string;
  name: string;
  firstDay: string;
  days: number;
  createdBy: string | null;
  now: Date;
}

export const insertDraft = async (tx: Tx, tenantId: string, draft: NewSchedule): Promise<string> => {
  const id = newId();
  await tx
    .insertInto("schedules")
    .values({
      tenant_id: tenantId,
      id,
      business_unit_id: draft.businessUnitId,
      name: draft.name,
      state: "draft",
      first_day: draft.firstDay,
      days: draft.days,
      created_by: draft.createdBy,
      created_at: draft.now,
    })
    .execute();
  return id;
};

/** Copies what is published on the draft's days into it. */
export const copyPublished = async (tx: Tx, tenantId: string, draftId: string): Promise<void> => {
  await sql`
    insert into shifts (tenant_id, schedule_id, id, agent_id, starts_at, minutes, day, activities, is_locked, is_edited, reason, changed_by,
      changed_at)
    select shift.tenant_id, draft.id, shift.id, shift.agent_id, shift.starts_at, shift.minutes, shift.day, shift.activities, shift.is_locked,
      shift.is_edited, shift.reason, shift.changed_by, shift.changed_at
    from schedules draft
    join schedules published on published.tenant_id = draft.tenant_id and published.business_unit_id = draft.business_unit_id
      and published.state = 'published'
    join shifts shift on shift.tenant_id = published.tenant_id and shift.schedule_id = published.id
      and shift.day between draft.first_day and draft.first_day + (draft.days - 1)
    where draft.tenant_id = ${tenantId} and draft.id = ${draftId}
  `.execute(tx);
};

/** Answers the name that it had; null where there is no such draft. */
export const renameDraft = async (tx: Tx, tenantId: string, id: string, name: string): Promise<string | null> => {
  const held = await lockSchedule(tx, tenantId, id);
  if (held?.state !== "draft") return null;
  await tx.updateTable("schedules").set({ name }).where("tenant_id", "=", tenantId).where("id", "=", id).execute();
  return held.name;
};

export const deleteDraft = async (tx: Tx, tenantId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("schedules")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const raiseVersion = async (tx: Tx, tenantId: string, id: string): Promise<number> =>
  (
    await tx
      .updateTable("schedules")
      .set((select) => ({ version: select("version", "+", 1) }))
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .returning("version")
      .executeTakeFirstOrThrow()
  ).version;

/** The id of what is published of a business unit, which begins with its first publication. */
export const ensurePublished = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, firstDay }: ScheduleRow,
  now: Date,
): Promise<string> => {
  await tx
    .insertInto("schedules")
    .values({
      tenant_id: tenantId,
      id: newId(),
      business_unit_id: businessUnitId,
      name: "",
      state: "published",
      first_day: firstDay,
      days: 0,
      created_at: now,
    })
    // A literal: a statement that was prepared with a parameter here matches no partial index once PostgreSQL plans it for any value.
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "business_unit_id"])
        .where(sql<boolean>`state = 'published'`)
        .doNothing(),
    )
    .execute();
  const { id } = await tx
    .selectFrom("schedules")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("business_unit_id", "=", businessUnitId)
    .where("state", "=", "published")
    .executeTakeFirstOrThrow();
  return id;
};

export const findPublished = async (tx: Tx, tenantId: string, businessUnitId: string): Promise<string | null> =>
  (
    await tx
      .selectFrom("schedules")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("business_unit_id", "=", businessUnitId)
      .where("state", "=", "published")
      .executeTakeFirst()
  )?.id ?? null;
