import type { SystemTx } from "../../../database/index.ts";

export interface ClientRow {
  id: string;
  name: string;
  /** Null for a public client. */
  secretHash: Buffer | null;
  /** Of the installation itself: nobody is asked for consent. */
  firstParty: boolean;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  frontchannelLogoutUris: string[];
  backchannelLogoutUris: string[];
}

export const findClient = async (tx: SystemTx, id: string): Promise<ClientRow | null> => {
  const row = await tx
    .selectFrom("openid_clients")
    .select([
      "id",
      "name",
      "secret_hash as secretHash",
      "first_party as firstParty",
      "redirect_uris as redirectUris",
      "post_logout_redirect_uris as postLogoutRedirectUris",
      "frontchannel_logout_uris as frontchannelLogoutUris",
      "backchannel_logout_uris as backchannelLogoutUris",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
};

/** Registers clients that are not there yet. */
export const insertClients = async (tx: SystemTx, clients: readonly ClientRow[]): Promise<void> => {
  await tx
    .insertInto("openid_clients")
    .values(
      clients.map((client) => ({
        id: client.id,
        name: client.name,
        secret_hash: client.secretHash,
        first_party: client.firstParty,
        redirect_uris: client.redirectUris,
        post_logout_redirect_uris: client.postLogoutRedirectUris,
        frontchannel_logout_uris: client.frontchannelLogoutUris,
        backchannel_logout_uris: client.backchannelLogoutUris,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
