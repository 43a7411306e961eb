import type { CallParsed } from "@evolve/contracts/call";
import type { searchOpenidClients } from "@evolve/contracts/openid-clients";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { SystemTx } from "../../../database/index.ts";

/** Clients are above the tenants, so every statement here names the tenant. */
const visibleTo = (tx: SystemTx, tenantId: string) =>
  tx
    .selectFrom("openid_clients as client")
    .where((where) => where.or([where("client.tenant_id", "=", tenantId), where("client.tenant_id", "is", null)]));

const columns = [
  "client.id",
  "client.tenant_id as tenantId",
  "client.name",
  "client.secret_hash as secretHash",
  "client.first_party as firstParty",
  "client.redirect_uris as redirectUris",
  "client.post_logout_redirect_uris as postLogoutRedirectUris",
  "client.frontchannel_logout_uris as frontchannelLogoutUris",
  "client.backchannel_logout_uris as backchannelLogoutUris",
  "client.id_token_alg as idTokenAlgorithm",
  "client.grant_types as grantTypes",
  "client.pairwise",
  "client.requires_pushed_requests as requiresPushedRequests",
  "client.requires_dpop as requiresDpop",
] as const;

/** A client of the tenant or of the installation. */
export const findClientOf = async (tx: SystemTx, tenantId: string, id: string) =>
  (await visibleTo(tx, tenantId).select(columns).where("client.id", "=", id).executeTakeFirst()) ?? null;

/** The same, locked: changes of one client wait for each other. */
export const lockClientOf = async (tx: SystemTx, tenantId: string, id: string) =>
  (await visibleTo(tx, tenantId).select(columns).where("client.id", "=", id).forNoKeyUpdate().executeTakeFirst()) ??
  null;

export const searchClientRows = (
  tx: SystemTx,
  tenantId: string,
  search: CallParsed<typeof searchOpenidClients>["body"],
) => {
  const matching = visibleTo(tx, tenantId).where("client.name", "ilike", patternOf(search.filter.search ?? ""));
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = { name: "client.name", id: "client.id" } as const;
  return searchPage({ rows: matching.select(columns), keys, id: "client.id" }, total, order, search);
};

/** Registrations of a tenant wait for each other, so that its limit holds. */
export const countClients = async (tx: SystemTx, tenantId: string): Promise<number> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
  const { total } = await tx
    .selectFrom("openid_clients")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return total;
};

export interface StoredFields {
  readonly name: string;
  readonly firstParty: boolean;
  readonly redirectUris: string[];
  readonly postLogoutRedirectUris: string[];
  readonly frontchannelLogoutUris: string[];
  readonly backchannelLogoutUris: string[];
  readonly idTokenAlgorithm: "ES256" | "RS256";
  readonly grantTypes: string[];
  readonly pairwise: boolean;
  readonly requiresPushedRequests: boolean;
  readonly requiresDpop: boolean;
}

export const updateClientRow = async (
  tx: SystemTx,
  tenantId: string,
  id: string,
  fields: StoredFields,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("openid_clients")
    .set({
      name: fields.name,
      first_party: fields.firstParty,
      redirect_uris: fields.redirectUris,
      post_logout_redirect_uris: fields.postLogoutRedirectUris,
      frontchannel_logout_uris: fields.frontchannelLogoutUris,
      backchannel_logout_uris: fields.backchannelLogoutUris,
      id_token_alg: fields.idTokenAlgorithm,
      grant_types: fields.grantTypes,
      pairwise: fields.pairwise,
      requires_pushed_requests: fields.requiresPushedRequests,
      requires_dpop: fields.requiresDpop,
      changed_at: now,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const updateSecret = async (
  tx: SystemTx,
  tenantId: string,
  id: string,
  secretHash: Buffer,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("openid_clients")
    .set({ secret_hash: secretHash, changed_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Deletes a client, what users have allowed it, and its grants with their tokens. */
export const deleteClientRow = async (tx: SystemTx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("openid_grants").where("tenant_id", "=", tenantId).where("client_id", "=", id).execute();
  await tx.deleteFrom("openid_consents").where("tenant_id", "=", tenantId).where("client_id", "=", id).execute();
  await tx.deleteFrom("openid_clients").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};
