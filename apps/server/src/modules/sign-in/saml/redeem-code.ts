import { timingSafeEqual } from "node:crypto";
import { uuidPattern } from "@evolve/contracts/uuid";
import type { FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { refuse } from "../../../core/refusal.ts";
import { digestOf } from "../../../security/secrets.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findPerson, openSignIn, type ProveBySso, type RedeemCode, refuseUnfit } from "../authentication/index.ts";
import { clearMark, markOf } from "./cookie.ts";
import { saveSamlSession, spendCode } from "./sign-in-repository.ts";

const form = new RegExp(`^(${uuidPattern})\\.([A-Za-z0-9_-]{43})$`);

/**
 * Takes a code that an assertion earned. The browser must bring the mark of the one that began the sign-in, so that nobody can
 * be signed in as somebody else by a link (login CSRF).
 */
const takeCode = async (services: Services, text: string, http: FastifyRequest) => {
  const { clock, config, database, limiter } = services;
  const fail = async (reason: string): Promise<never> => {
    await limiter.charge(http.ip, "single-sign-on");
    return refuse("samlRefused", { reason });
  };
  await limiter.admit(http.ip, "single-sign-on");
  const [, tenantId, secret] = form.exec(text) ?? [];
  if (!tenantId || !secret) return fail("the code has another form");
  const code = await database.withTenant(tenantId, (tx) => spendCode(tx, tenantId, digestOf(secret), clock.now()));
  if (!code) return fail("the code is spent, too old or was never given");
  const mark = markOf(config, http);
  if (!mark || !timingSafeEqual(mark, code.browserHash)) {
    const details = { reason: "the code came from another browser" };
    await database.withTenant(tenantId, (tx) =>
      recordEvent(tx, { tenantId, at: clock.now(), action: "saml.refused", actorId: null, details }),
    );
    return fail(details.reason);
  }
  return { tenantId, code };
};

/** Opens the session of a code. */
export const redeemCode =
  (services: Services): RedeemCode =>
  async (text, http, reply) => {
    const { tenantId, code } = await takeCode(services, text, http);
    const { userId } = code;
    const opened = await services.database.withTenant(tenantId, async (tx) => {
      const person = (await findPerson(tx, tenantId, userId)) ?? refuse("samlRefused", { reason: "the user is gone" });
      refuseUnfit(services, person, "saml");
      const signIn = await openSignIn(services, tx, person, http, ["saml"]);
      await saveSamlSession(tx, tenantId, signIn.session.id, code);
      return signIn;
    });
    clearMark(services.config, reply);
    return opened;
  };

/** Takes a code of the session's own user; the session then belongs to the new session at the identity provider. */
export const proveBySso =
  (services: Services): ProveBySso =>
  async (text, http, reply, { tenantId, userId, sessionId }) => {
    const { tenantId: codeTenant, code } = await takeCode(services, text, http);
    if (codeTenant !== tenantId || code.userId !== userId)
      refuse("samlRefused", { reason: "the identity provider signed somebody else in" });
    clearMark(services.config, reply);
    const consume = async (tx: TenantTransaction): Promise<boolean> => {
      await saveSamlSession(tx, tenantId, sessionId, code);
      return true;
    };
    return { tenantId, userId, method: "saml", consume };
  };
