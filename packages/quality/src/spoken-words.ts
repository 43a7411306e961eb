/** A word of a text: where it stands, and how it is compared. */
export interface SpokenWord {
  readonly start: number;
  readonly end: number;
  /** Without case, accents and apostrophes. */
  readonly folded: string;
}

/**
 * Scripts without spaces between words: each of their characters counts as a word, so that a phrase is found wherever its
 * characters follow each other. Elsewhere a word goes on over marks and apostrophes, and a phrase never begins or ends within it.
 */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const letter = String.raw`(?:(?![${unspaced}])[\p{L}\p{N}\p{M}])`;
const word = new RegExp(String.raw`[${unspaced}]\p{M}*|${letter}+(?:['’ʼ]${letter}+)*`, "gu");

/** Upper case first: it makes ß of two letters, and one of both forms of sigma. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’ʼ]/gu, "");

export const spokenWords = (text: string): SpokenWord[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    folded: fold(found),
  })).filter(({ folded }) => folded !== "");
