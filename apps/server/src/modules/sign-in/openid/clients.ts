import { timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Services } from "../../../core/services.ts";
import { isStorable } from "../../../http/text.ts";
import { findClient, type ClientRow } from "./client-repository.ts";

/** The suite itself. It needs no authorization code: its page exchanges the id_token. */
export const suiteClient = "evolve-sso";

/** A registered client; addresses are complete. */
export type Client = Readonly<ClientRow>;

export interface Clients {
  find(id: string): Promise<Client | null>;
  /** Whether the secret is the client's; a public client has none, and so only an empty one is right. */
  hasSecret(client: Client, secret: string): boolean;
}

const rememberMs = 10_000;
const purpose = "openid client secret";

/** Client secrets are only compared, so a keyed digest of each is kept, which a copy of the database does not help to guess. */
export const secretHashOf = ({ secrets }: Pick<Services, "secrets">, secret: string): Buffer =>
  secrets.mac(secret, purpose);

/** Reads clients, each at most once in ten seconds and after a change. */
export const createClients = (services: Services, issuer: () => string): Clients => {
  const known = new LRUCache<string, Client>({ max: 500, ttl: rememberMs });
  const complete = (addresses: readonly string[]): string[] =>
    addresses.map((address) => address.replace("{origin}", issuer()));

  services.bus.subscribe((message) => {
    if (message.kind === "messages-lost") known.clear();
    if (message.kind === "tenant-changed")
      for (const [id, { tenantId }] of known.entries()) if (tenantId === message.tenantId) known.delete(id);
  });

  return {
    find: async (id) => {
      if (!isStorable(id)) return null;
      const remembered = known.get(id);
      if (remembered) return remembered;
      const row = await findClient(services.database.system, id);
      if (!row) return null;
      const client: Client = {
        ...row,
        redirectUris: complete(row.redirectUris),
        postLogoutRedirectUris: complete(row.postLogoutRedirectUris),
      };
      known.set(id, client);
      return client;
    },
    hasSecret: (client, secret) =>
      client.secretHash ? timingSafeEqual(client.secretHash, secretHashOf(services, secret)) : secret === "",
  };
};
