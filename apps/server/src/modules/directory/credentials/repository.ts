import type { IdmType } from "@evolve/contracts/password-policy";
import { sql } from "kysely";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import type { PasswordContext } from "./context-words.ts";

/** A tenant's password policy. */
export interface TenantPolicy {
  /** The authenticator of new users. */
  idmType: IdmType;
  minimumLength: number;
  requireUppercase: boolean;
  requireLowercase: boolean;
  requireNumbers: boolean;
  requireNonAlphaNumeric: boolean;
  /** How many of the latest passwords, the current one included, may not be chosen again. */
  historyLength: number;
  expiryDays: number | null;
  strong: boolean;
  changedAt: Date | null;
}

/** Section 9 shows 7 as the minimum; without a policy of its own, a tenant requires all four character classes. */
const defaultPolicy: TenantPolicy = {
  idmType: "EVOLVE",
  minimumLength: 7,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireNonAlphaNumeric: true,
  historyLength: 5,
  expiryDays: null,
  strong: false,
  changedAt: null,
};

export const findTenantPolicy = async (tx: Tx, tenantId: string): Promise<TenantPolicy> => {
  const [row] = await selectPolicy(tx, { tenantId });
  return row ?? defaultPolicy;
};

const selectPolicy = compiledOnce((tx, { tenantId }: { tenantId: string }) =>
  tx
    .selectFrom("password_policies")
    .select([
      "idm_type as idmType",
      "minimum_length as minimumLength",
      "require_uppercase as requireUppercase",
      "require_lowercase as requireLowercase",
      "require_numbers as requireNumbers",
      "require_non_alphanumeric as requireNonAlphaNumeric",
      "history_length as historyLength",
      "expiry_days as expiryDays",
      "strong",
      "changed_at as changedAt",
    ])
    .where("tenant_id", "=", tenantId),
);

/**
 * The policy, locked against changes until the transaction ends. The lock is on the tenant's row, since a tenant with the
 * defaults has no policy row.
 */
export const lockTenantPolicy = async (tx: Tx, tenantId: string): Promise<TenantPolicy> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
  return findTenantPolicy(tx, tenantId);
};

export const upsertTenantPolicy = async (
  tx: Tx,
  tenantId: string,
  policy: TenantPolicy & { changedAt: Date },
): Promise<void> => {
  const row = {
    idm_type: policy.idmType,
    minimum_length: policy.minimumLength,
    require_uppercase: policy.requireUppercase,
    require_lowercase: policy.requireLowercase,
    require_numbers: policy.requireNumbers,
    require_non_alphanumeric: policy.requireNonAlphaNumeric,
    history_length: policy.historyLength,
    expiry_days: policy.expiryDays,
    strong: policy.strong,
    changed_at: policy.changedAt,
  };
  await tx
    .insertInto("password_policies")
    .values({ tenant_id: tenantId, ...row })
    .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(row))
    .execute();
};

/** A person who chooses a password. */
export interface Chooser extends PasswordContext {
  tenantId: string;
  userId: string;
  idmType: IdmType;
  status: "UNREGISTERED" | "PENDING" | "ACTIVE" | "DELETED";
  saml: boolean;
  lockedDown: boolean;
  tenantActive: boolean;
  hasTotp: boolean;
  totpSecret: string | null;
  passwordHash: string | null;
}

export const findChooser = async (tx: Tx, tenantId: string, userId: string): Promise<Chooser | null> => {
  const row = await tx
    .selectFrom("users as person")
    .innerJoin("credentials as credential", (join) =>
      join.onRef("credential.tenant_id", "=", "person.tenant_id").onRef("credential.user_id", "=", "person.id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "person.tenant_id")
    .leftJoin("branding_profiles as profile", "profile.tenant_id", "person.tenant_id")
    .select([
      "person.tenant_id as tenantId",
      "person.id as userId",
      "person.user_name as userName",
      "person.email",
      "person.first_name as firstName",
      "person.last_name as lastName",
      "person.idm_type as idmType",
      "person.status",
      "person.saml",
      "person.locked_down as lockedDown",
      "credential.password_hash as passwordHash",
      "credential.totp_secret as totpSecret",
      "tenant.name as tenantName",
      "tenant.key as tenantKey",
      "tenant.status as tenantStatus",
      "profile.brand_name as brandName",
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const { tenantStatus, ...chooser } = row;
  return { ...chooser, hasTotp: row.totpSecret !== null, tenantActive: tenantStatus === "ACTIVE" };
};

/** Hashes of the previous passwords, newest first. */
export const listFormerHashes = async (tx: Tx, tenantId: string, userId: string, most: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom("password_history")
    .select("password_hash")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => row.password_hash);
};

/** Adds the current password, if there is one, to the history, and deletes all but the newest entries. */
export const keepFormerHash = async (tx: Tx, tenantId: string, userId: string, most: number): Promise<void> => {
  await tx
    .insertInto("password_history")
    .columns(["tenant_id", "id", "user_id", "password_hash"])
    .expression((from) =>
      from
        .selectFrom("credentials")
        .select(["tenant_id", sql<string>`${newId()}::uuid`.as("id"), "user_id", "password_hash"])
        .where("tenant_id", "=", tenantId)
        .where("user_id", "=", userId)
        .where("password_hash", "is not", null)
        .$narrowType<{ password_hash: string }>(),
    )
    .execute();
  await tx
    .deleteFrom("password_history")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where((where) =>
      where(
        "id",
        "not in",
        where
          .selectFrom("password_history as kept")
          .select("kept.id")
          .where("kept.tenant_id", "=", tenantId)
          .where("kept.user_id", "=", userId)
          .orderBy("kept.id", "desc")
          .limit(most),
      ),
    )
    .execute();
};

export const setPasswordHash = async (
  tx: Tx,
  { tenantId, userId, idmType }: { tenantId: string; userId: string; idmType: IdmType },
  hash: string,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("credentials")
    .set({ password_hash: hash, password_changed_at: now, password_idm_type: idmType, change_required: false })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .execute();
};

/** Stores the same password hashed with newer parameters. Does nothing when it was changed meanwhile. */
export const replaceHash = async (
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  outdated: string,
  hash: string,
): Promise<void> => {
  await tx
    .updateTable("credentials")
    .set({ password_hash: hash })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("password_hash", "=", outdated)
    .execute();
};

/** Requires a new password at the next sign-in. */
export const requireChange = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  await tx
    .updateTable("credentials")
    .set({ change_required: true })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .execute();
};
