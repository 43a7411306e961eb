import type { readBrand } from "@evolve/contracts/branding-editor";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { findProfile, listHostsWithLook, type ProfileRow } from "../../directory/branding/index.ts";
import { listHosts } from "../../directory/directory/index.ts";
import { findTenant } from "../../directory/tenants/index.ts";
import type { Place } from "./place.ts";

type Answer = CallAnswer<typeof readBrand>;

/** A look with its version. */
export const findBrand = async ({ database }: Services, tx: Tx, tenantId: string, place: Place): Promise<Answer> => {
  // Before the profile: an edit in between makes the version too old, and never too new.
  const version = await place.findVersion(tx);
  const profile = await place.find(tx);
  const withLook = await listHostsWithLook(tx, tenantId);
  const hosts = await listHosts(database.system, tenantId);
  return {
    brand: presentBrand(profile),
    inherited: place.host === null ? null : presentBrand(await findProfile(tx, tenantId)),
    hosts: hosts.map((host) => ({ host, hasOwnLook: withLook.includes(host) })),
    isTrial: (await findTenant(tx, tenantId)).type === "TRIAL",
    version,
  };
};

/** A profile with the name of the default one is the suite's own look. */
const presentBrand = (profile: ProfileRow | null): Answer["brand"] =>
  profile === null || profile.profileName === "default"
    ? null
    : {
        brandName: profile.brandName,
        backgroundColor: profile.backgroundColor,
        headerTextColor: profile.iconTextColor,
        supportEmail: profile.systemEmail,
        coBrand: profile.coBrand,
        marketingUrl: profile.marketingUrl ?? "",
        logo: profile.logoUrl,
        icon: profile.faviconUrl,
      };
