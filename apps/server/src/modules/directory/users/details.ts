import type { UserDetails } from "@evolve/contracts/users";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { presentUserDetails } from "./present.ts";
import { findUserRow, listSecondaryRoles } from "./repository.ts";

/** A user as their page shows one; somebody of another tenant is not found. */
export const readUserDetails = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  now: Date,
): Promise<{ user: UserDetails }> => {
  const row = (await findUserRow(tx, tenantId, userId)) ?? refuse("notFound");
  return { user: presentUserDetails(row, await listSecondaryRoles(tx, tenantId, userId), now) };
};
