import { codeOf } from "@evolve/contracts/errors";
import type { Profile } from "@node-saml/node-saml";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../http/context.ts";
import { recordEvent } from "../audit/index.ts";
import { announceEnd, endSession } from "../sessions/index.ts";
import { addressesOf, isTenantId } from "./addresses.ts";
import { identityProviderOf } from "./identity-provider.ts";
import { type LogoutRequest, readLogoutRequest } from "./logout-message.ts";
import { loginPage } from "./return-origin.ts";
import { refuseSaml, SamlRefusal } from "./saml-refusal.ts";
import { openSigningKey } from "./service-keys.ts";
import { findSettings, listKeys, type SamlSettings } from "./settings-repository.ts";
import { listSessionsOfSubject, rememberAssertion } from "./sign-in-repository.ts";

/**
 * Where the browser comes with the identity provider's wish to end somebody's sessions, or with its answer to ours. That a GET
 * ends something is the binding's way; it takes the identity provider's signature, used once.
 */
export const singleLogout =
  (services: Services) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { clock, database } = services;
    const { tenantId } = request.params as { tenantId: string };
    const { SAMLRequest, RelayState } = request.query as { SAMLRequest?: string; RelayState?: string };
    void reply.header("cache-control", "no-store");
    // An answer to ours: our session has ended before, whatever it says.
    if (!isTenantId(tenantId) || SAMLRequest === undefined) return reply.redirect(loginPage("", "/"));
    const { settings, keys } = await database.readTenant(tenantId, async (tx) => {
      const [found, held] = await Promise.all([findSettings(tx, tenantId), listKeys(tx, tenantId)]);
      return { settings: found, keys: held };
    });
    if (!settings?.enabled) return reply.redirect(loginPage("", "/"));
    const addresses = addressesOf(services, tenantId);
    try {
      const query = request.url.slice(request.url.indexOf("?") + 1);
      const wish = readLogoutRequest(query, { addresses, settings, now: clock.now() });
      await endSessionsOf(services, tenantId, settings, wish);
      if (settings.logoutUrl === null) return await reply.redirect(loginPage("", "/"));
      const provider = identityProviderOf({ settings, addresses, privateKey: openSigningKey(services, keys) });
      const asker = { ID: wish.id } as Profile;
      return await reply.redirect(await provider.getLogoutResponseUrlAsync(asker, RelayState ?? "", {}, true));
    } catch (error) {
      if (!(error instanceof SamlRefusal)) throw error;
      await services.limiter.charge(request.ip);
      const details = { reason: error.message };
      await database.withTenant(tenantId, (tx) =>
        recordEvent(tx, { tenantId, at: clock.now(), action: "saml.logout-refused", actorId: null, details }),
      );
      return reply.redirect(loginPage("", "/error", { error_description: codeOf("samlRefused") }));
    }
  };

const endSessionsOf = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  { id, nameId, sessionIndexes, usableUntil }: LogoutRequest,
): Promise<void> => {
  const ended = await services.database.withTenant(tenantId, async (tx) => {
    if (!(await rememberAssertion(tx, tenantId, id, usableUntil))) refuseSaml("the request was used before");
    const subject = { issuer: settings.entityId, nameId };
    const found = await listSessionsOfSubject(tx, tenantId, subject, sessionIndexes);
    const live: string[] = [];
    for (const sessionId of found)
      if (await endSession(services, tx, tenantId, sessionId, "signed out at the identity provider"))
        live.push(sessionId);
    const at = services.clock.now();
    for (const targetId of live)
      await recordEvent(tx, { tenantId, at, action: "session.signed-out-by-saml", actorId: null, targetId });
    return live;
  });
  for (const sessionId of ended) await announceEnd(services, sessionId);
};
