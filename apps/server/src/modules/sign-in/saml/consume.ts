import { codeOf } from "@evolve/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { plusSeconds } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { Refusal } from "../../../core/refusal.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { refuseUnfit } from "../authentication/index.ts";
import { isTenantId } from "./addresses.ts";
import { findUser } from "./find-user.ts";
import type { Assertion } from "./read-assertion.ts";
import { passiveResultPath } from "./passive-result.ts";
import { receiveTest } from "./receive-test.ts";
import { loginPage } from "./return-origin.ts";
import { refuseSaml, SamlRefusal } from "./saml-refusal.ts";
import { findSettings, type SamlSettings } from "./settings-repository.ts";
import {
  findWaitingRequest,
  insertCode,
  rememberAssertion,
  type SamlRequest,
  spendRequest,
} from "./sign-in-repository.ts";
import { findWaitingTest } from "./test-repository.ts";
import { verifyResponse } from "./verify-response.ts";

/** How long the browser may take from our answer to its own call. */
const codeSeconds = 2 * 60;

/**
 * Takes an identity provider's answer from the browser that brings it. Nobody is signed in yet: the browser gets a code, and
 * only the one that began the sign-in can redeem it. Whatever is wrong leads to a page with words; why is in the audit trail.
 */
export const consumeAssertion =
  (services: Services) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { tenantId } = request.params as { tenantId: string };
    const { SAMLResponse = "", RelayState = "" } = (request.body ?? {}) as Record<string, string | undefined>;
    void reply.header("cache-control", "no-store");
    if (!isTenantId(tenantId)) return reply.redirect(refusedPage(""), 303);
    const { clock, database, limiter } = services;
    const [settings, waiting, test] = await database.readTenant(tenantId, (tx) =>
      Promise.all([
        findSettings(tx, tenantId),
        findWaitingRequest(tx, tenantId, RelayState, clock.now()),
        findWaitingTest(tx, tenantId, RelayState, clock.now()),
      ]),
    );
    if (settings && test)
      return reply.redirect(await receiveTest(services, tenantId, settings, test, SAMLResponse), 303);
    if (!settings?.enabled) return reply.redirect(refusedPage(""), 303);
    // Any page can make its visitors post here. What answers no request of ours is counted by itself and leaves no trace.
    const source = waiting ? `request ${RelayState}` : request.ip;
    let isWorthNoting = waiting !== null;
    let origin = "";
    try {
      await limiter.admit(source, "assertions");
      const assertion = await verifyResponse(services, tenantId, settings, SAMLResponse);
      isWorthNoting = true;
      const asked = await spend(services, tenantId, settings, assertion, RelayState);
      if (!asked) return await reply.redirect(loginPage(origin, "/sso", { tenantId }), 303);
      origin = asked.returnOrigin;
      if (asked.isPassive) return await reply.redirect(`${origin}${passiveResultPath}?known=true`, 303);
      return await reply.redirect(await admit(services, tenantId, settings, assertion, asked), 303);
    } catch (error) {
      const isRefusal = error instanceof SamlRefusal || error instanceof Refusal;
      if (!isRefusal) throw error;
      // A hidden frame has asked whether somebody is known, and nobody is: nothing to count or to note.
      if (waiting?.isPassive && error instanceof SamlRefusal && error.isPassiveMiss)
        return reply.redirect(passiveResultPath, 303);
      if (error instanceof SamlRefusal) await limiter.charge(source, "assertions");
      const isThrottled = error instanceof Refusal && error.error === "throttled";
      if (!isThrottled) await noteRefusal(services, tenantId, error.message, isWorthNoting);
      return reply.redirect(pageOf(error, origin), 303);
    }
  };

const refusedPage = (origin: string): string =>
  loginPage(origin, "/error", { error_description: codeOf("samlRefused") });

const pageOf = (error: SamlRefusal | Refusal, origin: string): string => {
  if (error instanceof SamlRefusal) return error.isStranger ? loginPage(origin, "/invalidUser") : refusedPage(origin);
  if (error.error === "unauthorizedEmployee") return loginPage(origin, "/invalidUser");
  const details = error.refused.details ? `:${error.refused.details}` : "";
  return loginPage(origin, "/error", { error_description: `${error.code}${details}` });
};

const noteRefusal = async (
  { clock, database, log }: Services,
  tenantId: string,
  reason: string,
  isAudited: boolean,
): Promise<void> => {
  log.info({ tenantId, reason }, "a SAML response was refused");
  if (!isAudited) return;
  await database.withTenant(tenantId, (tx) =>
    recordEvent(tx, { tenantId, at: clock.now(), action: "saml.refused", actorId: null, details: { reason } }),
  );
};

/**
 * Spends the request and the assertion, each good once on all nodes. Null for a sign-in that began at the identity
 * provider, where the tenant allows that: the person is then asked, and it starts again from here (SEC-24).
 */
const spend = (
  { clock, database }: Services,
  tenantId: string,
  settings: SamlSettings,
  assertion: Assertion,
  relayState: string,
): Promise<SamlRequest | null> =>
  database.withTenant(tenantId, async (tx) => {
    const { id, inResponseTo, usableUntil } = assertion;
    if (inResponseTo === null && !settings.idpInitiated) refuseSaml("nobody asked for it");
    if (inResponseTo !== null && relayState !== inResponseTo) refuseSaml("the relay state is another");
    if (!(await rememberAssertion(tx, tenantId, id, usableUntil))) refuseSaml("the assertion was used before");
    if (inResponseTo === null) return null;
    return (
      (await spendRequest(tx, tenantId, inResponseTo, clock.now())) ?? refuseSaml("the request is unknown or too old")
    );
  });

/** Who it is and whether they may come in; then the code for the browser. */
const admit = async (
  services: Services,
  tenantId: string,
  settings: SamlSettings,
  assertion: Assertion,
  { browserHash, redirectUrl, returnOrigin }: SamlRequest,
): Promise<string> => {
  const { clock, database } = services;
  const person = await findUser(services, tenantId, settings, assertion);
  refuseUnfit(services, person, "saml");
  const secret = randomSecret();
  const { issuer, nameId, nameIdFormat, sessionIndex } = assertion;
  await database.withTenant(tenantId, (tx) =>
    insertCode(tx, tenantId, {
      ...{ issuer, nameId, nameIdFormat, sessionIndex, browserHash },
      codeHash: digestOf(secret),
      userId: person.userId,
      expiresAt: plusSeconds(clock.now(), codeSeconds),
    }),
  );
  return loginPage(returnOrigin, "/", {
    ssoCode: `${tenantId}.${secret}`,
    ssoUser: person.userId,
    redirectURL: redirectUrl,
    ssoLandingPage: settings.landingPage ?? "",
  });
};
