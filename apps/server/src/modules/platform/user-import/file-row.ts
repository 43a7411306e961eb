/** Why a file cannot be read at all. The message is for the log. */
export class FileFault extends Error {}

export type FileFormat = "csv" | "xlsx";

export interface FileRow {
  /** Counted from 1, as editors and spreadsheets do. */
  readonly line: number;
  readonly cells: readonly string[];
}
