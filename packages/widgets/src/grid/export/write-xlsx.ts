import type { ExportTable } from "./export-types.ts";
import { sheetRowsAtMost, TooManyRowsError } from "./too-many-rows.ts";
import type { SheetAnswer, SheetOrder } from "./xlsx-worker.ts";

/**
 * The table as a workbook, made by a worker: compressing a hundred thousand rows takes seconds in which the page stays free. Throws
 * `TooManyRowsError` once there are more, and the signal's reason when it is told to stop.
 */
export const writeXlsx = async (table: ExportTable, title: string, signal: AbortSignal): Promise<Blob> => {
  const worker = new Worker(new URL("./xlsx-worker.ts", import.meta.url), { type: "module" });
  const order = (message: SheetOrder) => worker.postMessage(message);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => {
    if (data instanceof Blob) resolve(data);
    else reject(new Error(data.failed));
  };
  worker.onerror = ({ message }) => reject(new Error(message));
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener("abort", stop);

  let isOver = false;
  const fill = async () => {
    let count = 0;
    order({ head: { title, headers: table.headers, widths: table.widths } });
    for await (const rows of table.pages) {
      count += rows.length;
      if (count > sheetRowsAtMost) throw new TooManyRowsError();
      // The worker has failed: nothing more is asked of the server.
      if (isOver) return;
      order({ rows });
    }
    order("write");
  };
  try {
    await Promise.race([promise, fill()]);
    return await promise;
  } finally {
    isOver = true;
    signal.removeEventListener("abort", stop);
    worker.terminate();
  }
};
