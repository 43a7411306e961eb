import type { GridValue } from "../cells/grid-value.ts";

export type GridExportFormat = "csv" | "xlsx";

/** Rows that have come, in order, and how many there will be. */
export interface GridExportPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface GridExportLabels {
  /** The button. */
  readonly export: string;
  readonly csv: string;
  readonly xlsx: string;
  /** The title of the progress. */
  readonly exporting: string;
  readonly progress: (done: number, total: number) => string;
  readonly cancel: string;
  readonly done: (rows: number) => string;
  readonly cancelled: string;
  readonly failed: string;
  /** The most rows that a sheet of Excel can hold. */
  readonly tooMany: (most: number) => string;
}

/** The rows' cells, column by column as they are shown; what a column says in words is exported in words. */
export interface ExportTable {
  readonly headers: readonly string[];
  readonly widths: readonly number[];
  readonly pages: AsyncIterable<readonly (readonly GridValue[])[]>;
}
