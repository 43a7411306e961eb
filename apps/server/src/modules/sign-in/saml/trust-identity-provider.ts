import type { Tx } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { ensureKey } from "./service-keys.ts";
import { type SamlSettings, upsertSettings } from "./settings-repository.ts";

/** Keeps a tenant's identity provider, and makes our key towards it the first time. */
export const trustIdentityProvider = async (
  services: Services,
  tx: Tx,
  tenantId: string,
  settings: SamlSettings,
): Promise<void> => {
  await upsertSettings(tx, tenantId, settings, services.clock.now());
  await ensureKey(services, tx, tenantId);
};
