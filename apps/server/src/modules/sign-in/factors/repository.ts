import type { Tx } from "../../../database/index.ts";
import type { HashedCode } from "./recovery-codes.ts";

export interface FactorState {
  required: boolean;
  hasTotp: boolean;
  since: Date | null;
  recoveryCodesLeft: number;
  passkeys: number;
  hasPassword: boolean;
}

/** Which second factors a user has, and whether the tenant requires one. */
export const readFactorState = (tx: Tx, tenantId: string, userId: string): Promise<FactorState> =>
  tx
    .selectFrom("credentials as credential")
    .innerJoin("tenants as tenant", "tenant.tenant_id", "credential.tenant_id")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "credential.tenant_id").onRef("person.id", "=", "credential.user_id"),
    )
    .select((select) => [
      "tenant.mfa_required as required",
      select("credential.totp_secret", "is not", null).as("hasTotp"),
      "credential.totp_since as since",
      select
        .selectFrom("recovery_codes as code")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("code.tenant_id", "=", "credential.tenant_id")
        .whereRef("code.user_id", "=", "credential.user_id")
        .where("code.used_at", "is", null)
        .as("recoveryCodesLeft"),
      select
        .selectFrom("passkeys as passkey")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("passkey.tenant_id", "=", "credential.tenant_id")
        .whereRef("passkey.user_id", "=", "credential.user_id")
        .as("passkeys"),
      select
        .and([select("credential.password_hash", "is not", null), select("person.saml", "=", false)])
        .as("hasPassword"),
    ])
    .where("credential.tenant_id", "=", tenantId)
    .where("credential.user_id", "=", userId)
    .$castTo<FactorState>()
    .executeTakeFirstOrThrow();

interface Totp {
  /** Sealed. */
  secret: string;
  /** The time step of the code that confirmed it. */
  step: number;
  now: Date;
}

export const setTotp = async (tx: Tx, tenantId: string, userId: string, { secret, step, now }: Totp): Promise<void> => {
  await tx
    .updateTable("credentials")
    .set({ totp_secret: secret, totp_last_step: step, totp_since: now })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .execute();
};

/** Takes the authenticator app and its recovery codes away. False when there was none. */
export const clearTotp = async (tx: Tx, tenantId: string, userId: string): Promise<boolean> => {
  await tx.deleteFrom("recovery_codes").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
  const row = await tx
    .updateTable("credentials")
    .set({ totp_secret: null, totp_last_step: null, totp_since: null })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("totp_secret", "is not", null)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Spends a time step of the one-time code. False when it, or a later one, was spent before. */
export const spendTotpStep = async (tx: Tx, tenantId: string, userId: string, step: number): Promise<boolean> => {
  const row = await tx
    .updateTable("credentials")
    .set({ totp_last_step: step })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where((where) => where.or([where("totp_last_step", "is", null), where("totp_last_step", "<", step)]))
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
};

export const replaceRecoveryCodes = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  codes: readonly HashedCode[],
  now: Date,
): Promise<void> => {
  await tx.deleteFrom("recovery_codes").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(
      codes.map(({ selector, hash }) => ({
        tenant_id: tenantId,
        user_id: userId,
        selector,
        code_hash: hash,
        created_at: now,
        used_at: null,
      })),
    )
    .execute();
};

/** The hash of an unused code, or null. */
export const findRecoveryCode = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  selector: string,
): Promise<string | null> => {
  const row = await tx
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("selector", "=", selector)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return row?.code_hash ?? null;
};

/** Uses a code up. Answers how many are left; null when another request was first. */
export const spendRecoveryCode = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  selector: string,
  now: Date,
): Promise<number | null> => {
  const row = await tx
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("selector", "=", selector)
    .where("used_at", "is", null)
    .returning("selector")
    .executeTakeFirst();
  return row ? (await readFactorState(tx, tenantId, userId)).recoveryCodesLeft : null;
};

export const setRequired = async (tx: Tx, tenantId: string, required: boolean): Promise<void> => {
  await tx.updateTable("tenants").set({ mfa_required: required }).where("tenant_id", "=", tenantId).execute();
};

export interface FactorCount {
  required: boolean;
  people: number;
  without: number;
}

/** How many active users sign in here, not at an identity provider, and how many of them have no second factor. */
export const countFactors = async (tx: Tx, tenantId: string): Promise<FactorCount> => {
  const { required } = await tx
    .selectFrom("tenants")
    .select("mfa_required as required")
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  const { people, protected: withFactor } = await tx
    .selectFrom("users as person")
    .innerJoin("credentials as credential", (join) =>
      join.onRef("credential.tenant_id", "=", "person.tenant_id").onRef("credential.user_id", "=", "person.id"),
    )
    .select((select) => [
      select.fn.countAll<number>().as("people"),
      select.fn
        .countAll<number>()
        .filterWhere((where) =>
          where.or([
            where("credential.totp_secret", "is not", null),
            where.exists(
              where
                .selectFrom("passkeys as passkey")
                .select("passkey.id")
                .whereRef("passkey.tenant_id", "=", "person.tenant_id")
                .whereRef("passkey.user_id", "=", "person.id"),
            ),
          ]),
        )
        .as("protected"),
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "=", "ACTIVE")
    .where("person.saml", "=", false)
    .executeTakeFirstOrThrow();
  return { required, people, without: people - withFactor };
};
