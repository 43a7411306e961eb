import type { readBrand } from "@evolve/contracts/branding-editor";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { findProfile, findVersion, type ProfileRow } from "../../directory/branding/index.ts";
import { listHosts } from "../../directory/directory/index.ts";
import { findTenant } from "../../directory/tenants/index.ts";

type Answer = CallAnswer<typeof readBrand>;

/** The tenant's look with its version. A profile with the name of the default one is the suite's own look. */
export const findBrand = async ({ database }: Services, tx: Tx, tenantId: string): Promise<Answer> => {
  // Before the profile: an edit in between makes the version too old, and never too new.
  const version = await findVersion(tx, tenantId);
  const profile = await findProfile(tx, tenantId);
  return {
    brand: profile === null || profile.profileName === "default" ? null : presentBrand(profile),
    hosts: await listHosts(database.system, tenantId),
    isTrial: (await findTenant(tx, tenantId)).type === "TRIAL",
    version,
  };
};

const presentBrand = (profile: ProfileRow): NonNullable<Answer["brand"]> => ({
  brandName: profile.brandName,
  backgroundColor: profile.backgroundColor,
  headerTextColor: profile.iconTextColor,
  supportEmail: profile.systemEmail,
  coBrand: profile.coBrand,
  marketingUrl: profile.marketingUrl ?? "",
  logo: profile.logoUrl,
  icon: profile.faviconUrl,
});
