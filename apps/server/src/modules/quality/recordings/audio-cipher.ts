import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Bytes of a recording in one chunk: little enough that a range decrypts hardly more than it answers. */
export const chunkBytes = 64 * 1024;

const keyBytes = 32;
const tagBytes = 16;

/** A key for one recording alone. */
export const newAudioKey = (): Buffer => randomBytes(keyBytes);

/** A key is used for one recording, so the number of a chunk is a nonce that never repeats (NIST SP 800-38D, 8.2.1). */
const nonceOf = (number: number): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
};

/** Encrypts a chunk with AES-256-GCM, bound to its recording and its place; the tag stands behind it. */
export const sealChunk = (key: Buffer, recordingId: string, number: number, plain: Buffer): Buffer => {
  const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number)).setAAD(Buffer.from(recordingId));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** Throws when the chunk was altered, or belongs to another recording or place. */
export const openChunk = (key: Buffer, recordingId: string, number: number, sealed: Buffer): Buffer => {
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number), { authTagLength: tagBytes })
    .setAAD(Buffer.from(recordingId))
    .setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
};
