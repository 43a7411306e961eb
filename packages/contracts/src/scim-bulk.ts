import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { scim } from "./scim.ts";

const BulkId = z.string().check(z.regex(/^[\w.-]{1,100}$/, "invalid"));

/** One change of a user or group, as its own call takes it. */
const ScimBulkOperation = z
  .looseObject({
    method: z.enum(["POST", "PUT", "PATCH", "DELETE"], { error: "invalid" }),
    path: z.string().check(z.regex(/^\/(Users|Groups)(\/[\w:.-]{1,200})?$/, "invalid")),
    /** By which other operations refer to what this one creates, as `bulkId:name`. */
    bulkId: z.optional(BulkId),
    /** The entity tag that the change is based on. */
    version: z.optional(z.string().check(z.regex(/^(W\/)?"[\x21\x23-\x7e]{0,100}"$/, "invalid"))),
    data: z.optional(z.looseObject({})),
  })
  .check(z.refine(({ method, bulkId }) => method !== "POST" || bulkId !== undefined, "required"));
export type ScimBulkOperation = z.output<typeof ScimBulkOperation>;

const bulkIdsDiffer = (operations: readonly ScimBulkOperation[]): boolean => {
  const named = operations.flatMap(({ bulkId }) => bulkId ?? []);
  return new Set(named).size === named.length;
};

const ScimBulkResult = z.object({
  method: z.string(),
  bulkId: z.optional(z.string()),
  version: z.optional(z.string()),
  /** Of the resource; a creation that failed has none. */
  location: z.optional(z.string()),
  status: z.string(),
  /** Why the operation failed. */
  response: z.optional(
    z.object({
      schemas: z.array(z.string()),
      status: z.string(),
      scimType: z.optional(z.string()),
      detail: z.string(),
    }),
  ),
});
export type ScimBulkResult = z.output<typeof ScimBulkResult>;

export const scimBulk = defineCall({
  name: "scimBulk",
  summary:
    "Makes several changes of users and groups, each as its own call would and with that call's permission, until " +
    "`failOnErrors` of them have failed.",
  area: "scim",
  dialect: "scim",
  method: "POST",
  path: `${scim.path}/Bulk`,
  access: "signed-in",
  body: z.looseObject({
    schemas: z.optional(z.array(z.string().check(z.maxLength(200)))),
    failOnErrors: z.optional(z.int().check(z.gte(1))),
    Operations: z.array(ScimBulkOperation).check(z.minLength(1, "required"), z.refine(bulkIdsDiffer, "duplicate")),
  }),
  answer: z.object({ schemas: z.array(z.string()), Operations: z.array(ScimBulkResult) }),
  errors: ["invalidParameters", "bodyTooLarge"],
});
