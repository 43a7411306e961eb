import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { FileFault, type FileFormat, type FileLimits, type FileRow } from "./file-row.ts";

const maxCellChars = 10_000;

/** The rows of a file, one after another, blank ones left out. */
export async function* readRows(
  format: FileFormat,
  content: AsyncIterable<Buffer>,
  limits: FileLimits,
): AsyncGenerator<FileRow> {
  let rows = 0;
  // What unpacks and parses a workbook is large, and few files are one.
  const read = format === "csv" ? readCsv : (await import("./read-sheet.ts")).readSheet;
  for await (const row of read(content, limits)) {
    if (row.cells.every((cell) => cell.trim() === "")) continue;
    rows += 1;
    // The first names the columns.
    if (rows > limits.rows + 1) throw new FileFault("too many rows");
    if (row.cells.length > limits.columns) throw new FileFault("too many columns");
    yield row;
  }
}

async function* readCsv(content: AsyncIterable<Buffer>, limits: FileLimits): AsyncGenerator<FileRow> {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const whole = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  };
  const parser = Readable.from(whole()).pipe(
    parse({
      bom: true,
      delimiter: separatorIn(first.value.toString("utf8", 0, 4_000)),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: limits.columns * maxCellChars,
    }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { line: info.lines, cells: record };
  } catch (error) {
    throw error instanceof CsvError ? new FileFault(error.message) : error;
  }
}

/** Spreadsheets write semicolons where the comma is the decimal separator. */
const separatorIn = (start: string): string => {
  const [line = ""] = start.split(/\r?\n/, 1);
  const counted = [",", ";", "\t"].map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.separator ?? ",";
};
