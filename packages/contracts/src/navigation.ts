import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

/** What an entry of an installed app is called, in each language. The suite's own are in the catalogue. */
export const EntryNames = z.strictObject({ en: z.string(), es: z.string(), ru: z.string(), zh: z.string() });
export type EntryNames = z.output<typeof EntryNames>;

const linkFields = {
  id: z.string(),
  /** A key of the navigation catalogue, unless there are `names`. */
  name: z.string(),
  names: z.optional(EntryNames),
  /** Hash route within the app, `/users`; empty for a link that only opens its sub-menu. */
  url: z.string(),
  appContext: z.string(),
  baseUrl: z.enum(["nice", "incontact", "analytics"]),
  permission: z.string(),
  iconClass: z.string(),
  iconSvg: z.string(),
  target: z.enum(["_self", "_blank"]),
};
const SubLink = z.object(linkFields);
export const NavigationLink = z.object({ ...linkFields, subMenu: z.array(SubLink) });
export type NavigationLink = z.output<typeof NavigationLink>;

export const NavigationModule = z.object({
  id: z.string(),
  name: z.string(),
  names: z.optional(EntryNames),
  /** The union of its links' permissions, space separated. */
  permission: z.string(),
  color: z.string(),
  iconSvg: z.string(),
  helpLink: z.string(),
  hideFromModulePickerPopover: z.boolean(),
  linksList: z.array(NavigationLink),
});
export type NavigationModule = z.output<typeof NavigationModule>;

const Layout = z.strictObject({ embeddedClient: z.optional(z.enum(["true", "false"])) });

export const allModulesAndLinks = defineCall({
  name: "allModulesAndLinks",
  summary: "The modules and links that this user may use, filtered by permission, licence, toggle and layout.",
  area: "navigation",
  method: "GET",
  path: "/navigation_data/modules/allModulesAndLinks",
  access: "signed-in",
  query: Layout,
  answer: z.object({ modules: z.array(NavigationModule) }),
  errors: [],
});

/** Why a link is not in somebody's menu; each is null or empty where it is no reason. */
const Missing = z.object({
  /** Those of the link that the person does not hold. */
  permissions: z.array(z.string()),
  /** The licence expression that the tenant does not meet: `RECORDING || (WFM && !ACD)`. */
  licences: z.nullable(z.string()),
  /** The feature toggle that is off for the person. */
  toggle: z.nullable(z.string()),
});

export const ExplainedLink = z.object({
  id: z.string(),
  /** Keys of the navigation catalogue, unless there are `moduleNames` and `names`. */
  module: z.string(),
  moduleNames: z.optional(EntryNames),
  name: z.string(),
  names: z.optional(EntryNames),
  /** Where it leads: `/admin/#/users`. */
  address: z.string(),
  /** The licence expression that it needs for every user; null for one that needs none. */
  licences: z.nullable(z.string()),
  isShown: z.boolean(),
  missing: Missing,
});
export type ExplainedLink = z.output<typeof ExplainedLink>;

export const explainMenu = defineCall({
  name: "explainMenu",
  summary: "Every link of the menu, whether a user has it, and if not, which permission, licence or toggle is missing.",
  area: "navigation",
  method: "GET",
  path: "/navigation_data/v1/users/:userId/links",
  access: { anyOf: ["tenant:edit"] },
  params: z.strictObject({ userId: Id }),
  answer: z.object({ links: z.array(ExplainedLink) }),
  errors: ["notFound"],
});

export const explainRoleMenu = defineCall({
  name: "explainRoleMenu",
  summary:
    "Every link of the menu, and whether a role alone opens it; if not, which permission, licence or toggle is missing.",
  area: "navigation",
  method: "GET",
  path: "/navigation_data/v1/roles/:roleId/links",
  access: { anyOf: ["role:view"] },
  params: z.strictObject({ roleId: Id }),
  answer: z.object({ links: z.array(ExplainedLink) }),
  errors: ["notFound"],
});

export const landing = defineCall({
  name: "landing",
  summary: "Where this user lands after sign-in, by the landing rule; insufficientPrivileges when nothing is allowed.",
  area: "navigation",
  method: "GET",
  path: "/navigation_data/v1/landing",
  access: "signed-in",
  query: Layout,
  answer: z.object({ url: z.string() }),
  errors: [],
});

/** Without a slash at the end. */
export const BaseUrls = z.object({
  niceBaseUrl: z.string(),
  incontactBaseUrl: z.string(),
  analyticsBaseUrl: z.string(),
});
export type BaseUrls = z.output<typeof BaseUrls>;

export const tenantBaseUrls = defineCall({
  name: "tenantBaseUrls",
  summary: "The base addresses that links of the three families are resolved against.",
  area: "navigation",
  method: "GET",
  path: "/tenants/v1/current/base-urls",
  access: "signed-in",
  answer: BaseUrls,
  errors: [],
});
