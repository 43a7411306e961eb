import { permissionSet } from "@evolve/contracts/permissions";
import type { Tx } from "../../../database/index.ts";
import { listPermissionsOf, mayActAs } from "../../directory/authorization/index.ts";
import { findPersonState } from "../../directory/users/index.ts";
import { findOpenImpersonation, type OpenImpersonation } from "./acting-repository.ts";

export interface Acting {
  /** Whom the session's user acts as. */
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly expiresAt: Date;
}

/**
 * Whom the user of a session acts as; null where nobody. Read each time: an impersonation counts no longer once its time is
 * over, once the other user is locked or deleted, and once they hold more than the impersonator, who may also have lost the permission.
 */
export const findActing = async (tx: Tx, tenantId: string, sessionId: string, now: Date): Promise<Acting | null> => {
  const open = await findOpenImpersonation(tx, tenantId, sessionId);
  return open && checkActing(tx, open, now);
};

export const checkActing = async (
  tx: Tx,
  { tenantId, impersonatorId, userId, expiresAt }: OpenImpersonation,
  now: Date,
): Promise<Acting | null> => {
  if (expiresAt <= now) return null;
  const [person, held, permissions] = await Promise.all([
    findPersonState(tx, tenantId, userId),
    listPermissionsOf(tx, tenantId, impersonatorId),
    listPermissionsOf(tx, tenantId, userId),
  ]);
  if (!person?.mayAct || !held || !permissions || !mayActAs(permissionSet(held), permissions)) return null;
  return { userId, permissions, expiresAt };
};
