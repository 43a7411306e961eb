/** How many `--person-n` colours the tokens have. */
const personColours = 8;

const cjk = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Up to two letters that stand for a person: first and last name ("Ana María Ruiz" → "AR"), the whole of a short Chinese,
 * Japanese or Korean name ("李 明" → "李明", "王小明" → "小明": the given name), the first two of an address ("sa@x" → "SA").
 */
export const initialsOf = (name: string): string => {
  const words = (name.split("@")[0] ?? "").split(/[\s._\-+]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  if (first === undefined) return "?";
  if (cjk.test(first)) return graphemes(words.join("")).slice(-2).join("");
  const last = words.at(-1);
  if (words.length === 1 || last === undefined) return upper(graphemes(first).slice(0, 2).join(""));
  return upper(firstLetter(first) + firstLetter(last));
};

/** 1 to 8, the same for the same text on every machine (FNV-1a). */
export const personColourOf = (seed: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV differ little for names alike; the high ones stir them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash >>> 13) % personColours) + 1;
};

const firstLetter = (word: string): string => graphemes(word).find((part) => /[\p{L}\p{N}]/u.test(part)) ?? "";

const graphemes = (text: string): string[] => Array.from(letters.segment(text), (part) => part.segment);

const upper = (text: string): string => {
  // 'ß' would become two letters.
  return Array.from(text, (letter) =>
    letter.toUpperCase().length > letter.length ? letter : letter.toUpperCase(),
  ).join("");
};
