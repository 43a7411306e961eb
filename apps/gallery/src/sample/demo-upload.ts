import type { Upload } from "@evolve/widgets/file-upload";

const slices = 24;
const sliceMs = 60;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const giveUp = () => {
      clearTimeout(timer);
      reject(new DOMException("The upload was cancelled", "AbortError"));
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp, { once: true });
  });

interface Line {
  /** The part of the file after which nothing moves any more, or the line breaks. */
  readonly endsAt?: number;
  readonly breaks?: boolean;
}

/** A server for the examples: it reads the file in slices over a slow line, and answers with the bytes that it has read. */
export const demoUpload =
  ({ endsAt = 1, breaks = false }: Line = {}): Upload<number> =>
  async (file, { signal, onProgress }) => {
    const slice = Math.max(1, Math.ceil(file.size / slices));
    let read = 0;
    while (read < file.size * endsAt) {
      await pause(sliceMs, signal);
      read += (await file.slice(read, read + slice).arrayBuffer()).byteLength;
      onProgress(read / file.size);
    }
    if (breaks) throw new DOMException("The line broke", "NetworkError");
    if (endsAt < 1) await pause(2 ** 30, signal);
    return read;
  };
