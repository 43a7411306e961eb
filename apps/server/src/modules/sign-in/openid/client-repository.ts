import type { SystemTx } from "../../../database/index.ts";
import type { SigningAlgorithm } from "../../../security/signing-keys/index.ts";

export interface ClientRow {
  id: string;
  /** Whose users it may sign in; null: everybody's. */
  tenantId: string | null;
  name: string;
  /** Null for a public client. */
  secretHash: Buffer | null;
  /** Of the installation itself: nobody is asked for consent. */
  firstParty: boolean;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  frontchannelLogoutUris: string[];
  backchannelLogoutUris: string[];
  /** What signs its ID tokens and logout tokens. */
  idTokenAlgorithm: SigningAlgorithm;
  grantTypes: string[];
  /** Gets a `sub` of its own for each user. */
  pairwise: boolean;
  /** Gives its requests to the server itself, never by the browser (RFC 9126). */
  requiresPushedRequests: boolean;
  /** Its tokens are bound to a key of its own (RFC 9449). */
  requiresDpop: boolean;
}

/** What a client is that chooses nothing. */
const defaults = {
  tenantId: null,
  idTokenAlgorithm: "ES256",
  grantTypes: ["authorization_code", "refresh_token"],
  pairwise: false,
  requiresPushedRequests: false,
  requiresDpop: false,
} satisfies Partial<ClientRow>;

type Option = keyof typeof defaults;
export type NewClient = Omit<ClientRow, Option> & Partial<Pick<ClientRow, Option>>;

export const findClient = async (tx: SystemTx, id: string): Promise<ClientRow | null> => {
  const row = await tx
    .selectFrom("openid_clients")
    .select([
      "id",
      "tenant_id as tenantId",
      "name",
      "secret_hash as secretHash",
      "first_party as firstParty",
      "redirect_uris as redirectUris",
      "post_logout_redirect_uris as postLogoutRedirectUris",
      "frontchannel_logout_uris as frontchannelLogoutUris",
      "backchannel_logout_uris as backchannelLogoutUris",
      "id_token_alg as idTokenAlgorithm",
      "grant_types as grantTypes",
      "pairwise",
      "requires_pushed_requests as requiresPushedRequests",
      "requires_dpop as requiresDpop",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
};

/** Registers clients that are not there yet. */
export const insertClients = async (tx: SystemTx, clients: readonly NewClient[]): Promise<void> => {
  await tx
    .insertInto("openid_clients")
    .values(
      clients
        .map((client): ClientRow => ({ ...defaults, ...client }))
        .map((client) => ({
          id: client.id,
          tenant_id: client.tenantId,
          name: client.name,
          secret_hash: client.secretHash,
          first_party: client.firstParty,
          redirect_uris: client.redirectUris,
          post_logout_redirect_uris: client.postLogoutRedirectUris,
          frontchannel_logout_uris: client.frontchannelLogoutUris,
          backchannel_logout_uris: client.backchannelLogoutUris,
          id_token_alg: client.idTokenAlgorithm,
          grant_types: client.grantTypes,
          pairwise: client.pairwise,
          requires_pushed_requests: client.requiresPushedRequests,
          requires_dpop: client.requiresDpop,
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
