import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { scim, scimList } from "./scim.ts";

const area = "scim";
const dialect = "scim";
/** The same for everybody: it describes the protocol, not a tenant. */
const access = "public";
const method = "GET";
const Document = z.looseObject({ schemas: z.array(z.string()) });
const Identifier = z.string().check(z.minLength(1), z.maxLength(200));

export const scimServiceProviderConfig = defineCall({
  name: "scimServiceProviderConfig",
  summary: "Which optional parts of SCIM are served.",
  area,
  dialect,
  method,
  path: `${scim.path}/ServiceProviderConfig`,
  access,
  answer: Document,
  errors: [],
});

export const listScimResourceTypes = defineCall({
  name: "listScimResourceTypes",
  summary: "The kinds of resources that SCIM serves: users and groups.",
  area,
  dialect,
  method,
  path: `${scim.path}/ResourceTypes`,
  access,
  answer: scimList(Document),
  errors: [],
});

export const readScimResourceType = defineCall({
  name: "readScimResourceType",
  summary: "One kind of resource that SCIM serves.",
  area,
  dialect,
  method,
  path: `${scim.path}/ResourceTypes/:resourceTypeId`,
  access,
  params: z.strictObject({ resourceTypeId: Identifier }),
  answer: Document,
  errors: ["notFound"],
});

export const listScimSchemas = defineCall({
  name: "listScimSchemas",
  summary: "The attributes of users and groups that SCIM serves.",
  area,
  dialect,
  method,
  path: `${scim.path}/Schemas`,
  access,
  answer: scimList(Document),
  errors: [],
});

export const readScimSchema = defineCall({
  name: "readScimSchema",
  summary: "The attributes of one schema.",
  area,
  dialect,
  method,
  path: `${scim.path}/Schemas/:schemaId`,
  access,
  params: z.strictObject({ schemaId: Identifier }),
  answer: Document,
  errors: ["notFound"],
});
