import { contentVersion } from "../../../core/content-version.ts";
import type { Actor } from "../../../core/actor.ts";
import type { Tx } from "../../../database/index.ts";
import { presentDashboard } from "./present.ts";
import type { DashboardRow } from "./repository.ts";
import { listSharedRoles, listSharedUsers } from "./sharing-repository.ts";

const sortedIds = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id).sort();

/** With whom a dashboard is shared, and the version that a change of it is based on. */
export const sharingOf = async (tx: Tx, actor: Actor, dashboard: DashboardRow) => {
  const { sharing } = presentDashboard(dashboard, actor);
  const roles = await listSharedRoles(tx, actor.tenantId, dashboard.id);
  const users = await listSharedUsers(tx, actor.tenantId, dashboard.id);
  return { sharing, roles, users, version: contentVersion(sharing, sortedIds(roles), sortedIds(users)) };
};
