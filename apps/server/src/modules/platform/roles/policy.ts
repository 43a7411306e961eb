import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { isSystemRole, requireHeld } from "../../directory/authorization/index.ts";
import { findRole, type StoredRole } from "./repository.ts";

/** The role as it is, refused where it is the product's own or holds more than the actor does. */
export const requireChangeable = async (tx: ActorTransaction, roleId: string): Promise<StoredRole> => {
  const role = (await findRole(tx, tx.tenantId, roleId)) ?? refuse("notFound");
  if (isSystemRole(role.name)) refuse("systemRole");
  requireHeld(tx.actor, role);
  return role;
};
