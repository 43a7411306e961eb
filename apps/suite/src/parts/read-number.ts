import type { Words } from "@evolve/i18n";

/** What the language writes before decimals. */
export const decimalMarkOf = (words: Words): string => words.number(0.5).replace(/[\d٠-٩]/g, "");

/** A number, typed as the language writes it: null for an empty text, NaN for one that is no number. */
export const readNumber = (text: string, words: Words): number | null => {
  const plain = text.trim().replace(decimalMarkOf(words), ".");
  return plain === "" ? null : Number(plain);
};
