import type { Tx } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { type Chooser, findTenantPolicy, keepFormerHash, setPasswordHash } from "./repository.ts";

/**
 * Replaces the current password by one that was checked, and adds the old one to the history, in the caller's transaction.
 */
export const replacePassword = async (
  { clock }: Services,
  tx: Tx,
  chooser: Pick<Chooser, "tenantId" | "userId" | "idmType">,
  hash: string,
): Promise<void> => {
  const { tenantId, userId } = chooser;
  const { historyLength } = await findTenantPolicy(tx, tenantId);
  await keepFormerHash(tx, tenantId, userId, Math.max(0, historyLength - 1));
  await setPasswordHash(tx, chooser, hash, clock.now());
};
