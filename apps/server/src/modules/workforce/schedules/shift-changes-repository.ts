import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { ChangedShiftColumn } from "../../../database/json-columns.ts";

export interface LockedSchedule {
  id: string;
  state: string;
}

/** All schedules of a business unit, locked: drafts first and what is published last, the order in which publishing locks them. */
export const lockSchedules = (tx: Tx, tenantId: string, businessUnitId: string): Promise<LockedSchedule[]> =>
  tx
    .selectFrom("schedules")
    .select(["id", "state"])
    .where("tenant_id", "=", tenantId)
    .where("business_unit_id", "=", businessUnitId)
    .orderBy("state")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

export interface ChangeRow {
  id: string;
  scheduleId: string;
  shiftId: string;
  agentId: string;
  before: ChangedShiftColumn | null;
  after: ChangedShiftColumn | null;
  afterVersion: number | null;
}

export type ChangeCause = "timeOff" | "trade";

interface Of {
  readonly cause: ChangeCause;
  readonly causeId: string;
  readonly by: string | null;
  readonly now: Date;
}

export const insertChanges = async (
  tx: Tx,
  tenantId: string,
  { cause, causeId, by, now }: Of,
  rows: readonly ChangeRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insertInto("shift_changes")
    .values(
      rows.map((row) => ({
        tenant_id: tenantId,
        id: row.id,
        cause,
        cause_id: causeId,
        schedule_id: row.scheduleId,
        shift_id: row.shiftId,
        agent_id: row.agentId,
        before: row.before && JSON.stringify(row.before),
        after: row.after && JSON.stringify(row.after),
        after_version: row.afterVersion,
        changed_by: by,
        changed_at: now,
      })),
    )
    .execute();
};

/** What a request has changed and what is not undone yet. */
export const listStanding = (tx: Tx, tenantId: string, causeId: string): Promise<ChangeRow[]> =>
  tx
    .selectFrom("shift_changes")
    .select([
      "id",
      "schedule_id as scheduleId",
      "shift_id as shiftId",
      "agent_id as agentId",
      "before",
      "after",
      "after_version as afterVersion",
    ])
    .where("tenant_id", "=", tenantId)
    .where("cause_id", "=", causeId)
    .where("reverted_at", "is", null)
    .orderBy("id")
    .execute();

interface Reverted {
  readonly causeId: string;
  /** The changes that were undone; others of the request are left as they are. */
  readonly doneIds: readonly string[];
  readonly by: string | null;
  readonly now: Date;
}

export const markReverted = async (
  tx: Tx,
  tenantId: string,
  { causeId, doneIds, by, now }: Reverted,
): Promise<void> => {
  await tx
    .updateTable("shift_changes")
    .set({ reverted_at: now, reverted_by: by, is_left: sql<boolean>`id <> all(${[...doneIds]}::uuid[])` })
    .where("tenant_id", "=", tenantId)
    .where("cause_id", "=", causeId)
    .where("reverted_at", "is", null)
    .execute();
};
