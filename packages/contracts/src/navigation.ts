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
const BaseUrls = z.object({ niceBaseUrl: z.string(), incontactBaseUrl: z.string(), analyticsBaseUrl: z.string() });
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

export const products = defineCall({
  name: "products",
  summary: "The licensed products with a name of their own; one of them names the header.",
  area: "navigation",
  method: "GET",
  path: "/navigation_data/products/products",
  access: "signed-in",
  answer: z.object({
    products: z.array(
      z.object({
        /** The licence that brings it. */
        id: z.string(),
        name: z.string(),
        /** Whether the header shows this name. */
        isShown: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const iconsData = defineCall({
  name: "iconsData",
  summary: "The icons that navigation data names, as SVG texts by name.",
  area: "navigation",
  method: "GET",
  path: "/common_svg_icons/svg/iconsData.json",
  access: "public",
  answer: z.object({ icons: z.record(z.string(), z.string()) }),
  errors: [],
});

/** Addresses outside the suite's own screens; an empty one is not offered. A path is on the page's own host. */
export const shellSettings = defineCall({
  name: "shellSettings",
  summary: "Where help, community, downloads and support are for this user's tenant.",
  area: "navigation",
  method: "GET",
  path: "/navigation_data/v1/shell-settings",
  access: "signed-in",
  answer: z.object({
    helpUrl: z.string(),
    studioHelpUrl: z.string(),
    analyticsHelpUrl: z.string(),
    communityUrl: z.string(),
    downloadsUrl: z.string(),
    supportPhone: z.string(),
    baseUrls: BaseUrls,
    /** The host that bears the tenant's brand; null for the default look. */
    brandingHost: z.nullable(z.string()),
  }),
  errors: [],
});
export type ShellSettings = z.output<typeof shellSettings.answer>;
