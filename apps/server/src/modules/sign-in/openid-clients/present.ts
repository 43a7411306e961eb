import {
  type ClientGrant,
  clientGrants,
  type OpenidClient,
  type OpenidClientFields,
} from "@evolve/contracts/openid-clients";
import { contentVersion } from "../../../core/content-version.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { SystemTx } from "../../../database/index.ts";
import { isOutgoingAddress } from "../../../http/outgoing.ts";
import { type findClientOf, lockClientOf, type StoredFields } from "./repository.ts";

export type StoredClient = NonNullable<Awaited<ReturnType<typeof findClientOf>>>;

/** The names that OAuth has for what a client may do. */
const grantTypes: Readonly<Record<ClientGrant, string>> = {
  authorization_code: "authorization_code",
  device_code: "urn:ietf:params:oauth:grant-type:device_code",
  client_credentials: "client_credentials",
};

const grantsOf = ({ grantTypes: held }: Pick<StoredClient, "grantTypes">): ClientGrant[] =>
  clientGrants.filter((grant) => held.includes(grantTypes[grant]));

export const presentRow = (client: StoredClient) => ({
  id: client.id,
  name: client.name,
  grants: grantsOf(client),
  redirectUris: client.redirectUris,
  isConfidential: client.secretHash !== null,
  isBuiltIn: client.tenantId === null,
});

/** What an administrator says of a client. */
export const fieldsOf = (client: StoredClient): OpenidClientFields => ({
  name: client.name,
  grants: grantsOf(client),
  redirectUris: client.redirectUris,
  postLogoutRedirectUris: client.postLogoutRedirectUris,
  frontchannelLogoutUris: client.frontchannelLogoutUris,
  backchannelLogoutUris: client.backchannelLogoutUris,
  idTokenAlgorithm: client.idTokenAlgorithm,
  pairwise: client.pairwise,
  requiresPushedRequests: client.requiresPushedRequests,
  requiresDpop: client.requiresDpop,
  skipsConsent: client.firstParty,
});

export const versionOf = (client: StoredClient): string => contentVersion(fieldsOf(client));

export const presentClient = (client: StoredClient): OpenidClient => ({
  ...presentRow(client),
  ...fieldsOf(client),
  version: versionOf(client),
});

/** Users who sign in stay connected: a client of theirs gets refresh tokens, which end with their session. */
export const storedFieldsOf = (fields: OpenidClientFields): StoredFields => {
  const { grants, skipsConsent, ...rest } = fields;
  const signsIn = grants.includes("authorization_code") || grants.includes("device_code");
  return {
    name: rest.name,
    firstParty: skipsConsent,
    redirectUris: rest.redirectUris,
    postLogoutRedirectUris: rest.postLogoutRedirectUris,
    frontchannelLogoutUris: rest.frontchannelLogoutUris,
    backchannelLogoutUris: rest.backchannelLogoutUris,
    idTokenAlgorithm: rest.idTokenAlgorithm,
    grantTypes: [...grants.map((grant) => grantTypes[grant]), ...(signsIn ? ["refresh_token"] : [])],
    pairwise: rest.pairwise,
    requiresPushedRequests: rest.requiresPushedRequests,
    requiresDpop: rest.requiresDpop,
  };
};

/** The client as it is, locked; refused where it is the installation's or another tenant's. */
export const requireChangeable = async (tx: SystemTx, tenantId: string, id: string): Promise<StoredClient> => {
  const client = (await lockClientOf(tx, tenantId, id)) ?? refuse("notFound");
  if (client.tenantId === null) refuse("builtInClient");
  return client;
};

/** Where this server is to call, the address must be one that a tenant may choose; its name is checked again at each call. */
export const requireOutgoingAddresses = ({ config }: Services, { backchannelLogoutUris }: OpenidClientFields): void => {
  if (!backchannelLogoutUris.every((address) => isOutgoingAddress(config, address)))
    refuse("invalidParameters", { fields: { backchannelLogoutUris: "outgoingAddress" } });
};
