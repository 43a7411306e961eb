import type * as contract from "@evolve/contracts/proofs";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { makeChallenge, relyingPartyOf } from "../factors/index.ts";

type Call = typeof contract.passkeyOptions;

const timeoutMs = 5 * 60_000;

/** No list of passkeys and no name: the browser offers those that it has for this host, and nothing is told to a stranger. */
export const passkeyOptions =
  (services: Services) =>
  async ({ body, http, reply }: Request<Call>): Promise<CallAnswer<Call>> => {
    await services.limiter.admit(http.ip);
    const challenge = makeChallenge(services, http, reply, body.alone ? "alone" : "beside");
    return {
      challenge: Buffer.from(challenge).toString("base64url"),
      rpId: relyingPartyOf(services, http).id,
      timeout: timeoutMs,
      userVerification: body.alone ? "required" : "preferred",
    };
  };
