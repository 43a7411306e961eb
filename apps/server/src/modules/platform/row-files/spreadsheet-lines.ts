import type { Language } from "@evolve/i18n";
import { stringify } from "csv-stringify/sync";

/**
 * Lines of CSV as spreadsheets of a language read them, with formulas made harmless. The start of a file carries its byte order
 * mark.
 */
export const spreadsheetLines = (
  rows: readonly (readonly string[])[],
  language: Language,
  { isStart }: { readonly isStart: boolean },
): string =>
  stringify([...rows], {
    bom: isStart,
    delimiter: separatorOf(language),
    record_delimiter: "windows",
    escape_formulas: true,
  });

/** Where the comma is the decimal separator, cells are separated by semicolons. */
const separatorOf = (language: Language): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === "decimal" && value === ",")
    ? ";"
    : ",";
