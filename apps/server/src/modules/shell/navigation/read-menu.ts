import type { NavigationModule } from "@evolve/contracts/navigation";
import type { Tx } from "../../../database/index.ts";
import type { Actor } from "../../../core/actor.ts";
import { listLicences, listToggles } from "../../directory/authorization/index.ts";
import { menuFor } from "./menu.ts";
import { readNavigation } from "./repository.ts";

/** The menu of the signed-in user. */
export const readMenu = async (tx: Tx, actor: Actor, embeddedClient: boolean): Promise<NavigationModule[]> => {
  const { modules, links } = await readNavigation(tx);
  const licences = await listLicences(tx, actor.tenantId);
  const toggles = await listToggles(tx, actor.tenantId);
  return menuFor(
    {
      permissions: actor.permissions,
      licences: new Set(licences.map((licence) => licence.applicationId.toUpperCase())),
      toggles: new Set(toggles),
      embeddedClient,
    },
    modules,
    links,
  );
};
