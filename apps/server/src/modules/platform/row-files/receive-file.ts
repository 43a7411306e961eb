import type { FastifyRequest } from "fastify";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { storable } from "../../../http/text.ts";
import { FileFault, type FileFormat, type FileLimits, type FileRow } from "./file-row.ts";
import { readRows } from "./read-rows.ts";
import { readStoredFile } from "./stored-file.ts";

const pieceBytes = 512 * 1024;

/** Where a file goes; each call is a single statement. */
export interface FileStore {
  readonly begin: (tx: Tx, file: { readonly fileName: string; readonly format: FileFormat }) => Promise<void>;
  readonly append: (tx: Tx, number: number, content: Buffer) => Promise<void>;
  readonly read: (tx: Tx, number: number) => Promise<Buffer | null>;
  readonly remove: (tx: Tx) => Promise<void>;
}

export interface ReceivedFile {
  readonly fileName: string;
  readonly format: FileFormat;
  /** Its first rows; the first names the columns. */
  readonly head: readonly FileRow[];
}

/**
 * Stores the file of a request piece by piece, each in a statement of its own, so that a slow sender holds no connection. Refuses
 * what is no table, after a look at its first rows; the log says why.
 */
export const receiveFile = async (
  { database, log }: Services,
  tenantId: string,
  http: FastifyRequest,
  store: FileStore,
  { headRows, limits }: { readonly headRows: number; readonly limits: FileLimits },
): Promise<ReceivedFile> => {
  if (!http.isMultipart()) return refuse("unsupportedMediaType");
  // What is no multipart message makes the parser throw.
  const part = await http.file().catch((error: unknown) => refuse("fileRefused", { reason: String(error) }));
  if (!part) return refuse("fileRefused", { reason: "no file" });
  const fileName = storable(part.filename).slice(0, 255);
  const format = /\.xlsx$/i.test(fileName) ? "xlsx" : "csv";
  await database.writeTenant(tenantId, (tx) => store.begin(tx, { fileName, format }));
  try {
    let number = 0;
    let waiting: Buffer[] = [];
    let bytes = 0;
    const keep = async (): Promise<void> => {
      const content = Buffer.concat(waiting);
      await database.writeTenant(tenantId, (tx) => store.append(tx, number, content));
      [waiting, bytes, number] = [[], 0, number + 1];
    };
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      waiting.push(piece);
      bytes += piece.length;
      if (bytes >= pieceBytes) await keep();
    }
    if (part.file.truncated) refuse("bodyTooLarge");
    if (bytes > 0) await keep();
    const head: FileRow[] = [];
    const content = readStoredFile((work) => database.readTenant(tenantId, work), store.read);
    for await (const rows of readRows(format, content, limits))
      if (head.push(...rows.slice(0, headRows - head.length)) === headRows) break;
    if (head.length < 2) refuse("fileRefused", { reason: "no rows" });
    return { fileName, format, head };
  } catch (error) {
    await database.writeTenant(tenantId, (tx) => store.remove(tx));
    if (!(error instanceof FileFault)) throw error;
    log.info({ reason: error.message }, "Error while uploading file");
    return refuse("fileRefused", { reason: error.message });
  }
};
