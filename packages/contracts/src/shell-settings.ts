import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { BaseUrls } from "./navigation.ts";

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
    /** The issuer of the installation's OpenID provider, letter for letter. */
    issuer: z.string(),
    /** The host that bears the tenant's brand; null for the default look. */
    brandingHost: z.nullable(z.string()),
    /** Where page views and events go; empty where the tenant has not turned them on. */
    analyticsUrl: z.string(),
    /** Whether to ask for the recorder's configuration. */
    hasRecording: z.boolean(),
  }),
  errors: [],
});
export type ShellSettings = z.output<typeof shellSettings.answer>;
