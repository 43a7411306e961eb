import { FileFault, type FileLimits, type FileRow } from "./file-row.ts";

const maxCellChars = 10_000;

/** Decoded at once. Little, since a cell that is kept keeps all of it in memory. */
const bytesAtOnce = 16 * 1024;

/**
 * The rows of a CSV file (RFC 4180), some at a time. Its separator and line ends are recognised, and a quote inside a cell is taken as
 * it is, because spreadsheets and telephone systems agree on neither.
 */
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
      yield rows.take(decoder.decode(piece.subarray(at, at + bytesAtOnce), { stream: true }));
  }
  if (rows) yield rows.takeRest(decoder.decode());
}

interface Style {
  readonly separator: string;
  readonly lineEnd: string;
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
  let rest = "";
  let line = 1;

  const read = (more: string, isEnd: boolean): FileRow[] => {
    if (rest.length > maxChars) throw new FileFault("too long a row");
    const text = rest + more;
    const rows: FileRow[] = [];
    let at = 0;
    let quote = text.indexOf('"');
    while (at < text.length) {
      const found = text.indexOf(lineEnd, at);
      const end = found < 0 ? text.length : found;
      while (quote >= 0 && quote < at) quote = text.indexOf('"', at);
      if (quote < 0 || quote >= end) {
        if (found < 0 && !isEnd) break;
        const last = lineEnd === "\n" && text[end - 1] === "\r" ? end - 1 : end;
        if (last > at) rows.push({ line, cells: text.slice(at, last).split(separator) });
        line += 1;
        at = end + 1;
        continue;
      }
      const row = readQuoted(text, at, { separator, lineEnd });
      if (row.isOpen || (row.next > text.length && !isEnd)) {
        if (isEnd) throw new FileFault("a quote that is not closed");
        break;
      }
      rows.push({ line, cells: row.cells });
      line += text.slice(at, row.next).split(lineEnd).length - 1 || 1;
      at = row.next;
    }
    rest = text.slice(at);
    return rows;
  };
  return { take: (text: string) => read(text, false), takeRest: (text: string) => read(text, true) };
};

interface QuotedRow {
  readonly cells: string[];
  /** Where the next row begins; beyond the text where this one may go on. */
  readonly next: number;
  /** Whether the text ends within quotes. */
  readonly isOpen: boolean;
}

/** Reads a row cell by cell. */
const readQuoted = (text: string, from: number, { separator, lineEnd }: Style): QuotedRow => {
  const cells: string[] = [];
  for (let at = from; ;) {
    const quoted = text[at] === '"' ? closingQuote(text, at, separator) : null;
    if (quoted === "open") return { cells, next: at, isOpen: true };
    const after = quoted ?? at;
    const [nextCell, nextLine] = [text.indexOf(separator, after), text.indexOf(lineEnd, after)];
    const lineStop = nextLine < 0 ? text.length : nextLine;
    const isLast = nextCell < 0 || nextCell > lineStop;
    const stop = isLast ? lineStop : nextCell;
    const cell = quoted === null ? text.slice(at, stop) : text.slice(at + 1, quoted - 1).replaceAll('""', '"');
    cells.push(isLast && quoted === null && cell.endsWith("\r") ? cell.slice(0, -1) : cell);
    if (isLast) return { cells, next: lineStop + 1, isOpen: false };
    at = stop + 1;
  }
};

/** The place after the quote that closes a cell; null where the cell goes on after it, so that its quotes are part of it. */
const closingQuote = (text: string, open: number, separator: string): number | "open" | null => {
  for (let quote = text.indexOf('"', open + 1); quote >= 0; quote = text.indexOf('"', quote + 2)) {
    const next = text[quote + 1];
    if (next === '"') continue;
    return next === undefined || next === separator || next === "\r" || next === "\n" ? quote + 1 : null;
  }
  return "open";
};
