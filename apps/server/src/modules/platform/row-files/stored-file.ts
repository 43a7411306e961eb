import type { Tx } from "../../../database/index.ts";

export type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The content of a file as it was sent, piece by piece, each read by itself. */
export async function* readStoredFile(
  read: Read,
  readPiece: (tx: Tx, number: number) => Promise<Buffer | null>,
): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const piece = await read((tx) => readPiece(tx, number));
    if (piece === null) return;
    yield piece;
  }
}
