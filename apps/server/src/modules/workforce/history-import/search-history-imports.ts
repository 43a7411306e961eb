import * as contract from "@evolve/contracts/history-import";
import type { Actor } from "../../../core/actor.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findImport, type ImportRow, searchImportRows } from "./imports-repository.ts";
import { undoOf } from "./undo-policy.ts";

const present = (row: ImportRow, { userId }: Actor, now: Date): contract.HistoryImport => ({
  id: row.id,
  jobId: row.jobId,
  fileNames: row.fileNames,
  startedBy: row.startedBy,
  startedAt: row.createdAt.toISOString(),
  isDryRun: row.isDryRun,
  isOwn: row.createdBy === userId,
  // Jobs are deleted some time after they have ended.
  state: row.state ?? "done",
  progress: row.progress ?? 1,
  rows: row.rows,
  imported: row.imported,
  failed: row.failed,
  replaced: row.replaced,
  queuesCreated: row.queuesCreated,
  onClosedDays: row.onClosedDays,
  undo: undoOf(row, now),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

export const searchHistoryImports = operation(contract.searchHistoryImports, async ({ actor, body, now, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchImportRows(tx, actor.tenantId, body));
  return { imports: rows.map((row) => present(row, actor, now)), totalRecords: total, next, statistics };
});

export const readHistoryImport = operation(contract.readHistoryImport, async ({ actor, now, params, read }) => {
  const row = await read((tx) => findImport(tx, { tenantId: actor.tenantId, importId: params.importId }));
  if (!row) return refuse("notFound");
  return { import: present(row, actor, now), faults: row.faults };
});
