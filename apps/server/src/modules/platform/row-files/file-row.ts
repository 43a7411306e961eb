/** Why a file cannot be read at all. The message is for the log. */
export class FileFault extends Error {}

export type FileFormat = "csv" | "xlsx";

/**
 * What stands in a cell for bytes that are no text: those that the file's encoding does not know, and NUL, which the database
 * does not store.
 */
export const isUnreadable = (cell: string): boolean => cell.includes("\ufffd");

export interface FileRow {
  /** Counted from 1, as editors and spreadsheets do. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** How much of a file is read before it is refused. */
export interface FileLimits {
  /** Of an XLSX file, which is an archive. */
  readonly unpackedBytes: number;
  readonly rows: number;
  readonly columns: number;
}
