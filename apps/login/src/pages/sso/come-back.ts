import { login } from "@evolve/contracts/authentication";
import { stepUp } from "@evolve/contracts/proofs";
import { authInfo, claimsOf, type Client, type Session } from "@evolve/session";
import { currentPlace, hashOf } from "../../router.ts";
import { takeRequest } from "../sign-in/for-client.ts";
import { openSession } from "../sign-in/open-session.ts";

/** Who is signed in after the return from single sign-on: the person it named, or somebody who was signed in before. */
export type CameBack = "in" | "other";

/**
 * Takes what single sign-on came back with, once: neither a reload nor the history may offer it again. In its place the address
 * gets the request of the application that sent the person, if one did. Signs in with it; for the user who is signed in already
 * it is a step-up. Rejects with CallError.
 */
export const comeBack = async (client: Client, session: () => Promise<Session>): Promise<CameBack> => {
  const { path, parameters } = currentPlace();
  const { ssoCode = "", ssoUser = "", ...rest } = Object.fromEntries(parameters);
  history.replaceState(history.state, "", hashOf(path, { ...rest, ...takeRequest() }));
  const held = authInfo.read();
  if (held !== undefined) {
    if (claimsOf(held.token)?.sub !== ssoUser) return "other";
    const { replaceTokens } = await session();
    // Best effort: without it the session is what it was, and the next sensitive change asks again.
    await replaceTokens((options) => client.call(stepUp, { body: { ssoCode } }, options)).catch(() => undefined);
    return "in";
  }
  const answer = await client.call(login, { body: { id_token: ssoCode } }, { retryAfter: true });
  await openSession(client, answer);
  return "in";
};
