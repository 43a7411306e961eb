import type { Tx } from "../../../database/index.ts";

export type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The content of a file as it was sent, piece by piece. While one is worked on, the next is read. */
export async function* readStoredFile(
  read: Read,
  readPiece: (tx: Tx, number: number) => Promise<Buffer | null>,
): AsyncGenerator<Buffer> {
  const begin = (number: number): Promise<Buffer | null> => {
    const piece = read((tx) => readPiece(tx, number));
    // It is awaited when its turn comes, which may be never.
    piece.catch(() => undefined);
    return piece;
  };
  let coming = begin(0);
  for (let number = 1; ; number += 1) {
    const piece = await coming;
    if (piece === null) return;
    coming = begin(number);
    yield piece;
  }
}
