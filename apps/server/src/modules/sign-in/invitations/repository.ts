import type { Tx } from "../../../database/index.ts";

export interface InvitationRow {
  id: string;
  userId: string;
  secretHash: Buffer;
  expiresAt: Date;
  usedAt: Date | null;
  userStatus: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
  idmType: "EVOLVE" | "EVOLVECG";
  userName: string;
  email: string;
}

export const insertInvitation = async (
  tx: Tx,
  row: { tenantId: string; id: string; userId: string; secretHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> => {
  await tx
    .insertInto("invitations")
    .values({
      tenant_id: row.tenantId,
      id: row.id,
      user_id: row.userId,
      secret_hash: row.secretHash,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    })
    .execute();
};

export const findInvitation = async (tx: Tx, tenantId: string, id: string): Promise<InvitationRow | null> => {
  const row = await tx
    .selectFrom("invitations as invitation")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "invitation.tenant_id").onRef("person.id", "=", "invitation.user_id"),
    )
    .select([
      "invitation.id",
      "invitation.user_id as userId",
      "invitation.secret_hash as secretHash",
      "invitation.expires_at as expiresAt",
      "invitation.used_at as usedAt",
      "person.status as userStatus",
      "person.idm_type as idmType",
      "person.user_name as userName",
      "person.email",
    ])
    .where("invitation.tenant_id", "=", tenantId)
    .where("invitation.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
};
