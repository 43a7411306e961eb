import * as contract from "@evolve/contracts/navigation";
import { permissionSet } from "@evolve/contracts/permissions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { listPermissionsOf } from "../../directory/authorization/index.ts";
import { installedApps } from "./installed-apps.ts";
import { explainedLinks } from "./menu.ts";
import { readViewer } from "./read-menu.ts";

/** Why a user does or does not see each link, by the rules that make their menu. */
export const explainMenu = operation(
  contract.explainMenu,
  ({ actor: { tenantId }, params: { userId }, read, services }) =>
    read(async (tx) => {
      const held = (await listPermissionsOf(tx, tenantId, userId)) ?? refuse("notFound");
      const viewer = await readViewer(tx, { tenantId, userId, permissions: permissionSet(held) }, false);
      return { links: explainedLinks(viewer, services.use(installedApps).modules) };
    }),
);
