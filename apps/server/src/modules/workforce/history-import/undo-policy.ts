import { type HistoryImport, historyFileLimits } from "@evolve/contracts/history-import";
import type { JobState } from "@evolve/contracts/jobs";
import type { ImportRow } from "./imports-repository.ts";

const dayMs = 86_400_000;
const isOpen = (state: JobState | null): boolean =>
  state === "waiting" || state === "running" || state === "cancelling";

/** Whether an import can be undone: once it has ended, and as long as what it replaced is kept. */
export const undoOf = (row: ImportRow, now: Date): HistoryImport["undo"] => {
  if (row.undoneAt !== null) return "undone";
  if (isOpen(row.undoState)) return "undoing";
  const isOld = now.getTime() - row.createdAt.getTime() > historyFileLimits.undoDays * dayMs;
  if (row.isDryRun || isOld || row.firstAt === null || isOpen(row.state)) return "impossible";
  return row.isCovered ? "covered" : "possible";
};
