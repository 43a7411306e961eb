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
export const SamlSettingsFields = z.strictObject({
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

export type SamlSettingsFields = z.output<typeof SamlSettingsFields>;

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

export type SamlCertificate = z.output<typeof Certificate>;

const ServiceProvider = z.object({
  entityId: z.string(),
  metadataUrl: z.string(),
  assertionConsumerUrl: z.string(),
  logoutUrl: z.string(),
  keys: z.array(z.extend(Certificate, { id: z.string(), signs: z.boolean() })),
});

/** Of the settings; 0 until somebody has set them. */
const SettingsVersion = z.int().check(z.gte(0));

const answer = z.object({
  version: SettingsVersion,
  /** null until somebody has set them. */
  settings: z.nullable(SamlSettingsFields),
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
  body: z.extend(SamlSettingsFields, { version: z.optional(SettingsVersion) }),
  answer,
  errors: ["stepUpRequired", "forbidden", "notFound", "invalidParameters", "changedMeanwhile"],
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

const metadataMax = 64 * 1_024;

export const readSamlMetadata = defineCall({
  name: "readSamlMetadata",
  summary:
    "Reads an identity provider's metadata, from an address or as text, for an administrator to check and save. Stores nothing. `details` of a refusal says `unreachable` or `unusable`.",
  area: "saml",
  method: "POST",
  path: "/authentication/v1/saml/metadata",
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  body: z.union([
    z.strictObject({ url: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(2_000, "maxLength")) }),
    z.strictObject({ xml: z.string().check(z.minLength(1, "required"), z.maxLength(metadataMax, "maxLength")) }),
  ]),
  answer: z.object({
    entityId: z.string(),
    signOnUrl: z.string(),
    logoutUrl: z.nullable(z.string()),
    nameIdFormat: z.enum(["unspecified", "emailAddress", "persistent"]),
    /** Signing certificates that can be used, at most two, in PEM form. */
    certificates: z.array(z.string()),
    /** Certificates that were left out: ended, too weak, or more than two. */
    skippedCertificates: z.number(),
  }),
  errors: ["stepUpRequired", "samlMetadata", "throttled"],
});

export const startSamlTest = defineCall({
  name: "startSamlTest",
  summary:
    "Begins a test sign-in with the saved settings, switched on or not. The answer's address leads the browser to the identity provider, and from there back to the administration. Nobody is signed in by it.",
  area: "saml",
  method: "POST",
  path: "/authentication/v1/saml/tests",
  access: { anyOf: ["sso:edit"] },
  needsStepUp: true,
  body: z.strictObject({}),
  answer: z.object({ testId: z.string(), url: z.string() }),
  errors: ["stepUpRequired", "notFound"],
});

const Claims = z.object({
  issuer: z.string(),
  nameId: z.string(),
  nameIdFormat: z.string(),
  sessionIndex: z.nullable(z.string()),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** What the sign-in would have done: nothing of it was. */
const TestOutcome = z.object({
  /** `links`: a user who has not come from there yet; `creates`: a new user. */
  kind: z.enum(["signsIn", "links", "creates", "refused"]),
  userName: z.nullable(z.string()),
  /** Why not, in the words of the log (English); null unless refused. */
  reason: z.nullable(z.string()),
  /** The error that somebody who signs in gets, where it is about the user or the tenant. */
  errorCode: z.nullable(z.string()),
});

export const SamlTestReport = z.object({
  /** null where the identity provider's answer was refused before it could be read. */
  claims: z.nullable(Claims),
  outcome: TestOutcome,
});
export type SamlTestReport = z.output<typeof SamlTestReport>;

export const readSamlTest = defineCall({
  name: "readSamlTest",
  summary: "What a test sign-in has brought. For the administrator who began it, for ten minutes.",
  area: "saml",
  method: "GET",
  path: "/authentication/v1/saml/tests/:testId",
  access: { anyOf: ["sso:edit"] },
  params: z.strictObject({ testId: z.string().check(z.regex(/^_[0-9a-f]{40}$/)) }),
  /** null while the identity provider has not answered. */
  answer: z.object({ report: z.nullable(SamlTestReport) }),
  errors: ["notFound"],
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
