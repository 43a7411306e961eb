import { secondsOf } from "../../../clock.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";
import type { OpenidProvider } from "./provider.ts";
import { type CodeSession, formatSessionKey, newGrantId } from "./token-id.ts";

/** A code for somebody who has signed in on our own pages, good once at the token endpoint. */
export const issueCode = async (
  provider: OpenidProvider,
  request: AuthorizationRequest,
  session: CodeSession,
): Promise<string> => {
  const client = await provider.Client.find(request.client.id);
  if (!client) throw new Error("a client that was just checked is gone");
  const key = { tenantId: session.tenantId, sessionId: session.id };
  const code = new provider.AuthorizationCode({
    client,
    gty: "authorization_code",
    accountId: session.userId,
    // The store makes of these what the ID token says.
    amr: [...session.methods],
    ...(request.claims && { claims: request.claims }),
    ...(request.dpopThumbprint !== undefined && { dpopJkt: request.dpopThumbprint }),
    authTime: secondsOf(session.authenticatedAt),
    grantId: newGrantId(key),
    redirectUri: request.redirectUri,
    scope: request.scopes.join(" "),
    sessionUid: formatSessionKey(key),
    sid: session.id,
    ...(request.nonce !== undefined && { nonce: request.nonce }),
    ...(request.codeChallenge !== undefined && {
      codeChallenge: request.codeChallenge,
      codeChallengeMethod: "S256",
    }),
  });
  return code.save();
};
