import type { Tx } from "../../../database/index.ts";

export interface ProfileRow {
  profileName: string;
  brandName: string;
  logoUrl: string;
  faviconUrl: string;
  backgroundColor: string;
  iconTextColor: string;
  systemEmail: string;
  coBrand: string;
  marketingUrl: string | null;
}

export const profileColumns = [
  "profile_name as profileName",
  "brand_name as brandName",
  "logo_url as logoUrl",
  "favicon_url as faviconUrl",
  "background_color as backgroundColor",
  "icon_text_color as iconTextColor",
  "system_email as systemEmail",
  "co_brand as coBrand",
  "marketing_url as marketingUrl",
] as const;

export const valuesOf = (profile: ProfileRow) => ({
  profile_name: profile.profileName,
  brand_name: profile.brandName,
  logo_url: profile.logoUrl,
  favicon_url: profile.faviconUrl,
  background_color: profile.backgroundColor,
  icon_text_color: profile.iconTextColor,
  system_email: profile.systemEmail,
  co_brand: profile.coBrand,
  marketing_url: profile.marketingUrl,
});

/** The tenant's profile; null means the default look. */
export const findProfile = async (tx: Tx, tenantId: string): Promise<ProfileRow | null> => {
  const row = await tx
    .selectFrom("branding_profiles")
    .select(profileColumns)
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row ?? null;
};

/** Rises with each change of the profile or its pictures, and when they are deleted. */
export const findVersion = async (tx: Tx, tenantId: string): Promise<number> =>
  (
    await tx
      .selectFrom("tenants")
      .select("branding_version as version")
      .where("tenant_id", "=", tenantId)
      .executeTakeFirstOrThrow()
  ).version;

/** Takes the next version; of two edits the second waits for the first. Answers the version before. */
export const raiseVersion = async (tx: Tx, tenantId: string): Promise<number> =>
  (
    await tx
      .updateTable("tenants")
      .set((select) => ({ branding_version: select("branding_version", "+", 1) }))
      .where("tenant_id", "=", tenantId)
      .returning("branding_version as version")
      .executeTakeFirstOrThrow()
  ).version - 1;

export const putProfile = async (tx: Tx, tenantId: string, profile: ProfileRow): Promise<void> => {
  const values = valuesOf(profile);
  await tx
    .insertInto("branding_profiles")
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(values))
    .execute();
};

export const putFile = async (tx: Tx, tenantId: string, fileName: string, content: Buffer): Promise<void> => {
  await tx
    .insertInto("branding_files")
    .values({ tenant_id: tenantId, file_name: fileName, content })
    .onConflict((conflict) => conflict.columns(["tenant_id", "file_name"]).doUpdateSet({ content }))
    .execute();
};

/** Deletes the profile with its pictures: the suite's own look is left. Looks of hosts stay, with theirs. */
export const deleteProfile = async (tx: Tx, tenantId: string): Promise<void> => {
  await tx.deleteFrom("branding_profiles").where("tenant_id", "=", tenantId).execute();
  await tx
    .deleteFrom("branding_files")
    .where("tenant_id", "=", tenantId)
    .where("file_name", "!~", "^(logo|icon)-[0-9a-f]{16}\\.png$")
    .execute();
};

export const deleteFile = async (tx: Tx, tenantId: string, fileName: string): Promise<void> => {
  await tx.deleteFrom("branding_files").where("tenant_id", "=", tenantId).where("file_name", "=", fileName).execute();
};

/** A file of the tenant's brand, or null. */
export const findFile = async (tx: Tx, tenantId: string, fileName: string): Promise<Buffer | null> => {
  const row = await tx
    .selectFrom("branding_files")
    .select("content")
    .where("tenant_id", "=", tenantId)
    .where("file_name", "=", fileName)
    .executeTakeFirst();
  return row?.content ?? null;
};
