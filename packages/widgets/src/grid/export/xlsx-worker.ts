import type { GridValue } from "../../data-grid/types.ts";
import { createSheet } from "./xlsx-sheet.ts";
import type { SheetHead } from "./xlsx-sheet.ts";

/** First the head, then rows as they come, then "write". */
export type SheetOrder = { readonly head: SheetHead } | { readonly rows: readonly (readonly GridValue[])[] } | "write";
/** The workbook, or why there is none. */
export type SheetAnswer = Blob | { readonly failed: string };

let sheet: ReturnType<typeof createSheet> | null = null;

const answer = (message: SheetAnswer): void => self.postMessage(message);

const obey = async (order: SheetOrder): Promise<void> => {
  if (order === "write") {
    if (sheet) answer(await sheet.toBlob());
  } else if ("head" in order) sheet = createSheet(order.head);
  else sheet?.add(order.rows);
};

self.onmessage = ({ data }: MessageEvent<SheetOrder>) => {
  obey(data).catch((cause: unknown) => answer({ failed: String(cause) }));
};
