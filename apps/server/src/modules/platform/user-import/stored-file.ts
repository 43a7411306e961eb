import type { Tx } from "../../../database/index.ts";
import { readChunk } from "./repository.ts";

export type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The content of a file as it was sent, piece by piece, each read by itself. */
export async function* readStoredFile(read: Read, tenantId: string, importId: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const piece = await read((tx) => readChunk(tx, { tenantId, importId }, number));
    if (piece === null) return;
    yield piece;
  }
}
