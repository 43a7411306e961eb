import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { TimeZone, Version } from "./organisation.ts";
import { OrganizationName } from "./validators.ts";

const Tenant = z.object({
  tenantId: z.string(),
  tenantName: z.string(),
  timezone: z.string(),
  status: z.string(),
  type: z.string(),
  customerType: z.string(),
  billingId: z.string(),
  clusterId: z.string(),
  userSoftLimit: z.number(),
  licenses: z.array(z.object({ applicationId: z.string(), featureIds: z.array(z.number()) })),
  version: Version,
});

export const currentTenant = defineCall({
  name: "currentTenant",
  summary: "The signed-in user's organisation.",
  area: "tenants",
  method: "GET",
  path: "/tenants/current",
  access: "signed-in",
  answer: z.object({ tenant: Tenant }),
  errors: [],
});

export const TenantFields = z.strictObject({ tenantName: OrganizationName, timezone: TimeZone });
export type TenantFields = z.output<typeof TenantFields>;

export const updateTenant = defineCall({
  name: "updateTenant",
  summary: "Changes the organisation's name and time zone.",
  area: "tenants",
  method: "PUT",
  path: "/tenants/current",
  access: { anyOf: ["tenant:edit"] },
  body: z.extend(TenantFields, { version: z.optional(Version) }),
  answer: z.object({ tenant: Tenant }),
  errors: ["changedMeanwhile"],
});

export const productCatalogue = defineCall({
  name: "productCatalogue",
  summary: "The applications and features of the product, and which of them the tenant has licences for.",
  area: "tenants",
  method: "GET",
  path: "/catalog/product/EVOLVE",
  access: "signed-in",
  answer: z.object({
    productId: z.literal("EVOLVE"),
    applications: z.array(
      z.object({
        applicationId: z.string(),
        licensed: z.boolean(),
        features: z.array(z.object({ featureId: z.number(), name: z.string(), licensed: z.boolean() })),
      }),
    ),
  }),
  errors: [],
});
