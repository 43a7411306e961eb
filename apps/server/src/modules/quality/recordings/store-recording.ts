import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { chunkBytes, newAudioKey, sealChunk } from "./audio-cipher.ts";
import { formatOf, headBytes } from "./audio-format.ts";
import { insertChunks, insertRecording, removeRecording } from "./recordings-repository.ts";

/** Chunks in one statement. */
const chunksAtOnce = 8;

export const keyPurpose = (tenantId: string, recordingId: string): string => `recording ${tenantId} ${recordingId}`;

export interface IncomingAudio {
  readonly tenantId: string;
  readonly interactionId: string;
  readonly fileName: string;
  readonly content: AsyncIterable<Buffer>;
  /** Throws where the content ended too early. */
  readonly check?: () => void;
}

export interface StoredAudio {
  readonly id: string;
  readonly bytes: number;
}

/**
 * Encrypts a file with a key of its own and stores it chunk by chunk, each batch in a statement of its own, so that a slow sender holds no
 * connection. `complete` makes it the recording of its interaction; where anything fails, nothing of it stays.
 */
export const storeRecording = async <T>(
  { clock, database, secrets }: Pick<Services, "clock" | "database" | "secrets">,
  { tenantId, interactionId, fileName, content, check }: IncomingAudio,
  complete: (stored: StoredAudio) => Promise<T>,
): Promise<T> => {
  const id = newId();
  const key = newAudioKey();
  const progress = { isBegun: false };
  let number = 0;
  let bytes = 0;
  let waiting = Buffer.alloc(0);

  const begin = async (): Promise<void> => {
    const format = waiting.length < 12 ? null : formatOf(waiting.subarray(0, headBytes));
    if (format === null) return refuse("unsupportedMediaType", { reason: "not WAV, MP3, Ogg or WebM" });
    const sealedKey = secrets.seal(key.toString("base64"), keyPurpose(tenantId, id));
    const createdAt = clock.now();
    const recording = { tenantId, id, interactionId, fileName, format, sealedKey, createdAt };
    progress.isBegun = await database.writeTenant(tenantId, (tx) => insertRecording(tx, recording));
    if (!progress.isBegun) refuse("notFound");
  };
  const keep = async (most: number): Promise<void> => {
    if (!progress.isBegun) await begin();
    const chunks: { number: number; content: Buffer }[] = [];
    for (; chunks.length < most && waiting.length > 0; number += 1) {
      const plain = waiting.subarray(0, chunkBytes);
      waiting = waiting.subarray(chunkBytes);
      bytes += plain.length;
      chunks.push({ number, content: sealChunk(key, id, number, plain) });
    }
    if (chunks.length === 0) return;
    if (!(await database.withTenant(tenantId, (tx) => insertChunks(tx, tenantId, id, chunks)))) refuse("notFound");
  };

  try {
    for await (const piece of content) {
      waiting = Buffer.concat([waiting, piece]);
      while (waiting.length >= chunksAtOnce * chunkBytes) await keep(chunksAtOnce);
    }
    check?.();
    await keep(chunksAtOnce);
    return await complete({ id, bytes });
  } catch (error) {
    if (progress.isBegun) await database.writeTenant(tenantId, (tx) => removeRecording(tx, tenantId, id));
    throw error;
  }
};
