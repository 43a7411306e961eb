import type { GridValue } from "../cells/grid-value.ts";

export type GridExportFormat = "csv" | "xlsx";

/** Rows that have come, in order, and how many there will be. */
export interface GridExportPage<Row> {
  rows: readonly Row[];
  total: number;
}

export interface GridExportLabels {
  /** The button. */
  export: string;
  csv: string;
  xlsx: string;
  /** The title of the progress. */
  exporting: string;
  progress: (done: number, total: number) => string;
  cancel: string;
  done: (rows: number) => string;
  cancelled: string;
  failed: string;
  /** The most rows that a sheet of Excel can hold. */
  tooMany: (most: number) => string;
}

/** The rows' cells, column by column as they are shown; what a column says in words is exported in words. */
export interface ExportTable {
  headers: readonly string[];
  widths: readonly number[];
  pages: AsyncIterable<readonly (readonly GridValue[])[]>;
}
