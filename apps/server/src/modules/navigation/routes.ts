import * as contract from "@evolve/contracts/navigation";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { allModulesAndLinks } from "./all-modules-and-links.ts";
import { landing } from "./landing.ts";
import { tenantBaseUrls } from "./tenant-base-urls.ts";

export const navigationRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.allModulesAndLinks, allModulesAndLinks(services));
  bind(contract.landing, landing(services));
  bind(contract.tenantBaseUrls, tenantBaseUrls(services));
};
