import type { AdapterPayload } from "oidc-provider";
import type { Client } from "./clients.ts";

/** A client in the library's words. The secret is compared by us, so a stand-in takes its place. */
export const metadataOf = (client: Client | null): AdapterPayload | undefined =>
  client
    ? {
        client_id: client.id,
        client_name: client.name,
        redirect_uris: [...client.redirectUris],
        response_types: client.grantTypes.includes("authorization_code") ? ["code"] : [],
        grant_types: [...client.grantTypes],
        id_token_signed_response_alg: client.idTokenAlgorithm,
        subject_type: client.pairwise ? "pairwise" : "public",
        require_pushed_authorization_requests: client.requiresPushedRequests,
        dpop_bound_access_tokens: client.requiresDpop,
        token_endpoint_auth_method: client.secretHash ? "client_secret_basic" : "none",
        ...(client.secretHash && { client_secret: "compared elsewhere" }),
      }
    : undefined;
