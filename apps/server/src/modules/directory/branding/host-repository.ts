import { createHash } from "node:crypto";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { findProfile, type ProfileRow, profileColumns, valuesOf } from "./repository.ts";

/** One of a tenant's hosts. */
export interface TenantHost {
  readonly tenantId: string;
  /** In lower case. */
  readonly host: string;
}

const firstVersion = 1;

/** The host's own look; null where it has the tenant's. */
export const findHostProfile = async (tx: Tx, { tenantId, host }: TenantHost): Promise<ProfileRow | null> => {
  const row = await tx
    .selectFrom("host_branding_profiles")
    .select(profileColumns)
    .where("tenant_id", "=", tenantId)
    .where("host", "=", host)
    .where("is_reset", "=", false)
    .executeTakeFirst();
  return row ?? null;
};

/** What a host shows: its own look, or else the tenant's. */
export const findProfileAt = async (tx: Tx, of: TenantHost): Promise<ProfileRow | null> =>
  (await findHostProfile(tx, of)) ?? (await findProfile(tx, of.tenantId));

/** The hosts that have a look of their own. */
export const listHostsWithLook = async (tx: Tx, tenantId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom("host_branding_profiles")
    .select("host")
    .where("tenant_id", "=", tenantId)
    .where("is_reset", "=", false)
    .execute();
  return rows.map(({ host }) => host);
};

/** Rises with each change of the host's look, and when it is reset. */
export const findHostVersion = async (tx: Tx, { tenantId, host }: TenantHost): Promise<number> => {
  const row = await tx
    .selectFrom("host_branding_profiles")
    .select("version")
    .where("tenant_id", "=", tenantId)
    .where("host", "=", host)
    .executeTakeFirst();
  return row?.version ?? firstVersion;
};

/** Of two edits the second waits for the first, by the tenant's row: a first look has no row to lock. */
export const lockHostVersion = async (tx: Tx, of: TenantHost): Promise<number> => {
  await tx
    .selectFrom("tenants")
    .select("tenant_id")
    .where("tenant_id", "=", of.tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return findHostVersion(tx, of);
};

export const putHostProfile = async (
  tx: Tx,
  { tenantId, host }: TenantHost,
  profile: ProfileRow,
  version: number,
): Promise<void> => {
  const values = { ...valuesOf(profile), version, is_reset: false };
  await tx
    .insertInto("host_branding_profiles")
    .values({ tenant_id: tenantId, host, ...values })
    .onConflict((conflict) => conflict.columns(["tenant_id", "host"]).doUpdateSet(values))
    .execute();
};

/** Returns a host to the tenant's look, and deletes its pictures. */
export const resetHostProfile = async (tx: Tx, { tenantId, host }: TenantHost, version: number): Promise<void> => {
  await tx
    .updateTable("host_branding_profiles")
    .set({ is_reset: true, version })
    .where("tenant_id", "=", tenantId)
    .where("host", "=", host)
    .execute();
  await tx
    .deleteFrom("branding_files")
    .where("tenant_id", "=", tenantId)
    .where("file_name", "=", anyOf([hostFileName(host, "logo"), hostFileName(host, "icon")], "text"))
    .execute();
};

/** Under which a picture of a host is stored among the tenant's. A host's name is too long to be part of it. */
export const hostFileName = (host: string, picture: "logo" | "icon"): string =>
  `${picture}-${createHash("sha256").update(host).digest("hex").slice(0, 16)}.png`;
