import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { ExplainedLink } from "./navigation.ts";
import { TimeZone, Version } from "./organisation.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { TenantFilter, TenantStatus } from "./tenant-filter.ts";
import { Email, Id, OrganizationName } from "./validators.ts";

const area = "tenantManagement";
const params = z.strictObject({ tenantId: Id });

/** The applications that a tenant may have licences for. */
export const applicationIds = [
  "ACD",
  "WFM",
  "WFO",
  "QM",
  "PM",
  "WFI",
  "RECORDING",
  "SEARCH",
  "TM",
  "AS",
  "ANALYTICS",
  "XSIGHT",
  "ADAPTERS",
  "EM",
] as const;

const TenantType = z.enum(["TRIAL", "PAYING"]);

const License = z.strictObject({
  applicationId: z.enum(applicationIds),
  featureIds: z.array(z.int().check(z.gte(1), z.lte(9_999))).check(z.maxLength(50)),
});

/** A tenant as its managers see it. Instants are ISO 8601 in UTC. */
export const TenantRow = z.object({
  id: z.string(),
  name: z.string(),
  timezone: z.string(),
  status: TenantStatus,
  type: TenantType,
  userSoftLimit: z.number(),
  /** Those that are not deleted. */
  userCount: z.number(),
  /** Who has signed in within the last 30 days. */
  activeUserCount: z.number(),
  licenses: z.array(z.object({ applicationId: z.string(), featureIds: z.array(z.number()) })),
  /** Names of the feature toggles that are on. */
  toggles: z.array(z.string()),
  createdAt: z.string(),
  /** Until when a deleted tenant can be restored; null for one that is not deleted. */
  deleteAfter: z.nullable(z.string()),
  version: Version,
});
export type TenantRow = z.output<typeof TenantRow>;

export const searchTenants = defineCall({
  name: "searchTenants",
  summary:
    "The tenants of this installation. Like all calls of tenant management, for users of a tenant with the licence TM.",
  area,
  method: "POST",
  path: "/tenant-management/v1/tenants/search",
  access: { anyOf: ["tenant:view"] },
  body: searchBody({ filter: TenantFilter, orderBy: ["name", "createdAt"], figures: ["users", "activeUsers"] }),
  answer: searchAnswer("tenants", TenantRow),
  errors: ["forbidden", "invalidParameters"],
});

/** What a manager decides of a tenant at any time. */
export const TenantTerms = z.strictObject({
  type: TenantType,
  userSoftLimit: z.int("number").check(z.gte(1), z.lte(1_000_000)),
  licenses: z.array(License).check(z.maxLength(applicationIds.length)),
  toggles: z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,79}$/))).check(z.maxLength(100)),
});
export type TenantTerms = z.output<typeof TenantTerms>;

export const NewTenant = z.extend(TenantTerms, {
  tenantName: OrganizationName,
  timezone: TimeZone,
  /** Of the first administrator, who is invited. */
  administratorEmail: Email,
});
export type NewTenant = z.output<typeof NewTenant>;

const answer = z.object({ tenant: TenantRow });

export const createTenant = defineCall({
  name: "createTenant",
  summary: "Creates a tenant and invites its first administrator by mail.",
  area,
  method: "POST",
  path: "/tenant-management/v1/tenants",
  access: { anyOf: ["tenants:manage"] },
  needsStepUp: true,
  body: NewTenant,
  answer,
  errors: ["forbidden", "emailExists"],
});

export const updateTenantTerms = defineCall({
  name: "updateTenantTerms",
  summary: "Changes a tenant's licences and features, limit of users, type and feature toggles.",
  area,
  method: "PUT",
  path: "/tenant-management/v1/tenants/:tenantId",
  access: { anyOf: ["tenants:manage"] },
  params,
  body: z.extend(TenantTerms, { version: z.optional(Version) }),
  answer,
  errors: ["forbidden", "notFound", "changedMeanwhile"],
});

