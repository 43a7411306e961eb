import * as contract from "@evolve/contracts/branding";
import { operation } from "../../../core/operation.ts";
import { findTenant } from "../tenants/index.ts";
import { findProfileAt } from "./host-repository.ts";
import { lookOf } from "./look.ts";

/** The branding profile of the signed-in user's tenant, at the host that they use; null for the default look. */
export const currentBrandingProfile = operation(contract.currentBrandingProfile, async ({ actor, http, read }) => {
  const { tenantId } = actor;
  const profile = await read(async (tx) =>
    lookOf(await findTenant(tx, tenantId), await findProfileAt(tx, { tenantId, host: http.hostname.toLowerCase() })),
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
