import * as contract from "@evolve/contracts/proofs";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { provePasskey } from "../factors/index.ts";
import { finishSignIn, openSignIn, refuseUnfit } from "./admit.ts";
import { answerSignIn } from "./answer-sign-in.ts";
import { openidProvider } from "../openid/index.ts";
import { findPerson } from "./repository.ts";

/** Signs in with a passkey alone: something that one has, opened by something that one knows or is. */
export const passkeyLogin = operation(contract.passkeyLogin, async ({ body, http, reply, services }) => {
  const { database, limiter } = services;
  const openid = services.use(openidProvider);
  const request = await openid.check(body);
  await limiter.admit(http.ip, "passkeys");
  const proof = await provePasskey(services, http, body.passkey, { alone: true });
  if (!proof) {
    await limiter.charge(http.ip, "passkeys");
    return refuse("passkeyRefused");
  }
  const { tenantId, userId } = proof;
  const person =
    (await database.readTenant(tenantId, (tx) => findPerson(tx, tenantId, userId))) ?? refuse("passkeyRefused");
  refuseUnfit(services, person, "passkey");
  const opened = await database.withTenant(tenantId, async (tx) =>
    (await proof.consume(tx)) ? openSignIn(services, tx, person, http, [proof.method]) : refuse("passkeyRefused"),
  );
  await finishSignIn(services, reply, opened);
  return answerSignIn(openid, request, opened);
});
