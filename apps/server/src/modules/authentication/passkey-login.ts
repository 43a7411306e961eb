import type * as contract from "@evolve/contracts/proofs";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { provePasskey } from "../factors/index.ts";
import { finishSignIn, openSignIn, refuseUnfit } from "./admit.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import type { SignInWays } from "./login.ts";
import { findPerson } from "./repository.ts";

type Call = typeof contract.passkeyLogin;

/** Signs in with a passkey alone: something that one has, opened by something that one knows or is. */
export const passkeyLogin =
  (services: Services, { openid }: Pick<SignInWays, "openid">) =>
  async ({ body, http, reply }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { database, limiter } = services;
    const request = await openid.check(body);
    await limiter.admit(http.ip);
    const proof = await provePasskey(services, http, body.passkey, { alone: true });
    if (!proof) {
      await limiter.charge(http.ip);
      return refuse("passkeyRefused");
    }
    const { tenantId, userId } = proof;
    const person =
      (await database.readTenant(tenantId, (tx) => findPerson(tx, tenantId, userId))) ?? refuse("passkeyRefused");
    refuseUnfit(services, person, "passkey");
    const opened = await database.withTenant(tenantId, async (tx) =>
      (await proof.settle(tx)) ? openSignIn(services, tx, person, http, [proof.method]) : refuse("passkeyRefused"),
    );
    await finishSignIn(services, reply, opened);
    return answerSignIn(openid, request, opened);
  };
