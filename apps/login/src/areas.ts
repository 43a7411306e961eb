import type { Area } from "@evolve/i18n";

/** The areas that the first steps speak from. */
export const pageAreas = ["common", "validation", "errors", "signIn"] as const satisfies readonly Area[];

/** The areas of the pages that come later; they are fetched with the first of them. */
export const laterAreas = [
  "account",
  "password",
  "sso",
  "secondStep",
  "openid",
  "contact",
] as const satisfies readonly Area[];
