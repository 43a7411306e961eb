import type { ExportFormat } from "@evolve/contracts/search";
import { stringify } from "csv-stringify/sync";

type Cell = string | number | boolean | null;

/** The lines of an export file, streamed: CSV columns, or the rows as the search returns them. */
export async function* exportFile<Found, Row extends object>(
  format: ExportFormat,
  columns: Readonly<Record<string, (row: Row) => Cell>>,
  pages: AsyncIterable<readonly Found[]>,
  present: (found: Found) => Row,
): AsyncGenerator<string> {
  // The byte order mark makes Excel read the file as UTF-8.
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
    // Also quotes around other locales' separators, so that Excel in those locales does not split a text into two cells.
    quoted_match: /[;\t]/,
    escape_formulas: true,
  });
