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
  return { permissions, ...licensed(licences, toggles), embeddedClient };
};

interface Licence {
  readonly applicationId: string;
  readonly featureIds: readonly number[];
}

/** The part of it that the tenant decides. */
export const licensed = (
  licences: readonly Licence[],
  toggles: readonly string[],
): Pick<Viewer, "licences" | "features" | "toggles"> => ({
  licences: new Set(licences.map(({ applicationId }) => applicationId.toUpperCase())),
  features: new Set(licences.flatMap(({ featureIds }) => featureIds)),
  toggles: new Set(toggles),
});

/** The menu of the signed-in user. */
export const readMenu = async (
  tx: Tx,
  person: Pick<Actor, "tenantId" | "userId" | "permissions">,
  embeddedClient: boolean,
  modules: readonly MenuModule[],
): Promise<NavigationModule[]> => menuFor(await readViewer(tx, person, embeddedClient), modules);
