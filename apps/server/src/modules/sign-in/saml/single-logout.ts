import { codeOf } from "@evolve/contracts/errors";
import type { Profile } from "@node-saml/node-saml";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { Refusal } from "../../../core/refusal.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { recordEvent, recordEvents } from "../../platform/audit/index.ts";
import { endSessions } from "../sessions/index.ts";
import { addressesOf, isTenantId } from "./addresses.ts";
import { identityProviderOf } from "./identity-provider.ts";
import { logoutAnswerPage } from "./logout-answer.ts";
import { type LogoutRequest, readPosted, readRedirected } from "./logout-message.ts";
import { loginPage } from "./return-origin.ts";
import { refuseSaml, SamlRefusal } from "./saml-refusal.ts";
import { openSigningKey, openSigningPair } from "./service-keys.ts";
import { findSettings, listKeys, type SamlSettings } from "./settings-repository.ts";
import { listSessionsOfSubject, rememberAssertion } from "./sign-in-repository.ts";

interface Carried {
  readonly SAMLRequest?: string;
  readonly RelayState?: string;
}

/**
 * Where the browser comes with the identity provider's wish to end somebody's sessions, or with its answer to ours, in an
 * address or in a form. That a GET ends something is the binding's way; it takes the identity provider's signature, used once.
 * The answer goes back the way that the wish came.
 */
export const singleLogout =
  (services: Services) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { clock, database } = services;
    const { tenantId } = request.params as { tenantId: string };
    const isPost = request.method === "POST";
    const { SAMLRequest, RelayState = "" } = ((isPost ? request.body : request.query) ?? {}) as Carried;
    void reply.header("cache-control", "no-store");
    // After a post, a redirect that is none of 303 could post again.
    const goTo = (url: string): FastifyReply => reply.redirect(url, isPost ? 303 : 302);
    // An answer to ours: our session has ended before, whatever it says.
    if (!isTenantId(tenantId) || SAMLRequest === undefined) return goTo(loginPage("", "/"));
    const { settings, keys } = await database.readTenant(tenantId, async (tx) => {
      const [found, held] = await Promise.all([findSettings(tx, tenantId), listKeys(tx, tenantId)]);
      return { settings: found, keys: held };
    });
    if (!settings?.enabled) return goTo(loginPage("", "/"));
    const addresses = addressesOf(services, tenantId);
    let isSigned = false;
    try {
      await services.limiter.admit(request.ip, "logouts");
      const expected = { addresses, settings, now: clock.now() };
      const query = request.url.slice(request.url.indexOf("?") + 1);
      const wish = isPost ? readPosted(SAMLRequest, expected) : readRedirected(query, expected);
      isSigned = true;
      await endSessionsOf(services, tenantId, settings, wish);
      const { logoutUrl } = settings;
      if (logoutUrl === null) return await goTo(loginPage("", "/"));
      if (isPost) {
        const answer = { issuer: addresses.entityId, destination: logoutUrl, inResponseTo: wish.id, now: clock.now() };
        const to = { relayState: RelayState, language: languageOfRequest(request) };
        const { html, policy } = logoutAnswerPage(answer, openSigningPair(services, keys), to);
        return await reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
      }
      const provider = await identityProviderOf({ settings, addresses, privateKey: openSigningKey(services, keys) });
      const asker = { ID: wish.id } as Profile;
      return await reply.redirect(await provider.getLogoutResponseUrlAsync(asker, RelayState, {}, true));
    } catch (error) {
      if (error instanceof Refusal) return goTo(loginPage("", "/error", { error_description: error.code }));
      if (!(error instanceof SamlRefusal)) throw error;
      await services.limiter.charge(request.ip, "logouts");
      const details = { reason: error.message };
      services.log.info({ tenantId, ...details }, "a wish to sign out by SAML was refused");
      // Any page can make its visitors come here: only what the identity provider has signed leaves a trace.
      if (!isSigned) return goTo(refusedPage);
      await database.withTenant(tenantId, (tx) =>
        recordEvent(tx, { tenantId, at: clock.now(), action: "saml.logout-refused", actorId: null, details }),
      );
      return goTo(refusedPage);
    }
  };

const refusedPage = loginPage("", "/error", { error_description: codeOf("samlRefused") });

const endSessionsOf = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  { id, nameId, sessionIndexes, usableUntil }: LogoutRequest,
): Promise<void> => {
  await services.database.withTenant(tenantId, async (tx) => {
    if (!(await rememberAssertion(tx, tenantId, id, usableUntil))) refuseSaml("the request was used before");
    const subject = { issuer: settings.entityId, nameId };
    const found = await listSessionsOfSubject(tx, tenantId, subject, sessionIndexes);
    const ended = await endSessions(
      services,
      tx,
      tenantId,
      { sessionIds: found },
      "signed out at the identity provider",
    );
    const event = { tenantId, at: services.clock.now(), action: "session.signed-out-by-saml" as const, actorId: null };
    await recordEvents(
      tx,
      ended.map((targetId) => ({ ...event, targetId })),
    );
  });
};
