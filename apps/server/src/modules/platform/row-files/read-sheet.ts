import { SaxesParser } from "saxes";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { FileFault, type FileLimits, type FileRow } from "./file-row.ts";

/**
 * The rows of the first sheet of an XLSX file (ECMA-376): a ZIP archive of XML. The archive is held in memory, what is in it is
 * read as a stream. An entry larger than it says, or too large, is refused before it is unpacked.
 */
export async function* readSheet(content: AsyncIterable<Buffer>, limits: FileLimits): AsyncGenerator<FileRow[]> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  const archive = await open(Buffer.concat(pieces));
  try {
    const entries = await entriesOf(archive, limits.unpackedBytes);
    const sheet = [...entries.values()]
      .filter(({ fileName }) => /^xl\/worksheets\/[^/]+\.xml$/.test(fileName))
      .sort((one, other) => one.fileName.localeCompare(other.fileName, "en", { numeric: true }))[0];
    if (!sheet) throw new FileFault("no sheet");
    const texts = entries.get("xl/sharedStrings.xml");
    const shared = texts ? await readSharedTexts(archive, texts) : [];
    yield* rowsOf(archive, sheet, shared, limits.columns);
  } finally {
    archive.close();
  }
}

const open = (content: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (error, archive) => {
      if (error) reject(new FileFault(error.message));
      else resolve(archive);
    });
  });

const maxEntries = 1_000;

const entriesOf = (archive: ZipFile, unpackedMax: number): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    archive.on("entry", (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      entries.set(entry.fileName, entry);
      if (unpacked > unpackedMax || entries.size > maxEntries) reject(new FileFault("a ZIP bomb"));
      else archive.readEntry();
    });
    archive.once("end", () => resolve(entries));
    archive.once("error", (error: Error) => reject(new FileFault(error.message)));
    archive.readEntry();
  });

/** Feeds an entry to a parser, piece by piece, and hands out what `drain` takes from it after each. A document type is refused: it may define entities. */
async function* parsed<T>(archive: ZipFile, entry: Entry, parser: SaxesParser, drain: () => T): AsyncGenerator<T> {
  parser.on("doctype", () => {
    throw new FileFault("a document type");
  });
  parser.on("error", (error) => {
    throw new FileFault(error.message);
  });
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    archive.openReadStream(entry, (error, opened) => {
      if (error) reject(new FileFault(error.message));
      else resolve(opened);
    });
  });
  stream.setEncoding("utf8");
  try {
    for await (const piece of stream as AsyncIterable<string>) {
      parser.write(piece);
      yield drain();
    }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault(String(error));
  }
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

const readSharedTexts = async (archive: ZipFile, entry: Entry): Promise<string[]> => {
  const texts: string[] = [];
  let current: string[] | null = null;
  let isText = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (localName(name) === "si") current = [];
    isText = localName(name) === "t";
  });
  parser.on("text", (text) => {
    if (isText) current?.push(text);
  });
  parser.on("closetag", ({ name }) => {
    isText = false;
    if (localName(name) !== "si" || !current) return;
    texts.push(current.join(""));
    current = null;
  });
  for await (const none of parsed(archive, entry, parser, () => null)) void none;
  return texts;
};

/** "B" of "B7" is the second column. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

async function* rowsOf(
  archive: ZipFile,
  entry: Entry,
  shared: readonly string[],
  columnsMax: number,
): AsyncGenerator<FileRow[]> {
  let ready: FileRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let cell = { column: 0, type: "", value: "" };
  let isValue = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const local = localName(name);
    if (local === "row") {
      line = Number(attributes["r"] ?? line + 1);
      cells = [];
    } else if (local === "c") {
      const reference = attributes["r"];
      const column = reference === undefined ? cells.length : columnOf(reference);
      if (column >= columnsMax) throw new FileFault("too many columns");
      cell = { column, type: attributes["t"] ?? "n", value: "" };
    } else isValue = local === "v" || local === "t";
  });
  parser.on("text", (text) => {
    if (isValue) cell.value += text;
  });
  parser.on("closetag", ({ name }) => {
    const local = localName(name);
    isValue = false;
    if (local === "c") {
      while (cells.length < cell.column) cells.push("");
      cells[cell.column] = cell.type === "s" ? (shared[Number(cell.value)] ?? "") : cell.value;
    } else if (local === "row") ready.push({ line, cells });
  });
  yield* parsed(archive, entry, parser, () => {
    const rows = ready;
    ready = [];
    return rows;
  });
}
