import type { Words } from "@evolve/i18n";

/** A share of 1, with a dash where there is none. */
export const percent = (words: Words, share: number | null, digits = 0): string =>
  share === null ? "–" : words.number(share, { style: "percent", maximumFractionDigits: digits });
