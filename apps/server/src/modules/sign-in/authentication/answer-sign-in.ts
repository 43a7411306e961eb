import type * as contract from "@evolve/contracts/authentication";
import type { CallAnswer } from "@evolve/contracts/call";
import type { AuthorizationRequest, Openid } from "../openid/index.ts";
import type { OpenedSignIn } from "./admit.ts";

/**
 * What a sign-in is answered with, whatever proved who it was: the token for the page, and for an OpenID client a code, unless
 * the user must be asked first what the client may know, or has not proved what the client insists on.
 */
export const answerSignIn = async (
  openid: Openid,
  request: AuthorizationRequest | null,
  { session, idToken, proven }: OpenedSignIn,
): Promise<CallAnswer<typeof contract.login>> => {
  const answer = { id_token: idToken, sessionId: session.id };
  if (!request) return answer;
  const unmetAt = openid.unmetAt(request, proven);
  if (unmetAt !== null) return { ...answer, redirectTo: unmetAt };
  const code = await openid.codeFor(request, { ...proven, id: session.id });
  return code === null
    ? { ...answer, consentRequired: true }
    : { ...answer, code, redirectTo: openid.onward(request, { code }) };
};
