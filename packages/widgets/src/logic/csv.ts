import type { GridValue } from "../data-grid/types.ts";

export interface CsvFormat {
  readonly separator: string;
  readonly decimal: string;
}

/** The separator that spreadsheets in this language expect: a semicolon where the comma is the decimal mark. */
export const csvFormat = (locale: string): CsvFormat => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  return { decimal, separator: decimal === "," ? ";" : "," };
};

/** So that Excel takes the file as UTF-8. */
export const byteOrderMark = "\uFEFF";

export const csvLine = (cells: readonly GridValue[], { separator, decimal }: CsvFormat): string => {
  const written = cells.map((cell) => {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell).replace(".", decimal);
    if (cell instanceof Date) return stampOf(cell);
    return typeof cell === "boolean" ? String(cell) : quoted(withoutFormula(cell));
  });
  return `${written.join(separator)}\r\n`;
};

/** `2026-11-21 09:30`, which every spreadsheet reads as a time. */
const stampOf = (date: Date): string => {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
};

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets do not show.
 * Source: OWASP, CSV Injection; the wide forms count in Japanese and Chinese Excel.
 */
const withoutFormula = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);

/** Also around the other separator: who opens the file in another language must not find the rest of a text in its own cell. */
const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
