/* Files of rows, CSV and XLSX, that people send to be imported. */

export { FileFault, type FileFormat, type FileLimits, type FileRow, isUnreadable } from "./file-row.ts";
export { guessColumns } from "./guess-columns.ts";
export { readRows } from "./read-rows.ts";
export { type FileStore, type ReceivedFile, receiveFile } from "./receive-file.ts";
export { spreadsheetLines } from "./spreadsheet-lines.ts";
export { type Read, readStoredFile } from "./stored-file.ts";
