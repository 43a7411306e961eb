import { timingSafeEqual } from "node:crypto";
import { uuidPattern } from "@evolve/contracts/uuid";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { digestOf } from "../../../security/secrets.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findPerson, openSignIn, type RedeemCode, refuseUnfit } from "../authentication/index.ts";
import { clearMark, markOf } from "./cookie.ts";
import { insertSamlSession, spendCode } from "./sign-in-repository.ts";

const form = new RegExp(`^(${uuidPattern})\\.([A-Za-z0-9_-]{43})$`);

/**
 * Opens the session of a code that an assertion earned. The browser must bring the mark of the one that began the sign-in, so
 * that nobody can be signed in as somebody else by a link (login CSRF).
 */
export const redeemCode =
  (services: Services): RedeemCode =>
  async (text, http, reply) => {
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
    const { userId } = code;
    const opened = await database.withTenant(tenantId, async (tx) => {
      const person = (await findPerson(tx, tenantId, userId)) ?? refuse("samlRefused", { reason: "the user is gone" });
      refuseUnfit(services, person, "saml");
      const signIn = await openSignIn(services, tx, person, http, ["saml"]);
      await insertSamlSession(tx, tenantId, signIn.session.id, code);
      return signIn;
    });
    clearMark(config, reply);
    return opened;
  };
