import { setTimeout as pause } from "node:timers/promises";
import { catalogueOf } from "@evolve/i18n/node";
import { importLimits } from "@evolve/contracts/user-import";
import { createWords } from "@evolve/i18n";
import type { TenantTransaction, Tx } from "../../../database/index.ts";
import { lockRoles } from "../../directory/authorization/index.ts";
import { countUsers } from "../../directory/users/index.ts";
import type { ThreadWork } from "../jobs/index.ts";
import { FileFault, type Read, readRows, readStoredFile } from "../row-files/index.ts";
import { applyRows } from "./apply-rows.ts";
import { createRowCheck, type CheckedRow, type RowFault } from "./check-row.ts";
import { findExisting } from "./find-existing.ts";
import { createFaultFile } from "./fault-file.ts";
import { ImportPayload } from "./import-payload.ts";
import { keepAdministrator } from "./last-administrator.ts";
import * as z from "zod/mini";
import { analyzeGrownTables, deleteChunks, findImport, listPlaces, readChunk, updateImport } from "./repository.ts";

const rowsAtOnce = 1_000;
/** Between batches, so that a database with few cores serves people's requests in between: this share of the time that the batch took. */
const restShare = 0.5;

const Counts = z.object({
  total: z.number(),
  failed: z.number(),
  succeeded: z.number(),
  rows: z.number(),
  parts: z.number(),
});
type Counts = z.output<typeof Counts>;

/**
 * Imports users in two passes over the file: the first checks every row and lists the faults, the second writes the good rows, in
 * batches that survive a crash, or all in one transaction where none may be left out.
 */
