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

/** The tenant's profile; null means the default look. */
export const findProfile = async (tx: Tx, tenantId: string): Promise<ProfileRow | null> => {
  const row = await tx
    .selectFrom("branding_profiles")
    .select([
      "profile_name as profileName",
      "brand_name as brandName",
      "logo_url as logoUrl",
      "favicon_url as faviconUrl",
      "background_color as backgroundColor",
      "icon_text_color as iconTextColor",
      "system_email as systemEmail",
      "co_brand as coBrand",
      "marketing_url as marketingUrl",
    ])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row ?? null;
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
