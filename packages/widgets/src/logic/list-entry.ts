/** The entries of a text of several lines; blanks around them and empty lines go. */
export const entriesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

export interface Intake {
  readonly items: readonly string[];
  readonly added: readonly string[];
  readonly refused: readonly { readonly text: string; readonly complaint: string }[];
}

/** Adds the entries that pass, one after the other, so that the second of two equal ones is checked against the first. */
export const takeIn = (
  items: readonly string[],
  entries: readonly string[],
  check: (text: string, others: readonly string[]) => string | undefined,
): Intake => {
  const added: string[] = [];
  const refused: { text: string; complaint: string }[] = [];
  for (const text of entries) {
    const complaint = check(text, [...items, ...added]);
    if (complaint === undefined) added.push(text);
    else refused.push({ text, complaint });
  }
  return { items: [...items, ...added], added, refused };
};
