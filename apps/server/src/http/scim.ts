import type { ErrorName } from "@evolve/contracts/errors";
import { scim, scimSchemas } from "@evolve/contracts/scim";
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

/** What RFC 7644, 3.12 adds to the body of a refusal: identity providers read these, and ignore the rest. */
export const asScimError = ({ error, status, refused }: Refusal): ScimError => {
  const scimType = refused.scimType ?? types[error];
  const faults = Object.entries(refused.fields ?? {}).map(([field, fault]) => `${field}: ${fault}`);
  return {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType !== undefined && { scimType }),
    detail: [error, ...(refused.details ? [refused.details] : faults)].join("; "),
  };
};
