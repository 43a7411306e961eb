import * as z from "zod/mini";
import { defineCall } from "./call.ts";

export const LoginBanner = z.object({
  /** Base64 of UTF-8 text. */
  message: z.string(),
  backgroundColorCode: z.string(),
  fontColorCode: z.string(),
});
export type LoginBanner = z.output<typeof LoginBanner>;

export const tenantProperties = defineCall({
  name: "tenantProperties",
  summary: "Properties of the signed-in user's tenant. `sessionTimeout` is in minutes; 0 means never.",
  area: "tenants",
  method: "GET",
  path: "/tenant-metadata/v1/tenant-properties",
  access: "signed-in",
  query: z.strictObject({ fields: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.object({ sessionTimeout: z.number() }),
  errors: [],
});

export const publicTenantProperties = defineCall({
  name: "publicTenantProperties",
  summary: "What a sign-in page may know of a tenant, named by its host or its id: its login banner.",
  area: "tenants",
  method: "GET",
  path: "/public/tenant-metadata/v1/tenant-properties",
  access: "public",
  query: z.strictObject({
    fqdn: z.optional(z.string().check(z.maxLength(253))),
    tenantId: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({ loginBanner: z.nullable(LoginBanner) }),
  errors: [],
});
