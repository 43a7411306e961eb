import type { ExportFormat } from "@evolve/contracts/search";

type Cell = string | number | boolean | null;

/** The lines of an export, as its rows come: a table of columns, or the rows as the search answers them. */
export async function* exportFile<Found, Row extends object>(
  format: ExportFormat,
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  pages: AsyncIterable<readonly Found[]>,
  present: (found: Found) => Row,
): AsyncGenerator<string> {
  if (format === "csv") yield byteOrderMark + csvLine(Object.keys(columns));
  const lineOf = (row: Row): string =>
    format === "csv" ? csvLine(Object.values(columns).map((cellOf) => cellOf(row))) : `${JSON.stringify(row)}\n`;
  for await (const found of pages) yield found.map((one) => lineOf(present(one))).join("");
}

/** So that Excel takes the file as UTF-8. */
const byteOrderMark = "\uFEFF";

/** RFC 4180. */
const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (typeof cell === "string" ? quoted(withoutFormula(cell)) : String(cell ?? ""))).join(",")}\r\n`;

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets do not show.
 * Source: OWASP, CSV Injection; the wide forms count in Japanese and Chinese Excel.
 */
const withoutFormula = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);

/** Also around the separator of other languages: whoever opens the file in one must not find half a text in the next cell. */
const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
