import { defineModule } from "../../../core/module.ts";
import { allModulesAndLinks } from "./all-modules-and-links.ts";
import { explainMenu } from "./explain-menu.ts";
import { explainRoleMenu } from "./explain-role-menu.ts";
import { iconsData } from "./icons-data.ts";
import { landing } from "./landing.ts";
import { products } from "./products.ts";
import { shellSettings } from "./shell-settings.ts";
import { tenantBaseUrls } from "./tenant-base-urls.ts";

export { installedApps } from "./installed-apps.ts";
export { licensedLinks } from "./licensed-links.ts";

export const navigation = defineModule({
  operations: [
    allModulesAndLinks,
    explainMenu,
    explainRoleMenu,
    iconsData,
    landing,
    products,
    shellSettings,
    tenantBaseUrls,
  ],
});
