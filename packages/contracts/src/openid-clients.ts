import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { searchAnswer, searchBody, TextFilter } from "./search.ts";
import { ContentVersion, fault, Name } from "./validators.ts";

const area = "openid";
const addressMax = 2_000;

const isLoopback = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** A complete https address, or http on the user's own machine (RFC 8252, 7.3), without fragment or credentials. */
export const isClientAddress = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null || text.length > addressMax || text.includes("#") || text !== text.trim()) return false;
  if (url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
};

const Address = z.string().check(z.maxLength(addressMax, "maxLength"), z.refine(isClientAddress, "clientAddress"));
const Addresses = z.array(Address).check(
  z.maxLength(limits.addressesPerClient, fault("max", { max: limits.addressesPerClient })),
  z.refine((list) => new Set(list).size === list.length, "unique"),
);

const hostOf = (address: string): string => URL.parse(address)?.host ?? "";
const originOf = (address: string): string => URL.parse(address)?.origin ?? "";

/** What somebody can do with a client: sign in by browser, by a code typed elsewhere, or let the client act for itself. */
export const clientGrants = ["authorization_code", "device_code", "client_credentials"] as const;
export type ClientGrant = (typeof clientGrants)[number];

export const idTokenAlgorithms = ["ES256", "RS256"] as const;

const fields = {
  name: Name,
  grants: z.array(z.enum(clientGrants)).check(z.minLength(1, "required"), z.maxLength(clientGrants.length)),
  redirectUris: Addresses,
  postLogoutRedirectUris: Addresses,
  frontchannelLogoutUris: Addresses,
  backchannelLogoutUris: Addresses,
  idTokenAlgorithm: z.enum(idTokenAlgorithms),
  /** A `sub` of its own for each user. */
  pairwise: z.boolean(),
  /** Requests are pushed to the server, never carried by the browser (RFC 9126). */
  requiresPushedRequests: z.boolean(),
  /** Tokens are bound to a key of the client (RFC 9449). */
  requiresDpop: z.boolean(),
  /** Users are not asked whether they allow it. */
  skipsConsent: z.boolean(),
};

interface Fields {
  readonly grants: readonly ClientGrant[];
  readonly redirectUris: readonly string[];
  readonly frontchannelLogoutUris: readonly string[];
  readonly pairwise: boolean;
}

const needsRedirect = z.refine<Fields>(
  ({ grants, redirectUris }) => redirectUris.length > 0 || !grants.includes("authorization_code"),
  { error: "required", path: ["redirectUris"] },
);
// A frame in the user's browser: of a site that they have signed in to.
const framesOfOwnSites = z.refine<Fields>(
  ({ redirectUris, frontchannelLogoutUris }) =>
    frontchannelLogoutUris.every((address) => redirectUris.map(originOf).includes(originOf(address))),
  { error: "clientOrigin", path: ["frontchannelLogoutUris"] },
);
// Clients of one host share the subjects of their users.
const pairwiseOfOneHost = z.refine<Fields>(
  ({ pairwise, redirectUris }) => !pairwise || new Set(redirectUris.map(hostOf)).size === 1,
  { error: "clientHost", path: ["pairwise"] },
);

export const OpenidClientFields = z.strictObject(fields).check(needsRedirect, framesOfOwnSites, pairwiseOfOneHost);
export type OpenidClientFields = z.output<typeof OpenidClientFields>;

/** A change of a client, and which state of it the change is based on. */
const OpenidClientChange = z
  .strictObject({ ...fields, version: z.optional(ContentVersion) })
  .check(needsRedirect, framesOfOwnSites, pairwiseOfOneHost);

