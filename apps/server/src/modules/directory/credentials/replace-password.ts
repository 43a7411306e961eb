import type { Tx } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { type Chooser, findTenantPolicy, keepFormerHash, setPasswordHash } from "./repository.ts";

/** Puts a judged password in the place of the present one, which history keeps, in the caller's transaction. */
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
