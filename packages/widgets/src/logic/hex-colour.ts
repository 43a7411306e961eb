/** A colour as `#rrggbb` in small letters, of `#` and three or six hexadecimal digits; `null` of anything else. */
export const readHex = (text: string): string | null => {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join("")}`;
};

/** What a typed or pasted text was meant as: blanks go, and the `#` that a design tool leaves out is put before it. */
export const tidyHex = (text: string): string => {
  const typed = text.normalize("NFKC").trim();
  return readHex(`#${typed}`) ? `#${typed}` : typed;
};

const keptColours = 8;

/** The colours that were used last, the latest first and none of them twice. */
export const withRecent = (recent: readonly string[], text: string): readonly string[] => {
  const colour = readHex(text);
  if (colour === null || recent[0] === colour) return recent;
  return [colour, ...recent.filter((other) => other !== colour)].slice(0, keptColours);
};
