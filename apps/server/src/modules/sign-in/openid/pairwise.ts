import type { Services } from "../../../core/services.ts";

/**
 * A user's `sub` at the clients of one host (OpenID Connect Core, 8.1): two clients of different hosts cannot tell that they
 * know the same user.
 */
export const pairwiseSubject = ({ secrets }: Services, userId: string, redirectUris: readonly string[]): string => {
  const hosts = [...new Set(redirectUris.map((address) => new URL(address).host))];
  if (hosts.length !== 1) throw new Error("a client with pairwise subjects has redirect_uris of one host");
  return secrets.mac(`${hosts.join()} ${userId}`, "openid pairwise subject").toString("base64url");
};
