import * as contract from "@evolve/contracts/navigation";
import { operation } from "../../../core/operation.ts";
import { installedApps } from "./installed-apps.ts";
import { readMenu } from "./read-menu.ts";

/** The modules and links of the signed-in user. */
export const allModulesAndLinks = operation(contract.allModulesAndLinks, async ({ actor, query, read, services }) => ({
  modules: await read((tx) =>
    readMenu(tx, actor, query.embeddedClient === "true", services.use(installedApps).modules),
  ),
}));
