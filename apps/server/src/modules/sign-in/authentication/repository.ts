import type { IdmType } from "@evolve/contracts/password-policy";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { Tx } from "../../../database/index.ts";

/** What sign-in must know of a person. */
export interface SignInPerson {
  tenantId: string;
  userId: string;
  userName: string;
  idmType: IdmType;
  status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
  saml: boolean;
  lockedDown: boolean;
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  passwordExpiryDays: number | null;
  passwordIdmType: IdmType | null;
  changeRequired: boolean;
  totpSecret: string | null;
  /** Whether the tenant requires a second factor. */
  mfaRequired: boolean;
  tenantStatus: "ACTIVE" | "INACTIVE" | "SUSPENDED";
  supportEmail: string | null;
}

export const findPerson = async (tx: Tx, tenantId: string, userId: string): Promise<SignInPerson | null> => {
  const [row] = await selectPerson(tx, { tenantId, userId });
  return row ?? null;
};

const selectPerson = compiledOnce<{ tenantId: string; userId: string }, SignInPerson>((tx, { tenantId, userId }) =>
  tx
    .selectFrom("users as person")
    .innerJoin("credentials as credential", (join) =>
      join.onRef("credential.tenant_id", "=", "person.tenant_id").onRef("credential.user_id", "=", "person.id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "person.tenant_id")
    .select([
      "person.tenant_id as tenantId",
      "person.id as userId",
      "person.user_name as userName",
      "person.idm_type as idmType",
      "person.status",
      "person.saml",
      "person.locked_down as lockedDown",
      "credential.password_hash as passwordHash",
      "credential.password_changed_at as passwordChangedAt",
      "credential.password_expiry_days as passwordExpiryDays",
      "credential.password_idm_type as passwordIdmType",
      "credential.change_required as changeRequired",
      "credential.totp_secret as totpSecret",
      "tenant.mfa_required as mfaRequired",
      "tenant.status as tenantStatus",
      "tenant.support_email as supportEmail",
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId),
);

export const markSignedIn = async (tx: Tx, tenantId: string, userId: string, now: Date): Promise<void> => {
  await updateLastSignIn(tx, { tenantId, userId, now });
};

const updateLastSignIn = compiledOnce(
  (tx, { tenantId, userId, now }: { tenantId: string; userId: string; now: Date }) =>
    tx.updateTable("users").set({ last_sign_in_at: now }).where("tenant_id", "=", tenantId).where("id", "=", userId),
);

/** Puts a user on lockdown or takes it off. False when the tenant has no such user. */
export const setLockdown = async (tx: Tx, tenantId: string, userId: string, locked: boolean): Promise<boolean> => {
  const row = await tx
    .updateTable("users")
    .set({ locked_down: locked })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", userId)
    .where("status", "!=", "DELETED")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};
