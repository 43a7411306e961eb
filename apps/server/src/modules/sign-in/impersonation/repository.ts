import type { Tx } from "../../../database/index.ts";

export interface NewImpersonation {
  tenantId: string;
  id: string;
  sessionId: string;
  impersonatorId: string;
  userId: string;
  reason: string;
  startedAt: Date;
  expiresAt: Date;
}

export const insertImpersonation = async (tx: Tx, one: NewImpersonation): Promise<void> => {
  await tx
    .insertInto("impersonations")
    .values({
      tenant_id: one.tenantId,
      id: one.id,
      session_id: one.sessionId,
      actor_id: one.impersonatorId,
      user_id: one.userId,
      reason: one.reason,
      started_at: one.startedAt,
      expires_at: one.expiresAt,
    })
    .execute();
};

/** The impersonations that go on, with the names of both people; of one session or all. Newest first. */
export const listCurrent = (tx: Tx, tenantId: string, now: Date, sessionId?: string) => {
  let open = tx
    .selectFrom("impersonations as open")
    .innerJoin("users as impersonator", (join) =>
      join.onRef("impersonator.tenant_id", "=", "open.tenant_id").onRef("impersonator.id", "=", "open.actor_id"),
    )
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "open.tenant_id").onRef("person.id", "=", "open.user_id"),
    )
    .select([
      "open.id",
      "open.reason",
      "open.started_at as startedAt",
      "open.expires_at as expiresAt",
      "impersonator.id as impersonatorId",
      "impersonator.full_name as impersonatorName",
      "person.id as userId",
      "person.full_name as userName",
    ])
    .where("open.tenant_id", "=", tenantId)
    .where("open.ended_at", "is", null)
    .where("open.expires_at", ">", now)
    .orderBy("open.started_at", "desc")
    .orderBy("open.id", "desc");
  if (sessionId !== undefined) open = open.where("open.session_id", "=", sessionId);
  return open.execute();
};

export type CurrentRow = Awaited<ReturnType<typeof listCurrent>>[number];
