import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { DomainName } from "./domains.ts";
import { webAddressMax } from "./field-rules.ts";
import { isClientAddress } from "./openid-clients.ts";
import { ContentVersion, fault, Id } from "./validators.ts";

const area = "tenantManagement";
const path = "/tenant-management/v1/tenants/:tenantId/addresses";
const params = z.strictObject({ tenantId: Id });
export const hostsMax = 20;

/** Where a family of apps is, without a slash at the end; empty for this installation's own address. */
const BaseUrl = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(/\/+$/, "")),
  z.maxLength(webAddressMax, "maxLength"),
  z.refine((text) => text === "" || isClientAddress(text), "clientAddress"),
);

export const TenantAddressesFields = z.strictObject({
  /** Hosts whose sign-in page has the tenant's look. Each belongs to one tenant of the installation. */
  hosts: z.array(DomainName).check(
    z.maxLength(hostsMax, fault("max", { max: hostsMax })),
    z.refine((list) => new Set(list).size === list.length, "unique"),
  ),
  niceBaseUrl: BaseUrl,
  incontactBaseUrl: BaseUrl,
  analyticsBaseUrl: BaseUrl,
});
export type TenantAddressesFields = z.output<typeof TenantAddressesFields>;

const answer = z.object({
  hosts: z.array(z.string()),
  niceBaseUrl: z.string(),
  incontactBaseUrl: z.string(),
  analyticsBaseUrl: z.string(),
  version: z.string(),
});

export const readTenantAddresses = defineCall({
  name: "readTenantAddresses",
  summary: "The hosts of a tenant, and where its families of apps are.",
  area,
  method: "GET",
  path,
  access: { anyOf: ["tenants:manage"] },
  params,
  answer,
  errors: ["forbidden", "notFound"],
});

export const saveTenantAddresses = defineCall({
  name: "saveTenantAddresses",
  summary: "Sets the hosts of a tenant, all of them, and where its families of apps are.",
  area,
  method: "PUT",
  path,
  access: { anyOf: ["tenants:manage"] },
  needsStepUp: true,
  params,
  body: z.extend(TenantAddressesFields, { version: z.optional(ContentVersion) }),
  answer,
  errors: ["forbidden", "notFound", "changedMeanwhile", "hostTaken", "stepUpRequired"],
});
