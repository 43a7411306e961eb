import type { Generated, JSONColumnType } from "kysely";

/** Tables of single sign-on through a tenant's identity provider. */
export interface SamlTables {
  saml_settings: {
    tenant_id: string;
    enabled: boolean;
    entity_id: string;
    sign_on_url: string;
    logout_url: string | null;
    certificates: string[];
    name_id_format: string;
    attributes: JSONColumnType<SamlAttributesColumn>;
    create_users: boolean;
    default_role_id: string | null;
    idp_initiated: boolean;
    sign_requests: boolean;
    look_for_session: boolean;
    landing_page: string | null;
    updated_at: Date;
  };
  saml_keys: {
    tenant_id: string;
    id: string;
    certificate: string;
    private_key: string;
    signs: boolean;
    created_at: Date;
    expires_at: Date;
  };
  saml_identities: { tenant_id: string; issuer: string; name_id: string; user_id: string; created_at: Date };
  saml_requests: {
    tenant_id: string;
    id: string;
    browser_hash: Buffer;
    return_origin: string;
    redirect_url: string;
    is_passive: boolean;
    expires_at: Date;
  };
  saml_assertions: { tenant_id: string; id: string; expires_at: Date };
  saml_codes: {
    tenant_id: string;
    code_hash: Buffer;
    browser_hash: Buffer;
    user_id: string;
    name_id: string;
    name_id_format: string;
    issuer: string;
    session_index: string | null;
    expires_at: Date;
  };
  saml_sessions: {
    tenant_id: string;
    session_id: string;
    issuer: string;
    name_id: string;
    name_id_format: string;
    session_index: string | null;
  };
  demo_identity_provider: { only_one: Generated<boolean>; certificate: string; private_key: string };
}

/** Names of the assertion's attributes that carry these; empty where the identity provider sends none. */
export interface SamlAttributesColumn {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
}
