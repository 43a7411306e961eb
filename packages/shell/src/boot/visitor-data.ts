import { type BrandingProfile, brandingProperties } from "@evolve/contracts/branding";
import type { SessionUser } from "@evolve/contracts/current-user";
import type { Client } from "@evolve/session";
import { hostBrand } from "../page/boot-data.ts";
import { noSettings, orElse, type ShellData } from "./shell-data.ts";

/** Who has not signed in. */
const visitor: SessionUser = {
  id: "",
  userName: "",
  emailAddress: "",
  firstName: "",
  lastName: "",
  fullName: "",
  initials: "",
  status: "UNREGISTERED",
  invitationExpired: false,
  organizationName: "",
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  tenantId: "",
  impersonated: false,
  isLoggedIn: false,
  hireDate: "",
  assignedGroup: null,
  role: null,
  billingId: "",
  samlUser: false,
};

/** The look of the host that the page was opened at. */
const brandingOf = async (client: Pick<Client, "call">): Promise<BrandingProfile> => {
  const { cxoneLoginBgColor, systemEmail } = await client.call(brandingProperties, {
    params: { hostName: location.hostname },
  });
  const { brandName, logoUrl } = hostBrand();
  return {
    profileName: "host",
    brandName,
    cxoneLoginHeaderLogoUrl: logoUrl,
    cxoneLoginBgColor,
    cxoneHeaderIconTextColor: "",
    cxoneFaviconUrl: "",
    systemEmail,
  };
};

/** What the shell knows for a route that opens without signing in: the host's look, and nothing of a person. */
export const visitorData = async (client: Pick<Client, "call">): Promise<ShellData> => ({
  user: visitor,
  permissions: new Set(["login"]),
  modules: [],
  productName: hostBrand().brandName,
  branding: await orElse(brandingOf(client), null, "branding"),
  ownProfile: undefined,
  features: new Set(),
  licences: new Set(),
  licenceType: "",
  settings: noSettings(),
  lastPlace: new Map(),
  general: new Map(),
});
