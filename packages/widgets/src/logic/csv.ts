import type { GridValue } from "../data-grid/types.ts";

export interface CsvFormat {
  separator: string;
  decimal: string;
}

/** As spreadsheets of that language read it: where a comma stands in numbers, semicolons stand between cells. */
export function csvFormat(locale: string): CsvFormat {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  return { decimal, separator: decimal === "," ? ";" : "," };
}

/** So that Excel takes the file as UTF-8. */
export const byteOrderMark = "\uFEFF";

export function csvLine(cells: readonly GridValue[], { separator, decimal }: CsvFormat): string {
  const written = cells.map((cell) => {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell).replace(".", decimal);
    if (cell instanceof Date) return stampOf(cell);
    return typeof cell === "boolean" ? String(cell) : quoted(withoutFormula(cell));
  });
  return `${written.join(separator)}\r\n`;
}

/** `2026-11-21 09:30`, which every spreadsheet reads as a time. */
function stampOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets do not show.
 * Source: OWASP, CSV Injection; the wide forms count in Japanese and Chinese Excel.
 */
function withoutFormula(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** Also around the other separator: who opens the file in another language must not find the rest of a text in its own cell. */
function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
