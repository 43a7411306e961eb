import type { Database, SystemTx, Tx } from "../../../database/index.ts";
import type { SamlAttributesColumn } from "../../../database/json-columns.ts";

/** A tenant's identity provider and how its people come in. */
export interface SamlSettings {
  enabled: boolean;
  entityId: string;
  signOnUrl: string;
  logoutUrl: string | null;
  certificates: string[];
  nameIdFormat: string;
  attributes: SamlAttributesColumn;
  createUsers: boolean;
  defaultRoleId: string | null;
  idpInitiated: boolean;
  signRequests: boolean;
  lookForSession: boolean;
  landingPage: string | null;
}

const columns = [
  "enabled",
  "entity_id as entityId",
  "sign_on_url as signOnUrl",
  "logout_url as logoutUrl",
  "certificates",
  "name_id_format as nameIdFormat",
  "attributes",
  "create_users as createUsers",
  "default_role_id as defaultRoleId",
  "idp_initiated as idpInitiated",
  "sign_requests as signRequests",
  "look_for_session as lookForSession",
  "landing_page as landingPage",
] as const;

export const findSettings = async (tx: Tx, tenantId: string): Promise<SamlSettings | null> =>
  (await tx.selectFrom("saml_settings").select(columns).where("tenant_id", "=", tenantId).executeTakeFirst()) ?? null;

export const upsertSettings = async (tx: Tx, tenantId: string, settings: SamlSettings, now: Date): Promise<void> => {
  const row = {
    enabled: settings.enabled,
    entity_id: settings.entityId,
    sign_on_url: settings.signOnUrl,
    logout_url: settings.logoutUrl,
    certificates: settings.certificates,
    name_id_format: settings.nameIdFormat,
    attributes: JSON.stringify(settings.attributes),
    create_users: settings.createUsers,
    default_role_id: settings.defaultRoleId,
    idp_initiated: settings.idpInitiated,
    sign_requests: settings.signRequests,
    look_for_session: settings.lookForSession,
    landing_page: settings.landingPage,
    updated_at: now,
  };
  await tx
    .insertInto("saml_settings")
    .values({ tenant_id: tenantId, ...row })
    .onConflict((conflict) =>
      conflict
        .column("tenant_id")
        .doUpdateSet((select) => ({ ...row, version: select("saml_settings.version", "+", 1) })),
    )
    .execute();
};

/** Saves wait for each other. Answers the version of what is stored, 0 where there is nothing. */
export const lockSettings = async (tx: Tx, tenantId: string): Promise<number> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
  return settingsVersion(tx, tenantId);
};

export const settingsVersion = async (tx: Tx, tenantId: string): Promise<number> =>
  (await tx.selectFrom("saml_settings").select("version").where("tenant_id", "=", tenantId).executeTakeFirst())
    ?.version ?? 0;

/** Our key towards an identity provider; the private part is sealed. */
export interface ServiceKey {
  id: string;
  certificate: string;
  privateKey: string;
  signs: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** The key that signs first, the next one after it. */
export const listKeys = (tx: Tx, tenantId: string): Promise<ServiceKey[]> =>
  tx
    .selectFrom("saml_keys")
    .select([
      "id",
      "certificate",
      "private_key as privateKey",
      "signs",
      "created_at as createdAt",
      "expires_at as expiresAt",
    ])
    .where("tenant_id", "=", tenantId)
    .orderBy("signs", "desc")
    .execute();

/** Keeps a key. False when the tenant has one of this role: another request was first. */
export const insertKey = async (tx: Tx, tenantId: string, key: ServiceKey): Promise<boolean> => {
  const row = await tx
    .insertInto("saml_keys")
    .values({
      tenant_id: tenantId,
      id: key.id,
      certificate: key.certificate,
      private_key: key.privateKey,
      signs: key.signs,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "signs"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes the signing key away and lets the next one sign. */
export const switchKeys = async (tx: Tx, tenantId: string): Promise<void> => {
  await tx.deleteFrom("saml_keys").where("tenant_id", "=", tenantId).where("signs", "=", true).execute();
  await tx.updateTable("saml_keys").set({ signs: true }).where("tenant_id", "=", tenantId).execute();
};

export interface WatchedCertificates {
  tenantId: string;
  /** Certificates of the identity provider and of our keys. */
  certificates: string[];
}

/** What all tenants with single sign-on trust or show, for the operator's warnings. */
export const listWatched = async ({ system }: Pick<Database, "system">): Promise<WatchedCertificates[]> => {
  const rows = await watched(system);
  return rows.map(({ tenantId, trusted, own }) => ({ tenantId, certificates: [...trusted, ...own] }));
};

const watched = (system: SystemTx) =>
  system
    .selectFrom("saml_settings as settings")
    .leftJoin("saml_keys as key", "key.tenant_id", "settings.tenant_id")
    .select((select) => [
      "settings.tenant_id as tenantId",
      "settings.certificates as trusted",
      select.fn
        .coalesce(
          select.fn.agg<string[]>("array_agg", ["key.certificate"]).filterWhere("key.id", "is not", null),
          select.val<string[]>([]),
        )
        .as("own"),
    ])
    .where("settings.enabled", "=", true)
    .groupBy(["settings.tenant_id", "settings.certificates"])
    .execute();
