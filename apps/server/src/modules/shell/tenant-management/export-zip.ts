import { crc32, deflateRawSync } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";
import * as z from "zod/mini";

/** An entry that is already in the file. */
export const WrittenEntry = z.object({
  name: z.string(),
  crc: z.number(),
  size: z.number(),
  compressedSize: z.number(),
});
export type WrittenEntry = z.output<typeof WrittenEntry>;

/** Sizes and places in a ZIP file without extensions have 32 bits. */
const mostBytes = 0xf000_0000;
const deflated = 8;

const inputOf = ({ name, crc, size }: WrittenEntry, at: Date): ZipInputFile => ({
  filename: name,
  crc,
  size,
  compression: deflated,
  mtime: at,
});

/**
 * Writes a ZIP file entry by entry. It goes on after `written` entries: only their sizes and checksums are needed, for the directory
 * at the file's end.
 */
export const continueZip = (written: readonly WrittenEntry[], at: Date) => {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the file would be larger than a ZIP file may be");
    chunks.push(chunk);
  });
  const put = (entry: WrittenEntry, content: Uint8Array<ArrayBuffer>): void => {
    const input = inputOf(entry, at);
    zip.add(input);
    input.ondata?.(null, content, true);
  };
  const taken = (): Buffer => {
    const all = Buffer.concat(chunks);
    chunks = [];
    return all;
  };
  for (const entry of written) {
    put(entry, new Uint8Array(entry.compressedSize));
    chunks = [];
  }
  return {
    /** The bytes of one more entry, and what to remember of it. */
    add: (name: string, content: Buffer): { entry: WrittenEntry; bytes: Buffer } => {
      const compressed = deflateRawSync(content);
      const entry = { name, crc: crc32(content), size: content.length, compressedSize: compressed.length };
      put(entry, compressed);
      return { entry, bytes: taken() };
    },
    /** The bytes of the directory. */
    end: (): Buffer => {
      zip.end();
      return taken();
    },
  };
};
