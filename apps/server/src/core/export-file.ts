import type { ExportFormat } from "@evolve/contracts/search";
import { stringify } from "csv-stringify/sync";

type Cell = string | number | boolean | null;

/** The lines of an export, as its rows come: a table of columns, or the rows as the search answers them. */
export async function* exportFile<Found, Row extends object>(
  format: ExportFormat,
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  pages: AsyncIterable<readonly Found[]>,
  present: (found: Found) => Row,
): AsyncGenerator<string> {
  // The mark has Excel take the file as UTF-8.
  if (format === "csv") yield csv([Object.keys(columns)], true);
  for await (const found of pages) {
    const rows = found.map(present);
    if (format === "csv") yield csv(rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row))));
    else yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  }
}

const csv = (lines: readonly (readonly Cell[])[], bom = false): string =>
  stringify([...lines], {
    bom,
    record_delimiter: "windows",
    cast: { boolean: String },
    // Also around the separators of other languages: who opens the file in one must not find half a text in the next cell.
    quoted_match: /[;\t]/,
    escape_formulas: true,
  });