/** A new client also says whether it can keep a secret; this never changes. */
export const NewOpenidClient = z.strictObject({ ...fields, isConfidential: z.boolean() }).check(
  needsRedirect,
  framesOfOwnSites,
  pairwiseOfOneHost,
  z.refine(
    ({ grants, isConfidential }: { grants: readonly ClientGrant[]; isConfidential: boolean }) =>
      isConfidential || !grants.includes("client_credentials"),
    { error: "clientSecret", path: ["grants"] },
  ),
);
export type NewOpenidClient = z.output<typeof NewOpenidClient>;

const OpenidClient = z.object({
  id: z.string(),
  ...fields,
  isConfidential: z.boolean(),
  /** Of the installation: every tenant's users may use it, and no tenant changes it. */
  isBuiltIn: z.boolean(),
  /** Another one after every change of what an administrator says of it. */
  version: z.string(),
});
export type OpenidClient = z.output<typeof OpenidClient>;

/** A secret as it is shown once; null for a client that has none. */
const withSecret = z.object({ client: OpenidClient, secret: z.nullable(z.string()) });

export const OpenidClientRow = z.object({
  id: z.string(),
  name: z.string(),
  grants: z.array(z.enum(clientGrants)),
  redirectUris: z.array(z.string()),
  isConfidential: z.boolean(),
  isBuiltIn: z.boolean(),
});
export type OpenidClientRow = z.output<typeof OpenidClientRow>;

const params = z.strictObject({ clientId: z.string().check(z.minLength(1), z.maxLength(100)) });
const path = "/authentication/v1/openid-clients";

export const searchOpenidClients = defineCall({
  name: "searchOpenidClients",
  summary: "The applications that sign in the tenant's users by OpenID Connect: its own and the installation's.",
  area,
  method: "POST",
  path: `${path}/search`,
  access: { anyOf: ["sso:view", "sso:edit"] },
  body: searchBody({ filter: TextFilter, orderBy: ["name", "id"] }),
  answer: searchAnswer("clients", OpenidClientRow),
  errors: ["invalidParameters"],
});

export const readOpenidClient = defineCall({
  name: "readOpenidClient",
  summary: "One OpenID client of the tenant or of the installation. Its secret is never shown.",
  area,
  method: "GET",
  path: `${path}/:clientId`,
  access: { anyOf: ["sso:view", "sso:edit"] },
  params,
  answer: z.object({ client: OpenidClient }),
  errors: ["notFound"],
});

export const createOpenidClient = defineCall({
  name: "createOpenidClient",
  summary: "Registers an OpenID client for the tenant's users. The answer shows its secret, for the only time.",
  area,
  method: "POST",
  path,
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  body: NewOpenidClient,
  answer: withSecret,
  errors: ["stepUpRequired", "tooManyOpenidClients", "invalidParameters"],
});

export const updateOpenidClient = defineCall({
  name: "updateOpenidClient",
  summary:
    "Changes an OpenID client of the tenant, on every node at once. Refused with `changedMeanwhile` when the client is another than " +
    "the caller read.",
  area,
  method: "PUT",
  path: `${path}/:clientId`,
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  params,
  body: OpenidClientChange,
  answer: z.object({ client: OpenidClient }),
  errors: ["stepUpRequired", "notFound", "changedMeanwhile", "builtInClient", "invalidParameters"],
});

export const rotateOpenidClientSecret = defineCall({
  name: "rotateOpenidClientSecret",
  summary: "Gives a client a new secret, shown in this answer alone. The old one counts no more.",
  area,
  method: "POST",
  path: `${path}/:clientId/secret`,
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  params,
  body: z.strictObject({}),
  answer: z.object({ secret: z.string() }),
  errors: ["stepUpRequired", "notFound", "builtInClient", "publicClient"],
});

export const deleteOpenidClient = defineCall({
  name: "deleteOpenidClient",
  summary: "Deletes an OpenID client of the tenant with its tokens and what users have allowed it.",
  area,
  method: "DELETE",
  path: `${path}/:clientId`,
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  params,
  answer: z.object({ success: z.boolean() }),
  errors: ["stepUpRequired", "notFound", "builtInClient"],
});
