import type * as contract from "@evolve/contracts/branding";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { findTenant } from "../tenants/index.ts";
import { lookOf } from "./look.ts";
import { findProfile } from "./repository.ts";

type Call = typeof contract.currentBrandingProfile;

/** The branding profile of the signed-in user's tenant; null for the default look. */
export const currentBrandingProfile =
  ({ database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const profile = await database.readTenant(actor.tenantId, async (tx) =>
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
  };
