import { FileFault, type FileFormat, type FileLimits, type FileRow } from "./file-row.ts";
import { readCsv } from "./read-csv.ts";

/** The rows of a file, some at a time, blank ones left out. */
export async function* readRows(
  format: FileFormat,
  content: AsyncIterable<Buffer>,
  limits: FileLimits,
): AsyncGenerator<readonly FileRow[]> {
  let rows = 0;
  // Loaded when needed: the parser of workbooks is large, and few files are workbooks.
  const read = format === "csv" ? readCsv : (await import("./read-sheet.ts")).readSheet;
  for await (const some of read(content, limits)) {
    const filled = some.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
    // The first names the columns.
    const room = limits.rows + 1 - rows;
    const wide = filled.findIndex(({ cells }) => cells.length > limits.columns);
    const good = Math.min(room, wide < 0 ? filled.length : wide);
    if (good > 0) yield good < filled.length ? filled.slice(0, good) : filled;
    if (good < filled.length) throw new FileFault(good === room ? "too many rows" : "too many columns");
    rows += good;
  }
}
