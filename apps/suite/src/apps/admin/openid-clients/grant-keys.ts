import type { ClientGrant } from "@evolve/contracts/openid-clients";
import type { PlainKey } from "@evolve/i18n";

/** What each way of signing in is called. */
export const grantKeys: Readonly<Record<ClientGrant, PlainKey>> = {
  authorization_code: "openidClients.grant_authorization_code",
  device_code: "openidClients.grant_device_code",
  client_credentials: "openidClients.grant_client_credentials",
};
