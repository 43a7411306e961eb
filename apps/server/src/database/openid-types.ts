import type { Generated, JSONColumnType } from "kysely";

/** The tables of the OpenID provider. */
export interface OpenidTables {
  openid_clients: {
    id: string;
    name: string;
    secret_hash: Buffer | null;
    first_party: boolean;
    redirect_uris: string[];
    post_logout_redirect_uris: Generated<string[]>;
    frontchannel_logout_uris: Generated<string[]>;
    backchannel_logout_uris: Generated<string[]>;
    created_at: Generated<Date>;
  };
  openid_grants: {
    tenant_id: string;
    id: string;
    session_id: string;
    user_id: string;
    client_id: string;
    scope: string;
    created_at: Date;
    revoked_at: Date | null;
  };
  openid_tokens: {
    tenant_id: string;
    id_hash: Buffer;
    kind: string;
    grant_id: string;
    payload: JSONColumnType<Record<string, unknown>>;
    expires_at: Date;
    consumed_at: Date | null;
  };
  openid_consents: { tenant_id: string; user_id: string; client_id: string; scopes: string[]; given_at: Date };
  openid_session_clients: {
    tenant_id: string;
    session_id: string;
    client_id: string;
    redirect_uri: string;
    logout_state: Generated<"open" | "delivered" | "failed" | "none">;
    attempts: Generated<number>;
    next_attempt_at: Date;
    last_error: string | null;
  };
}
