import * as z from "zod/mini";

/** What all calls of SCIM 2.0 share (RFC 7643 and 7644). */
export const scim = {
  path: "/scim/v2",
  mediaType: "application/scim+json",
  /** Of a page, where the caller asks for no size or for a larger one. */
  pageSize: 100,
  pageSizeMax: 200,
  /** Of one bulk request. */
  bulkOperationsMax: 100,
  /** Bytes of one body: a group's members come in one. */
  bodyMax: 1024 * 1024,
} as const;

export const scimSchemas = {
  user: "urn:ietf:params:scim:schemas:core:2.0:User",
  group: "urn:ietf:params:scim:schemas:core:2.0:Group",
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  patch: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  bulk: "urn:ietf:params:scim:api:messages:2.0:BulkResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
} as const;

/** Identity providers send attributes of schemas that we do not have. They are ignored, as the protocol has it (RFC 7644, 3.3). */
export const ScimBody = z.looseObject({ schemas: z.optional(z.array(z.string().check(z.maxLength(200)))) });

/** In any form: an id that is not ours is not found. */
export const ScimId = z.string().check(z.minLength(1), z.maxLength(200));

const Integer = z.string().check(z.regex(/^-?\d{1,9}$/, "number"));
const AttributeNames = z.string().check(z.maxLength(2_000));

/** Which attributes the answer has. */
const shown = { attributes: z.optional(AttributeNames), excludedAttributes: z.optional(AttributeNames) };

/** Loose, since identity providers add parameters of their own to the base address. */
export const ScimShown = z.looseObject(shown);
export const ScimListQuery = z.looseObject({
  ...shown,
  filter: z.optional(z.string().check(z.maxLength(4_000))),
  /** An attribute that can be searched by and has one value: `name.familyName`. */
  sortBy: z.optional(z.string().check(z.maxLength(200))),
  sortOrder: z.optional(z.string().check(z.regex(/^(ascending|descending)$/, "invalid"))),
  startIndex: z.optional(Integer),
  count: z.optional(Integer),
});
export type ScimListQuery = z.output<typeof ScimListQuery>;

const ScimOperation = z.looseObject({
  op: z.string().check(z.regex(/^(add|remove|replace)$/i, "invalid")),
  path: z.optional(z.string().check(z.maxLength(1_000))),
  value: z.optional(z.unknown()),
});
export type ScimOperation = z.output<typeof ScimOperation>;

/** Changes in their order (RFC 7644, 3.5.2); Entra writes the operations in capitals. */
export const ScimPatch = z.looseObject({
  schemas: z.optional(z.array(z.string().check(z.maxLength(200)))),
  Operations: z.array(ScimOperation).check(z.minLength(1, "required"), z.maxLength(1_000)),
});

export const ScimMeta = z.object({
  resourceType: z.string(),
  created: z.optional(z.string()),
  lastModified: z.optional(z.string()),
  location: z.string(),
  /** A weak entity tag of what the resource says. */
  version: z.optional(z.string()),
});

/** The answer to a search. `resource` declares its own fields as optional: the caller chooses among them. */
export const scimList = <R extends z.ZodMiniType>(resource: R) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number(),
    startIndex: z.number(),
    itemsPerPage: z.number(),
    Resources: z.array(resource),
  });
