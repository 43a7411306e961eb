/**
 * The table as spreadsheets put it on the clipboard: tabs between cells, a line for each row, quotes where needed. They take a minus sign
 * for a text, so that of a number becomes a hyphen.
 */
export const writeTsv = (table: readonly (readonly string[])[]): string =>
  table.map((cells) => cells.map((text) => quoted(text.replace(/^−(?=\d)/, "-"))).join("\t")).join("\n");

const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What a spreadsheet put on the clipboard. The line break at its end is no row of its own. */
export const readTsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  const source = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const endOf = (from: number) => {
    const end = source.slice(from).search(/[\t\n]/);
    return end < 0 ? source.length : from + end;
  };
  for (;;) {
    const taken = source[at] === '"' ? quotedAt(source, at) : null;
    const end = taken ? taken.end : endOf(at);
    cells.push(taken ? taken.text : source.slice(at, end));
    const separator = source[end];
    if (separator !== "\t") {
      rows.push(cells);
      cells = [];
    }
    if (separator === undefined) return rows;
    at = end + 1;
  }
};

/** The quoted cell that begins here; `null` where the quote is just a character of the text. */
const quotedAt = (source: string, start: number): { text: string; end: number } | null => {
  const match = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
  match.lastIndex = start;
  const found = match.exec(source);
  return found ? { text: (found[1] ?? "").replaceAll('""', '"'), end: match.lastIndex } : null;
};