export const work: ThreadWork = async (context) => {
  const payload = ImportPayload.parse(context.payload);
  const { bus, database, tenantId, save } = context;
  const { importId, actorId, options, language } = payload;
  const key = { tenantId, importId };
  const read: Read = (query) => database.readTenant(tenantId, query);
  const sort = (from: Read, rows: readonly CheckedRow[]) =>
    findExisting({ system: database.system, tenantId, read: from }, payload, rows);
  const stored = await read((tx) => findImport(tx, key, actorId));
  if (!stored) throw new Error("the file of the import is gone");
  const words = createWords(language, catalogueOf(language, ["userImport", "validation"]));
  const faults = createFaultFile(words, language);
  const places = await read((tx) => listPlaces(tx, tenantId));
  const pieceOf = (tx: Tx, number: number) => readChunk(tx, key, number);
  const batches = (from = read) =>
    inBatches(readRows(stored.format, readStoredFile(from, pieceOf), importLimits), {
      check: createRowCheck({
        mapping: options.mapping,
        places,
        roleIds: new Set(payload.roleIds),
        stepUpRoleIds: new Set(payload.stepUpRoleIds),
      }),
    });
  // A job that failed before the rows were counted repeats the first pass.
  const resume = context.checkpoint && stored.is_counted ? Counts.parse(context.checkpoint) : null;

  const bad = new Set<number>();
  let counts: Counts = { total: 0, failed: 0, succeeded: 0, rows: 0, parts: 0 };
  const blame = (found: readonly RowFault[]): void => {
    for (const fault of found) {
      faults.add(fault);
      bad.add(fault.line);
    }
  };
  let fresh = 0;
  const keep = keepAdministrator(read, tenantId);
  try {
    for await (const { good, faulty, rows } of batches()) {
      const sorted = await keep(await sort(read, good));
      blame([...faulty, ...sorted.faults].toSorted((a, b) => a.line - b.line));
      fresh += sorted.fresh.length;
      counts = { ...counts, total: counts.total + rows };
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    blame([{ line: 0, field: "emailAddress", value: "", reason: "unreadable" }]);
  }
  const { count, limit } = await database.withTenant(tenantId, (tx) => countUsers(tx, tenantId));
  const isOverLimit = !resume && count + fresh > limit;
  if (isOverLimit) blame([{ line: 0, field: "emailAddress", value: String(limit), reason: "limit" }]);
  const isRefused = isOverLimit || (options.rows === "all" && bad.size > 0);
  const failed = isRefused ? counts.total : bad.size;
  const parts = faults.parts();
  counts = { ...counts, failed, parts: parts.length };
  if (!resume) {
    for (const [number, content] of parts.entries())
      await save({ progress: 0.2, checkpoint: { ...counts, rows: 0 }, part: { number, content } });
    await save({
      progress: 0.3,
      checkpoint: counts,
      write: (tx) =>
        updateImport(tx, key, {
          total: counts.total,
          failed,
          succeeded: 0,
          is_counted: true,
          faults: JSON.stringify(faults.first(importLimits.faultsShown)),
        }),
    });
  } else counts = resume;

  const changesRoles = options.existing === "update" && options.mapping.role !== undefined;
  const write = async (tx: TenantTransaction, good: readonly CheckedRow[]) => {
    const own: Read = (query) => query(tx);
    // Before any user is locked, as in all changes of roles.
    if (changesRoles) await lockRoles(tx, tenantId);
    await applyRows(tx, payload, await keepAdministrator(own, tenantId)(await sort(own, good)), bus);
  };
  if (!options.dryRun && !isRefused) {
    if (options.rows === "all") {
      const succeeded = counts.total;
      if (!resume?.succeeded)
        await save({
          progress: 1,
          checkpoint: { ...counts, succeeded },
          write: async (tx) => {
            for await (const { good } of batches((query) => query(tx))) await write(tx, good);
            await updateImport(tx, key, { succeeded });
          },
        });
      // Before the commit nobody else sees the rows, the statistics neither.
      await analyzeGrownTables(database.system);
      counts = { ...counts, succeeded };
    } else {
      let at = 0;
      for await (const { good, rows } of batches()) {
        at += rows;
        if (at <= counts.rows) continue;
        const wanted = good.filter(({ line }) => !bad.has(line));
        const succeeded = counts.succeeded + wanted.length;
        const next = { ...counts, rows: at, succeeded };
        const began = performance.now();
        await save({
          progress: 0.3 + (0.7 * at) / Math.max(1, counts.total),
          checkpoint: next,
          write: async (tx) => {
            await write(tx, wanted);
            await updateImport(tx, key, { succeeded });
          },
        });
        counts = next;
        await analyzeGrownTables(database.system);
        await pause((performance.now() - began) * restShare);
      }
    }
  }
  const { total, succeeded } = counts;
  const left = options.dryRun ? {} : { write: (tx: TenantTransaction) => deleteChunks(tx, key) };
  await save({ progress: 1, checkpoint: counts, ...left });
  const file = { name: `${words.t("userImport.fileName")}.csv`, type: "text/csv;charset=utf-8", parts: counts.parts };
  return { total, succeeded, failed: counts.failed, good: total - bad.size, ...(counts.parts > 0 && { file }) };
};

interface Batch {
  readonly good: readonly CheckedRow[];
  readonly faulty: readonly RowFault[];
  readonly rows: number;
}

/** The rows below the names of the columns, checked, so many at once. */
async function* inBatches(
  read: ReturnType<typeof readRows>,
  { check }: { check: ReturnType<typeof createRowCheck> },
): AsyncGenerator<Batch> {
  let isFirst = true;
  let batch = { good: [] as CheckedRow[], faulty: [] as RowFault[], rows: 0 };
  for await (const rows of read)
    for (const row of rows) {
      if (isFirst) {
        isFirst = false;
        continue;
      }
      const checked = check(row);
      if (Array.isArray(checked)) batch.faulty.push(...checked);
      else batch.good.push(checked);
      batch.rows += 1;
      if (batch.rows < rowsAtOnce) continue;
      yield batch;
      batch = { good: [], faulty: [], rows: 0 };
    }
  if (batch.rows > 0) yield batch;
}
