import * as z from "zod/mini";
import { defineCall } from "./call.ts";

/** Colours are `#rrggbb`. `onBrand` is black or white, chosen for contrast when the profile is saved. */
export const BrandingProfile = z.object({
  profileName: z.string(),
  brandName: z.string(),
  cxoneLoginHeaderLogoUrl: z.string(),
  cxoneLoginBgColor: z.string(),
  cxoneHeaderIconTextColor: z.string(),
  cxoneFaviconUrl: z.string(),
  systemEmail: z.string(),
});
export type BrandingProfile = z.output<typeof BrandingProfile>;

export const brandingProperties = defineCall({
  name: "brandingProperties",
  summary: "Public branding of a host; the default look where the host is unknown.",
  area: "branding",
  method: "GET",
  path: "/branding-details/:hostName/branding-properties.json",
  access: "public",
  params: z.strictObject({ hostName: z.string().check(z.maxLength(253)) }),
  answer: z.object({
    marketingEnabled: z.boolean(),
    marketingURL: z.string(),
    cxoneLoginBgColor: z.string(),
    coBrand: z.string(),
    systemEmail: z.string(),
  }),
  errors: [],
});

export const currentBrandingProfile = defineCall({
  name: "currentBrandingProfile",
  summary: "The branding profile of the signed-in user's tenant; null means the default look.",
  area: "branding",
  method: "GET",
  path: "/branding-profiles/current",
  access: "signed-in",
  answer: z.object({ brandingProfile: z.nullable(BrandingProfile) }),
  errors: [],
});
