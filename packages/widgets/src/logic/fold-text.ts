/** Letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const alike: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/** A text as it is searched in: without case, accents, ligatures and the wide forms of East Asian keyboards. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøłđðþıς]/g, (letter) => alike[letter] ?? letter)
    .normalize("NFC");

/** Whether a folded text has every word that was typed, in whatever order. Nothing typed is in every text. */
export const createTextFilter = (query: string): ((folded: string) => boolean) => {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
};
