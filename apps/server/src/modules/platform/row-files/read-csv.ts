import { storable } from "../../../http/text.ts";
import Papa, { type ParseResult } from "papaparse";
import { FileFault, type FileLimits, type FileRow } from "./file-row.ts";

const maxCellChars = 10_000;

/** Decoded at once. Little, since a cell that is kept keeps all of it in memory. */
const bytesAtOnce = 16 * 1024;

/** The rows of a CSV file (RFC 4180), some at a time. Its separator and line ends are recognised, because systems do not agree on them. */
export async function* readCsv(content: AsyncIterable<Buffer>, limits: FileLimits): AsyncGenerator<FileRow[]> {
  let rows: ReturnType<typeof createRows> | null = null;
  let decoder = new TextDecoder();
  for await (const piece of content) {
    if (rows === null) {
      decoder = new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? "utf-16le" : "utf-8");
      const start = new TextDecoder(decoder.encoding).decode(piece.subarray(0, 4_000));
      rows = createRows({ ...styleOf(start), maxChars: limits.columns * maxCellChars });
    }
    for (let at = 0; at < piece.length; at += bytesAtOnce)
      yield rows.take(storable(decoder.decode(piece.subarray(at, at + bytesAtOnce), { stream: true })));
  }
  if (rows) yield rows.takeRest(storable(decoder.decode()));
}

interface Style {
  readonly separator: string;
  readonly lineEnd: "\n" | "\r";
}

const styleOf = (start: string): Style => {
  const lineEnd = start.includes("\n") || !start.includes("\r") ? "\n" : "\r";
  const [line = ""] = start.split(lineEnd, 1);
  // Spreadsheets write semicolons where the comma is the decimal separator.
  const counted = [",", ";", "\t"].map((separator) => ({ separator, count: line.split(separator).length }));
  return { lineEnd, separator: counted.sort((one, other) => other.count - one.count)[0]?.separator ?? "," };
};

/** Takes a text in parts and hands out the rows that are complete. */
const createRows = ({ separator, lineEnd, maxChars }: Style & { readonly maxChars: number }) => {
  const parser = new Papa.Parser({ delimiter: separator, newline: lineEnd });
  let rest = "";
  let line = 1;

  const read = (more: string, isEnd: boolean): FileRow[] => {
    if (rest.length > maxChars) throw new FileFault("too long a row");
    const text = rest + more;
    const { data, errors, meta } = parser.parse(text, 0, !isEnd) as ParseResult<string[]>;
    // An incomplete row may look wrong only because the rest of it has not come yet.
    const broken = errors.find(({ row = 0 }) => row < data.length)?.row;
    const rows: FileRow[] = [];
    for (const [index, cells] of data.entries()) {
      if (index === broken)
        throw new FileFault(`line ${line}: a quote that is not closed, or not doubled inside quotes`);
      const last = cells.at(-1) ?? "";
      // Of a Windows line end; after a quote the parser leaves it out.
      if (last.endsWith("\r")) cells[cells.length - 1] = last.slice(0, -1);
      if (cells.length > 1 || cells[0] !== "") rows.push({ line, cells });
      line += 1;
      if (text.includes('"')) for (const cell of cells) line += cell.split(lineEnd).length - 1;
    }
    rest = text.slice(meta.cursor);
    return rows;
  };
  return { take: (text: string) => read(text, false), takeRest: (text: string) => read(text, true) };
};
