import type { Tx } from "../../../database/index.ts";
import type { Claims } from "../../../security/tokens.ts";
import { readClaims } from "../../directory/users/index.ts";
import { findActing } from "./acting-user.ts";

/** The claims of a session's tokens: those of its user, or of whom they act as (RFC 8693, `act`). */
export const claimsOfSession = async (
  tx: Tx,
  { tenantId, id, userId }: { readonly tenantId: string; readonly id: string; readonly userId: string },
  now: Date,
): Promise<Claims> => {
  const [own, acting] = await Promise.all([readClaims(tx, tenantId, userId, id), findActing(tx, tenantId, id, now)]);
  return acting ? { ...(await readClaims(tx, tenantId, acting.userId, id)), act: { sub: userId } } : own;
};
