import * as contract from "@evolve/contracts/branding";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import type { HostBrand } from "./brand-of-host.ts";
import { brandingFiles } from "./branding-files.ts";
import { brandingProperties } from "./branding-properties.ts";
import { currentBrandingProfile } from "./current-branding-profile.ts";

export const brandingRoutes = (
  { app, bind }: Binder,
  services: Services,
  brandOfHost: (host: string) => Promise<HostBrand>,
): void => {
  bind(contract.brandingProperties, brandingProperties(brandOfHost));
  brandingFiles(app, services, brandOfHost);
  bind(contract.currentBrandingProfile, currentBrandingProfile(services));
};
