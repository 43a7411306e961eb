import type { NavigationModule } from "@evolve/contracts/navigation";
import type { Tx } from "../../../database/index.ts";
import type { Actor } from "../../../core/actor.ts";
import { listLicences, listToggles, listTogglesOf } from "../../directory/authorization/index.ts";
import { menuFor, type Viewer } from "./menu.ts";
import type { MenuModule } from "./menu-structure.ts";

/** Somebody who looks at a menu; without `userId` anybody of the tenant with these permissions. */
type Beholder = Pick<Actor, "tenantId" | "permissions"> & Partial<Pick<Actor, "userId">>;

/** What decides which links a person sees. */
export const readViewer = async (
  tx: Tx,
  { tenantId, userId, permissions }: Beholder,
  embeddedClient: boolean,
): Promise<Viewer> => {
  const licences = await listLicences(tx, tenantId);
  const toggles = await (userId === undefined ? listToggles(tx, tenantId) : listTogglesOf(tx, tenantId, userId));
  return {
    permissions,
    licences: new Set(licences.map((licence) => licence.applicationId.toUpperCase())),
    features: new Set(licences.flatMap((licence) => licence.featureIds)),
    toggles: new Set(toggles),
    embeddedClient,
  };
};

/** The menu of the signed-in user. */
export const readMenu = async (
  tx: Tx,
  person: Pick<Actor, "tenantId" | "userId" | "permissions">,
  embeddedClient: boolean,
  modules: readonly MenuModule[],
): Promise<NavigationModule[]> => menuFor(await readViewer(tx, person, embeddedClient), modules);
