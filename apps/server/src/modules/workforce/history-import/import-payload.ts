import { HistoryImportOptions } from "@evolve/contracts/history-import";
import { Id } from "@evolve/contracts/validators";
import { languages } from "@evolve/i18n";
import * as z from "zod/mini";

/** The payload of an import. */
export const HistoryImportPayload = z.object({
  importId: Id,
  actorId: Id,
  options: HistoryImportOptions,
  language: z.enum(languages),
  /** No interval begins before or after these, in milliseconds since 1970. */
  earliest: z.number(),
  latest: z.number(),
});
export type HistoryImportPayload = z.output<typeof HistoryImportPayload>;

export const UndoPayload = z.object({ importId: Id, actorId: Id });
