import type { ErrorName } from "@evolve/contracts/errors";
import { scim, scimSchemas } from "@evolve/contracts/scim";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import type { FastifyRequest } from "fastify";
import type { Refusal } from "../core/refusal.ts";

/** Whether a request is one of SCIM, by its address: unknown addresses below it answer in its terms too. */
export const isScim = ({ url }: Pick<FastifyRequest, "url">): boolean => url.startsWith(`${scim.path}/`);

export interface ScimError {
  readonly schemas: string[];
  readonly status: string;
  readonly scimType?: string;
  readonly detail: string;
}

const types: Partial<Record<ErrorName, string>> = {
  invalidParameters: "invalidValue",
  unparsableBody: "invalidSyntax",
  userNameExists: "uniqueness",
  emailExists: "uniqueness",
  nameExists: "uniqueness",
};

/** Where the words of the catalogue are for a person at a screen, who can press or reload something. */
const ownWords: Partial<Record<ErrorName, string>> = {
  invalidParameters: "Some of the values are not valid.",
  unparsableBody: "The server could not read the request.",
  tokenInvalid: "The access key is not valid, or it was deactivated.",
  signedOut: "The request has no access key.",
};

const faultWords: Readonly<Record<string, string>> = {
  required: "is required",
  unknown: "is not known",
  notFound: "was not found",
  "read-only": "cannot be changed",
  invalid: "is not valid",
};

const faultSentence = (field: string, fault: string): string =>
  `${field} ${faultWords[fault] ?? `is not valid: ${fault}`}.`;

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** For people, in English, whatever the caller's language: the provider writes it to a log (RFC 7644, 3.12). */
const detailOf = ({ error, code, refused }: Refusal): string => {
  const { details, fields = {} } = refused;
  const words = createWords("en", catalogueOf("en", ["errors"]));
  // A field that is refused for what the error says already needs no sentence of its own.
  const faults = Object.entries(fields).filter(([, fault]) => fault !== error);
  return [
    asSentence(ownWords[error] ?? words.error(code, { email: details ?? "" })),
    ...(details !== undefined ? [/^\d+$/.test(details) ? `The limit is ${details}.` : asSentence(details)] : []),
    ...faults.map(([field, fault]) => faultSentence(field, fault)),
  ].join(" ");
};

/** What RFC 7644, 3.12 adds to the body of a refusal: identity providers read these, and ignore the rest. */
export const asScimError = (refusal: Refusal): ScimError => {
  const { error, status, refused } = refusal;
  const scimType = refused.scimType ?? types[error];
  return {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType !== undefined && { scimType }),
    detail: detailOf(refusal),
  };
};
