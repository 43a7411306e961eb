import { rotateOpenidClientSecret as contract } from "@evolve/contracts/openid-clients";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { randomSecret } from "../../../security/secrets.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { secretHashOf } from "../openid/index.ts";
import { requireChangeable } from "./present.ts";
import { updateSecret } from "./repository.ts";

/** Replaces a client's secret, which only this answer shows. The old one is refused on every node at once. */
export const rotateOpenidClientSecret = operation(contract, async ({ actor, params, services, now }) => {
  const { tenantId, userId } = actor;
  const { clientId } = params;
  const secret = randomSecret();
  await services.database.withSystem(async (tx) => {
    const { name, secretHash } = await requireChangeable(tx, tenantId, clientId);
    if (secretHash === null) refuse("publicClient");
    await updateSecret(tx, tenantId, clientId, secretHashOf(services, secret), now);
    const details = { client: clientId, name };
    await recordEvent(tx, { tenantId, at: now, action: "openid-client.secret-rotated", actorId: userId, details });
    announce(services, tx, { kind: "tenant-changed", tenantId });
  });
  return { secret };
});
