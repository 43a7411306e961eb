import { byteOrderMark, csvFormat, csvLine } from "../../logic/csv.ts";
import type { ExportTable } from "./export-types.ts";

export const writeCsv = async (table: ExportTable, locale: string): Promise<Blob> => {
  const format = csvFormat(locale);
  const parts = [byteOrderMark, csvLine(table.headers, format)];
  for await (const rows of table.pages) parts.push(rows.map((cells) => csvLine(cells, format)).join(""));
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
};
