import type { IdmType } from "@evolve/contracts/password-policy";
import type { Tx } from "../../../database/index.ts";

export interface AuthenticationUserRow {
  userId: string;
  userName: string;
  email: string;
  idmType: IdmType;
  passwordChangedAt: Date | null;
  passwordExpiryDays: number | null;
}

export const findAuthenticationUser = async (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<AuthenticationUserRow | null> => {
  const row = await tx
    .selectFrom("users as person")
    .innerJoin("credentials as credential", (join) =>
      join.onRef("credential.tenant_id", "=", "person.tenant_id").onRef("credential.user_id", "=", "person.id"),
    )
    .select([
      "person.id as userId",
      "person.user_name as userName",
      "person.email",
      "person.idm_type as idmType",
      "credential.password_changed_at as passwordChangedAt",
      "credential.password_expiry_days as passwordExpiryDays",
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .where("person.status", "!=", "DELETED")
    .executeTakeFirst();
  return row ?? null;
};
