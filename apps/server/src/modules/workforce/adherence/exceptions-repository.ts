import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export interface ExceptionRow {
  id: string;
  userId: string;
  startsAt: Date;
  endsAt: Date;
  reason: string;
  approvedBy: string;
  approvedAt: Date;
}

/** Exceptions that hold and have time in [from, to). */
export const listExceptions = (
  tx: Tx,
  tenantId: string,
  { userIds, from, to }: { readonly userIds: readonly string[]; readonly from: Date; readonly to: Date },
): Promise<ExceptionRow[]> =>
  tx
    .selectFrom("adherence_exceptions as held")
    .innerJoin("users as author", (join) =>
      join.onRef("author.tenant_id", "=", "held.tenant_id").onRef("author.id", "=", "held.approved_by"),
    )
    .select([
      "held.id",
      "held.user_id as userId",
      "held.starts_at as startsAt",
      "held.ends_at as endsAt",
      "held.reason",
      "author.full_name as approvedBy",
      "held.approved_at as approvedAt",
    ])
    .where("held.tenant_id", "=", tenantId)
    .where("held.user_id", "=", anyOf(userIds, "uuid"))
    .where("held.starts_at", "<", to)
    .where("held.ends_at", ">", from)
    .where("held.undone_at", "is", null)
    .orderBy("held.starts_at")
    .orderBy("held.id")
    .execute();

export interface NewException {
  readonly id: string;
  readonly userId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly reason: string;
  readonly approvedBy: string;
  readonly approvedAt: Date;
}

export const insertException = async (tx: Tx, tenantId: string, row: NewException): Promise<void> => {
  await tx
    .insertInto("adherence_exceptions")
    .values({
      tenant_id: tenantId,
      id: row.id,
      user_id: row.userId,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      reason: row.reason,
      approved_by: row.approvedBy,
      approved_at: row.approvedAt,
    })
    .execute();
};

/** Answers whose exception it was; null where there is none, or it was undone before. */
export const undoException = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<{ userId: string } | null> =>
  (await tx
    .updateTable("adherence_exceptions")
    .set({ undone_by: by, undone_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .returning("user_id as userId")
    .executeTakeFirst()) ?? null;
