import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../core/actor.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { storable } from "../../../http/text.ts";
import { newId } from "../../../ids.ts";
import { FileFault, type FileRow } from "./file-row.ts";
import { readRows } from "./read-rows.ts";
import { deleteImport, insertChunk, insertImport } from "./repository.ts";
import { readStoredFile } from "./stored-file.ts";

const chunkBytes = 512 * 1024;
const previewRows = 6;

export interface ReceivedFile {
  readonly importId: string;
  readonly head: readonly FileRow[];
}

/**
 * Stores the file of a request piece by piece, each in a statement of its own, so that a slow sender holds no connection. Refuses
 * what is no file of users, after a look at its first rows; the log says why.
 */
export const receiveFile = async (
  { clock, database, log }: Services,
  { tenantId, userId }: Actor,
  http: FastifyRequest,
): Promise<ReceivedFile> => {
  if (!http.isMultipart()) return refuse("unsupportedMediaType");
  // What is no multipart message makes the parser throw.
  const part = await http.file().catch((error: unknown) => refuse("fileRefused", { reason: String(error) }));
  if (!part) return refuse("fileRefused", { reason: "no file" });
  const importId = newId();
  const key = { tenantId, importId };
  const fileName = storable(part.filename).slice(0, 255);
  const format = /\.xlsx$/i.test(fileName) ? "xlsx" : "csv";
  const row = { tenantId, id: importId, createdBy: userId, createdAt: clock.now(), fileName, format } as const;
  await database.writeTenant(tenantId, (tx) => insertImport(tx, row));
  try {
    let number = 0;
    let waiting: Buffer[] = [];
    let bytes = 0;
    const store = async (): Promise<void> => {
      const content = Buffer.concat(waiting);
      await database.writeTenant(tenantId, (tx) => insertChunk(tx, key, number, content));
      [waiting, bytes, number] = [[], 0, number + 1];
    };
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      waiting.push(piece);
      bytes += piece.length;
      if (bytes >= chunkBytes) await store();
    }
    if (part.file.truncated) refuse("bodyTooLarge");
    if (bytes > 0) await store();
    const head: FileRow[] = [];
    const content = readStoredFile((work) => database.readTenant(tenantId, work), tenantId, importId);
    for await (const line of readRows(format, content)) if (head.push(line) === previewRows) break;
    if (head.length < 2) refuse("fileRefused", { reason: "no rows" });
    return { importId, head };
  } catch (error) {
    await database.writeTenant(tenantId, (tx) => deleteImport(tx, key));
    if (!(error instanceof FileFault)) throw error;
    log.info({ reason: error.message }, "Error while uploading file");
    return refuse("fileRefused", { reason: error.message });
  }
};
