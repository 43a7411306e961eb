import * as contract from "@evolve/contracts/saml";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { presentSettings } from "./present-settings.ts";
import { makeKey } from "./service-keys.ts";
import { insertKey, listKeys, switchKeys } from "./settings-repository.ts";

/**
 * Renews our key without a moment in which the identity provider knows none: the next one is published first, and signs
 * once the identity provider has taken it up.
 */
export const rollSamlKey = operation(contract.rollSamlKey, async ({ actor, body, services, write, now }) => {
  const { tenantId } = actor;
  const next = body.step === "publish" ? await makeKey(services, tenantId, false) : null;
  return write(async (tx) => {
    const keys = await listKeys(tx, tenantId);
    if (keys.length === 0) refuse("notFound", { reason: "no settings yet" });
    if (next) {
      if (!(await insertKey(tx, tenantId, next))) refuse("invalidParameters", { fields: { step: "published" } });
    } else if (keys.some(({ signs }) => !signs)) await switchKeys(tx, tenantId);
    else refuse("invalidParameters", { fields: { step: "unpublished" } });
    const action = next ? "saml.key-published" : "saml.key-switched";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId });
    announce(services, tx, { kind: "saml-changed", tenantId });
    return presentSettings(services, tx, tenantId);
  });
});
