import { startSamlTest as contract } from "@evolve/contracts/saml";
import { randomBytes } from "node:crypto";
import { plusSeconds } from "../../../clock.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { addressesOf } from "./addresses.ts";
import { identityProviderOf } from "./identity-provider.ts";
import { returnOriginOf } from "./return-origin.ts";
import { openSigningKey } from "./service-keys.ts";
import { findSettings, listKeys } from "./settings-repository.ts";
import { insertTest } from "./test-repository.ts";

/** For the sign-in there and for reading the report. */
const testSeconds = 10 * 60;

/** Begins a test sign-in: the request is the same as that of people who sign in, and its answer signs nobody in. */
export const startSamlTest = operation(contract, async ({ actor, services, read, write, now, http }) => {
  const { tenantId, userId } = actor;
  const { settings, keys } = await read(async (tx) => ({
    settings: await findSettings(tx, tenantId),
    keys: await listKeys(tx, tenantId),
  }));
  if (!settings) return refuse("notFound", { reason: "no settings yet" });
  const id = `_${randomBytes(20).toString("hex")}`;
  const returnOrigin = await returnOriginOf(services, http, tenantId);
  await write(async (tx) => {
    await insertTest(tx, tenantId, { id, userId, returnOrigin, expiresAt: plusSeconds(now, testSeconds) });
    await recordEvent(tx, { tenantId, at: now, action: "saml.tested", actorId: userId });
  });
  const provider = await identityProviderOf({
    settings,
    addresses: addressesOf(services, tenantId),
    privateKey: settings.signRequests ? openSigningKey(services, keys) : null,
    requestId: id,
  });
  return { testId: id, url: await provider.getAuthorizeUrlAsync(id, undefined, {}) };
});
