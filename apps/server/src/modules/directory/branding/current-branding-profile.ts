import * as contract from "@evolve/contracts/branding";
import { operation } from "../../../core/operation.ts";
import { findTenant } from "../tenants/index.ts";
import { lookOf } from "./look.ts";
import { findProfile } from "./repository.ts";

/** The branding profile of the signed-in user's tenant; null for the default look. */
export const currentBrandingProfile = operation(contract.currentBrandingProfile, async ({ actor, read }) => {
  const profile = await read(async (tx) =>
    lookOf(await findTenant(tx, actor.tenantId), await findProfile(tx, actor.tenantId)),
  );
  return {
    brandingProfile: profile && {
      profileName: profile.profileName,
      brandName: profile.brandName,
      cxoneLoginHeaderLogoUrl: profile.logoUrl,
      cxoneLoginBgColor: profile.backgroundColor,
      cxoneHeaderIconTextColor: profile.iconTextColor,
      cxoneFaviconUrl: profile.faviconUrl,
      systemEmail: profile.systemEmail,
    },
  };
});
