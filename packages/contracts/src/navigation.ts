import * as z from "zod/mini";
import { defineCall } from "./call.ts";

const linkFields = {
  id: z.string(),
  /** A key of the navigation catalogue. */
  name: z.string(),
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