export const LicensedLink = z.extend(z.omit(ExplainedLink, { missing: true }), {
  /** The licences that can open it, each with other licences or without. */
  openedBy: z.array(z.string()),
});
export type LicensedLink = z.output<typeof LicensedLink>;

export const previewLicences = defineCall({
  name: "previewLicences",
  summary:
    "The links of the menu that licences and feature toggles lead to, for people who may do everything. Nothing is saved.",
  area,
  method: "POST",
  path: "/tenant-management/v1/licences/preview",
  access: { anyOf: ["tenant:view"] },
  body: z.pick(TenantTerms, { licenses: true, toggles: true }),
  answer: z.object({ links: z.array(LicensedLink) }),
  errors: ["forbidden"],
});

export const setTenantStatus = defineCall({
  name: "setTenantStatus",
  summary:
    "Suspends a tenant, or makes it inactive or active. Its sessions end at once, unless it is active. One that is deleted must be restored first.",
  area,
  method: "POST",
  path: "/tenant-management/v1/tenants/:tenantId/status",
  access: { anyOf: ["tenants:manage"] },
  needsStepUp: true,
  params,
  body: z.strictObject({ status: TenantStatus }),
  answer,
  errors: ["forbidden", "notFound"],
});

export const deleteTenant = defineCall({
  name: "deleteTenant",
  summary: "Closes a tenant. For 30 days it can be restored.",
  area,
  method: "DELETE",
  path: "/tenant-management/v1/tenants/:tenantId",
  access: { anyOf: ["tenants:manage"] },
  needsStepUp: true,
  params,
  answer,
  errors: ["forbidden", "notFound"],
});

/** How much a tenant uses, now and day by day. Instants are ISO 8601 in UTC. */
const TenantUsage = z.object({
  id: z.string(),
  name: z.string(),
  /** Its days begin and end in this zone. */
  timezone: z.string(),
  users: z.object({
    /** All that are not deleted, people and service accounts: what counts towards the limit. */
    total: z.number(),
    softLimit: z.number(),
    active: z.number(),
    invited: z.number(),
    locked: z.number(),
    serviceAccounts: z.number(),
  }),
  licenses: z.array(z.string()),
  openSessions: z.number(),
  /** Of the last seven days. */
  jobs: z.object({ finished: z.number(), failed: z.number() }),
  /** Of the last 30 days. */
  mails: z.object({ sent: z.number(), waiting: z.number() }),
  /** The oldest first, the current day last. */
  days: z.array(z.object({ startsAt: z.string(), signIns: z.number(), people: z.number() })),
});
export type TenantUsage = z.output<typeof TenantUsage>;

export const readTenantUsage = defineCall({
  name: "readTenantUsage",
  summary: "How much a tenant uses: users by status, licences, sessions, jobs and mails, and the sign-ins of each day.",
  area,
  method: "GET",
  path: "/tenant-management/v1/tenants/:tenantId/usage",
  access: { anyOf: ["tenant:view"] },
  params,
  query: z.strictObject({ days: z.optional(z.enum(["30", "90"])) }),
  answer: z.object({ usage: TenantUsage }),
  errors: ["forbidden", "notFound"],
});

export const exportTenant = defineCall({
  name: "exportTenant",
  summary:
    "Starts a job that writes all data of a tenant, without secrets, into a ZIP file, which only its starter may download while they manage tenants.",
  area,
  method: "POST",
  path: "/tenant-management/v1/tenants/:tenantId/export",
  access: { anyOf: ["tenants:manage"] },
  needsStepUp: true,
  params,
  body: z.strictObject({}),
  answer: z.object({ jobId: z.string() }),
  errors: ["forbidden", "notFound", "tooManyJobs"],
});

export const restoreTenant = defineCall({
  name: "restoreTenant",
  summary: "Restores a deleted tenant, with the status that it had before.",
  area,
  method: "POST",
  path: "/tenant-management/v1/tenants/:tenantId/restore",
  access: { anyOf: ["tenants:manage"] },
  params,
  body: z.strictObject({}),
  answer,
  errors: ["forbidden", "notFound"],
});
