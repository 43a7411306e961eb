import * as contract from "@evolve/contracts/navigation";
import { permissionSet } from "@evolve/contracts/permissions";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { listRoles } from "../../directory/authorization/index.ts";
import { installedApps } from "./installed-apps.ts";
import { explainedLinks } from "./menu.ts";
import { readViewer } from "./read-menu.ts";

/** Which links a role alone opens, with the tenant's licences and toggles. */
export const explainRoleMenu = operation(
  contract.explainRoleMenu,
  ({ actor: { tenantId }, params: { roleId }, read, services }) =>
    read(async (tx) => {
      const id = roleId.toLowerCase();
      const role = (await listRoles(tx, tenantId)).find((one) => one.id === id) ?? refuse("notFound");
      const viewer = await readViewer(tx, { tenantId, permissions: permissionSet(role.permissions) }, false);
      return { links: explainedLinks(viewer, services.use(installedApps).modules) };
    }),
);
