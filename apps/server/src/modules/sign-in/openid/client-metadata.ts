import type { AdapterPayload } from "oidc-provider";
import type { Client } from "./clients.ts";

/** A client in the library's words. The secret is compared by us, so a stand-in takes its place. */
export const metadataOf = (client: Client | null): AdapterPayload | undefined =>
  client
    ? {
        client_id: client.id,
        client_name: client.name,
        redirect_uris: [...client.redirectUris],
        response_types: ["code"],
        grant_types: ["authorization_code", "refresh_token"],
        id_token_signed_response_alg: "ES256",
        token_endpoint_auth_method: client.secretHash ? "client_secret_basic" : "none",
        ...(client.secretHash && { client_secret: "compared elsewhere" }),
      }
    : undefined;
