import { defineModule } from "../../../core/module.ts";
import { allModulesAndLinks } from "./all-modules-and-links.ts";
import { landing } from "./landing.ts";
import { tenantBaseUrls } from "./tenant-base-urls.ts";

export const navigation = defineModule({
  operations: [allModulesAndLinks, landing, tenantBaseUrls],
});
