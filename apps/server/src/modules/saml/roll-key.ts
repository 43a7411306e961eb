import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/saml";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { presentSettings } from "./present-settings.ts";
import { makeKey } from "./service-keys.ts";
import { insertKey, listKeys, switchKeys } from "./settings-repository.ts";

type Call = typeof contract.rollSamlKey;

/**
 * Renews our key without a moment in which the identity provider knows none: the next one is published first, and signs
 * once the identity provider has taken it up.
 */
export const rollSamlKey =
  (services: Services) =>
  async ({ actor, body }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { clock, database } = services;
    const { tenantId } = actor;
    const next = body.step === "publish" ? await makeKey(services, tenantId, false) : null;
    return database.withTenant(tenantId, async (tx) => {
      const keys = await listKeys(tx, tenantId);
      if (keys.length === 0) refuse("notFound", { reason: "no settings yet" });
      if (next) {
        if (!(await insertKey(tx, tenantId, next))) refuse("invalidParameters", { fields: { step: "published" } });
      } else if (keys.some(({ signs }) => !signs)) await switchKeys(tx, tenantId);
      else refuse("invalidParameters", { fields: { step: "unpublished" } });
      const action = next ? "saml.key-published" : "saml.key-switched";
      await recordEvent(tx, { tenantId, at: clock.now(), action, actorId: actor.userId });
      return presentSettings(services, tx, tenantId);
    });
  };
