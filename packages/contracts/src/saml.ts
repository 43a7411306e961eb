import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

const Text = z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(1_000, "maxLength"));
const AttributeName = z.string().check(z.trim(), z.maxLength(300, "maxLength"));

export const nameIdFormats = {
  unspecified: "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
  emailAddress: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  persistent: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
} as const;
export type NameIdFormat = keyof typeof nameIdFormats;

/** What an administrator sets. */
const Settings = z.strictObject({
  enabled: z.boolean(),
  /** The identity provider's own name, the issuer of its assertions. */
  entityId: Text,
  /** Where sign-in requests go (HTTP-Redirect). https, or http on this machine. */
  signOnUrl: Text,
  /** Where sign-out requests go (HTTP-Redirect); null where the identity provider knows none. */
  logoutUrl: z.nullable(Text),
  /** One certificate in PEM form, or two while the identity provider changes over. */
  certificates: z.array(z.string().check(z.maxLength(16_000, "maxLength"))).check(z.minLength(1), z.maxLength(2)),
  nameIdFormat: z.enum(["unspecified", "emailAddress", "persistent"]),
  /** Names of attributes; an empty one is not read. */
  attributes: z.strictObject({
    userName: AttributeName,
    email: AttributeName,
    firstName: AttributeName,
    lastName: AttributeName,
  }),
  /** Whether somebody whom nobody has invited becomes a user with the default role. */
  createUsers: z.boolean(),
  defaultRoleId: z.nullable(Id),
  /** Whether a sign-in that began at the identity provider is taken up. */
  idpInitiated: z.boolean(),
  signRequests: z.boolean(),
  /** Whether the sign-in page asks the identity provider in a hidden frame if it knows the person. */
  lookForSession: z.boolean(),
  /** Where a session begins without a wish of its own; null for the usual landing page. */
  landingPage: z.nullable(Text),
});

const Certificate = z.object({
  subject: z.string(),
  /** SHA-256 in hex with colons. */
  fingerprint: z.string(),
  /** ISO 8601. */
  validFrom: z.string(),
  validTo: z.string(),
  /** `soon` from 30 days before the end. */
  state: z.enum(["valid", "notYet", "soon", "ended"]),
});

const ServiceProvider = z.object({
  entityId: z.string(),
  metadataUrl: z.string(),
  assertionConsumerUrl: z.string(),
  logoutUrl: z.string(),
  keys: z.array(z.extend(Certificate, { id: z.string(), signs: z.boolean() })),
});

const answer = z.object({
  /** null until somebody has set them. */
  settings: z.nullable(Settings),
  /** What the identity provider's certificates say, in their order. */
  certificates: z.array(Certificate),
  serviceProvider: ServiceProvider,
});

export const samlSettings = defineCall({
  name: "samlSettings",
  summary: "The tenant's single sign-on: its identity provider, our side of it, and how long the certificates last.",
  area: "saml",
  method: "GET",
  path: "/authentication/v1/saml/settings",
  access: { anyOf: ["sso:view", "sso:edit"] },
  answer,
  errors: [],
});

export const saveSamlSettings = defineCall({
  name: "saveSamlSettings",
  summary: "Sets the tenant's identity provider. The first time makes our key as well.",
  area: "saml",
  method: "PUT",
  path: "/authentication/v1/saml/settings",
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  body: Settings,
  answer,
  errors: ["stepUpRequired", "forbidden", "notFound", "invalidParameters"],
});

export const rollSamlKey = defineCall({
  name: "rollSamlKey",
  summary: "Renews our key in two steps: publish the next one beside the current, then sign with it.",
  area: "saml",
  method: "POST",
  path: "/authentication/v1/saml/keys",
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  body: z.strictObject({ step: z.enum(["publish", "switch"]) }),
  answer,
  errors: ["stepUpRequired", "notFound", "invalidParameters"],
});

export const unlinkSamlUser = defineCall({
  name: "unlinkSamlUser",
  summary:
    "Forgets which name at the identity provider is a user's, and ends their sessions. The next one that comes with the user's name is theirs.",
  area: "saml",
  method: "DELETE",
  path: "/authentication/v1/saml/users/:userId",
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  params: z.strictObject({ userId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["stepUpRequired", "notFound", "forbidden"],
});

export const samlLogoutUrl = defineCall({
  name: "samlLogoutUrl",
  summary:
    "Where to go after signing out, so that the identity provider that opened this session ends its own; else null.",
  area: "saml",
  method: "GET",
  path: "/authentication/v1/saml/logout-url",
  access: "signed-in",
  answer: z.object({ url: z.nullable(z.string()) }),
  errors: [],
});
