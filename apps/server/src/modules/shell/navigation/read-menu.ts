import type { NavigationModule } from "@evolve/contracts/navigation";
import type { Tx } from "../../../database/index.ts";
import type { Actor } from "../../../core/actor.ts";
import { listLicences, listToggles } from "../../directory/authorization/index.ts";
import { menuFor } from "./menu.ts";
import { structure } from "./structure.ts";

/** The menu of the signed-in user. */
export const readMenu = async (
  tx: Tx,
  { tenantId, permissions }: Pick<Actor, "tenantId" | "permissions">,
  embeddedClient: boolean,
  modules = structure,
): Promise<NavigationModule[]> => {
  const licences = await listLicences(tx, tenantId);
  const toggles = await listToggles(tx, tenantId);
  return menuFor(
    {
      permissions,
      licences: new Set(licences.map((licence) => licence.applicationId.toUpperCase())),
      toggles: new Set(toggles),
      embeddedClient,
    },
    modules,
  );
};
