import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { OptionalWebAddress } from "./field-rules.ts";
import { ContentVersion, Email, fault } from "./validators.ts";

const area = "tenants";
const path = "/tenants/v1/settings";

/** A session ends after 12 hours in any case: a longer idle time-out would never be reached. */
export const tenantSettingsLimits = { idleMinutesMax: 720, phoneMax: 40 } as const;

/** Empty texts stand for what the installation has. */
export const TenantSettingsFields = z.strictObject({
  /** Minutes without use after which people are signed out; 0 means never. */
  sessionTimeout: z
    .int("number")
    .check(
      z.gte(0, fault("min", { min: 0 })),
      z.lte(tenantSettingsLimits.idleMinutesMax, fault("max", { max: tenantSettingsLimits.idleMinutesMax })),
    ),
  supportEmail: z.union([z.literal(""), Email]),
  supportPhone: z.string().check(z.trim(), z.maxLength(tenantSettingsLimits.phoneMax, "maxLength")),
  helpUrl: OptionalWebAddress,
  studioHelpUrl: OptionalWebAddress,
  analyticsHelpUrl: OptionalWebAddress,
  communityUrl: OptionalWebAddress,
  downloadsUrl: OptionalWebAddress,
  /** Whether page views and events go to the installation's collector, where it has one. */
  analytics: z.boolean(),
  /** Whether sessions are recorded, where the installation has a recorder. */
  sessionRecording: z.boolean(),
});
export type TenantSettingsFields = z.output<typeof TenantSettingsFields>;

const answer = z.object({
  sessionTimeout: z.number(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  helpUrl: z.string(),
  studioHelpUrl: z.string(),
  analyticsHelpUrl: z.string(),
  communityUrl: z.string(),
  downloadsUrl: z.string(),
  analytics: z.boolean(),
  sessionRecording: z.boolean(),
  version: z.string(),
});

export const readTenantSettings = defineCall({
  name: "readTenantSettings",
  summary: "The tenant's idle time-out, its addresses of support and help, and whether its use is watched.",
  area,
  method: "GET",
  path,
  access: { anyOf: ["tenant:view", "tenant:edit"] },
  answer,
  errors: [],
});

export const saveTenantSettings = defineCall({
  name: "saveTenantSettings",
  summary: "Sets the idle time-out, the addresses of support and help, and whether the tenant's use is watched.",
  area,
  method: "PUT",
  path,
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  body: z.extend(TenantSettingsFields, { version: z.optional(ContentVersion) }),
  answer,
  errors: ["stepUpRequired", "changedMeanwhile"],
});
