import type { BrandingProfile } from "@evolve/contracts/branding";
import { readableOn, textOn } from "./accent.ts";

/** The grounds that an accent has to be readable on: the tinted surfaces of the two schemes, where contrast is lowest. */
const grounds = { light: "#e8edf3", dark: "#1e2839" } as const;

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/**
 * A tenant's colours over the default look. They come from the profile of the person's own tenant, whatever host the page was
 * opened at. The tokens take it from there, in both schemes.
 */
export const applyBranding = (profile: BrandingProfile, style: CSSStyleDeclaration): void => {
  const { cxoneLoginBgColor: background, cxoneHeaderIconTextColor: headerText } = profile;
  const [light, dark] = [readableOn(background, grounds.light), readableOn(background, grounds.dark)];
  if (light === undefined || dark === undefined) return;
  const onHeader = isColour(headerText) ? headerText : textOn(background);
  const tokens = {
    // Away from the text, so that it is no less readable there.
    "--header-from": `color-mix(in srgb, ${background} 55%, ${textOn(onHeader) === "#ffffff" ? "white" : "black"})`,
    "--header-to": background,
    "--header-text": onHeader,
    "--brand": `light-dark(${light}, ${dark})`,
    "--brand-hover": `light-dark(color-mix(in srgb, ${light}, black 14%), color-mix(in srgb, ${dark}, white 14%))`,
    "--brand-soft": `light-dark(color-mix(in srgb, ${light} 9%, white), color-mix(in srgb, ${dark} 16%, #141b27))`,
    "--brand-line": `light-dark(color-mix(in srgb, ${light} 32%, white), color-mix(in srgb, ${dark} 40%, #141b27))`,
    "--on-brand": `light-dark(${textOn(light)}, ${textOn(dark)})`,
    "--focus": `light-dark(${light}, ${dark})`,
  };
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
};

/** The profile that counts: none, the default one or that of a trial licence mean the default look. */
export const profileInUse = (profile: BrandingProfile | null, licenceType: string): BrandingProfile | null =>
  profile === null || profile.profileName === "default" || licenceType === "TRIAL" ? null : profile;
