import type { Services } from "../../../core/services.ts";
import { listSessionClients } from "./logout-repository.ts";
import { openidProvider } from "./openid.ts";
import { addressBeside } from "./same-origin.ts";

/** The page of a client that forgets one session of ours (OpenID Connect Front-Channel Logout 1.0). */
export const frontchannelAddress = (
  issuer: string,
  sessionId: string,
  redirectUri: string,
  addresses: readonly string[],
): string | null => {
  const address = addressBeside(redirectUri, addresses);
  if (address === null) return null;
  const url = new URL(address);
  url.searchParams.set("iss", issuer);
  url.searchParams.set("sid", sessionId);
  return url.href;
};

/** What a sign-out loads of the clients of a session that still lives. */
export const frontchannelFrames =
  ({ database, use }: Services) =>
  async ({
    tenantId,
    sessionId,
  }: {
    tenantId: string;
    sessionId: string;
  }): Promise<{ name: string; url: string }[]> => {
    const openid = use(openidProvider);
    const signedIn = await database.readTenant(tenantId, (tx) => listSessionClients(tx, tenantId, sessionId));
    const frames = await Promise.all(
      signedIn.map(async ({ clientId, redirectUri }) => {
        const client = await openid.clients.find(clientId);
        const addresses = client?.frontchannelLogoutUris ?? [];
        const url = frontchannelAddress(openid.issuer(), sessionId, redirectUri, addresses);
        return client && url !== null ? { name: client.name, url } : null;
      }),
    );
    return frames.filter((frame) => frame !== null);
  };
