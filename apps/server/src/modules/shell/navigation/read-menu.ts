import type { NavigationModule } from "@evolve/contracts/navigation";
import type { Tx } from "../../../database/index.ts";
import type { Actor } from "../../../core/actor.ts";
import { listLicences, listTogglesOf } from "../../directory/authorization/index.ts";
import { menuFor } from "./menu.ts";
import { structure } from "./structure.ts";

/** The menu of the signed-in user. */
export const readMenu = async (
  tx: Tx,
  { tenantId, userId, permissions }: Pick<Actor, "tenantId" | "userId" | "permissions">,
  embeddedClient: boolean,
  modules = structure,
): Promise<NavigationModule[]> => {
  const licences = await listLicences(tx, tenantId);
  const toggles = await listTogglesOf(tx, tenantId, userId);
  return menuFor(
    {
      permissions,
      licences: new Set(licences.map((licence) => licence.applicationId.toUpperCase())),
      features: new Set(licences.flatMap((licence) => licence.featureIds)),
      toggles: new Set(toggles),
      embeddedClient,
    },
    modules,
  );
};
