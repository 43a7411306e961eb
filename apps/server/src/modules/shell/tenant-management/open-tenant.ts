import type { NewTenant } from "@evolve/contracts/tenant-management";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { claimNames } from "../../directory/directory/index.ts";
import { insertUsers } from "../../directory/users/index.ts";
import type { Letterhead } from "../../platform/mail/index.ts";
import { sendInvitation } from "../../sign-in/invitations/index.ts";
import { insertTenant } from "./repository.ts";

interface Opening {
  readonly tenant: NewTenant;
  /** Who invites the administrator, by name. */
  readonly inviter: string;
  readonly letterhead: Letterhead;
  readonly now: Date;
}

/** Inserts the transaction's tenant, and invites its first administrator. False where somebody has the address already. */
export const openTenant = async (
  services: Services,
  tx: TenantTransaction,
  { tenant, inviter, letterhead, now }: Opening,
): Promise<boolean> => {
  const { tenantId } = tx;
  const userId = newId();
  const email = tenant.administratorEmail;
  const roleId = await insertTenant(tx, tenant, now);
  const claimed = await claimNames(tx, [{ userName: email, email, userId, area: services.config.area }]);
  if (claimed.length === 0) return false;
  const person = { tenantId, id: userId, email, idmType: "EVOLVE", roleId, teamId: null, createdAt: now } as const;
  await insertUsers(tx, [person]);
  await sendInvitation(services, tx, { tenantId, userId, email, inviter }, letterhead);
  return true;
};
