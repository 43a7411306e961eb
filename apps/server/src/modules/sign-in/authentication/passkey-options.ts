import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/proofs";
import { operation } from "../../../core/operation.ts";
import { makeChallenge, relyingPartyOf } from "../factors/index.ts";

const timeoutMs = 5 * 60_000;

/** No list of passkeys and no name: the browser offers those that it has for this host, and nothing is told to a stranger. */
export const passkeyOptions = operation(
  contract.passkeyOptions,
  async ({ body, http, reply, services }): Promise<CallAnswer<typeof contract.passkeyOptions>> => {
    await services.limiter.admit(http.ip, "passkeys");
    const challenge = makeChallenge(services, http, reply, body.alone ? "alone" : "beside");
    return {
      challenge: Buffer.from(challenge).toString("base64url"),
      rpId: relyingPartyOf(services, http).id,
      timeout: timeoutMs,
      userVerification: body.alone ? "required" : "preferred",
    };
  },
);
