import { landing } from "@evolve/contracts/navigation";
import { rolePermissions } from "@evolve/contracts/authorization";
import { bookmark, type Client } from "@evolve/session";
import type { Boot } from "../../boot.ts";
import { currentPlace } from "../../router.ts";
import { chooseDestination, insufficientPrivileges } from "./destination.ts";
import { leaveForClient } from "./for-client.ts";

/** Leaves the sign-in area for the application that sent the user here, else for where they belong. Rejects with CallError when that cannot be found out. */
export const goOnward = async (client: Client, { allowedDomains }: Boot): Promise<void> => {
  if (leaveForClient()) return;
  const [{ permissions }, { url }] = await Promise.all([
    client.call(rolePermissions, {}),
    client.call(landing, { query: {} }),
  ]);
  const { parameters } = currentPlace();
  location.replace(
    chooseDestination({
      redirectUrl: parameters.get("redirectURL") ?? "",
      ssoLandingPage: parameters.get("ssoLandingPage") ?? "",
      allowedDomains,
      bookmark: bookmark.take(),
      landing: permissions.length === 0 ? insufficientPrivileges : url,
      origin: location.origin,
    }),
  );
};
