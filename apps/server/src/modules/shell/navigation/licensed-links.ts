import type { CallAnswer, CallParsed } from "@evolve/contracts/call";
import { permissionSet } from "@evolve/contracts/permissions";
import type { previewLicences } from "@evolve/contracts/tenant-management";
import type { Services } from "../../../core/services.ts";
import { installedApps } from "./installed-apps.ts";
import { licencesThatOpen } from "./licence-expression.ts";
import { explainedLinks } from "./menu.ts";
import { licensed } from "./read-menu.ts";

type Terms = CallParsed<typeof previewLicences>["body"];
type LicensedLink = CallAnswer<typeof previewLicences>["links"][number];

/** The links that a tenant with these licences and toggles has for somebody who may do everything. */
export const licensedLinks = ({ use }: Services, { licenses, toggles }: Terms): LicensedLink[] => {
  const viewer = { permissions: permissionSet(["all"]), ...licensed(licenses, toggles), embeddedClient: false };
  return explainedLinks(viewer, use(installedApps).modules).map((link) => ({
    ...link,
    openedBy: licencesThatOpen(link.licences ?? ""),
  }));
};
