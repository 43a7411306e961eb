import type { Words } from "@evolve/i18n";

/** A share of 1, with a dash where there is none. */
export const percent = (words: Words, share: number | null | undefined, digits = 0): string =>
  write(words, share, { maximumFractionDigits: digits });

/** A difference of shares of 1, with its sign: `+4.5%`. */
export const signedPercent = (words: Words, share: number | null | undefined, digits = 0): string =>
  write(words, share, { maximumFractionDigits: digits, signDisplay: "exceptZero" });

const write = ({ number }: Words, share: number | null | undefined, options: Intl.NumberFormatOptions): string =>
  share === null || share === undefined ? "–" : number(share, { style: "percent", ...options });
