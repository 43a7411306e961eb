import { setImmediate as othersTurn } from "node:timers/promises";
import { type HistoryImportOptions, historyFileLimits } from "@evolve/contracts/history-import";
import { intervalLengths } from "@evolve/contracts/planning";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { localDateOf } from "@evolve/workforce";
import * as z from "zod/mini";
import type { Tx } from "../../../database/index.ts";
import { listClosedDays } from "../history/index.ts";
import { findUnit } from "../planning-setup/index.ts";
import type { ThreadWork } from "../../platform/jobs/index.ts";
import { FileFault, type Read, readRows, readStoredFile } from "../../platform/row-files/index.ts";
import { createBatch } from "./batch.ts";
import { createFaultLog } from "./fault-log.ts";
import { deleteFiles, findFiles, readPiece, type StoredFile } from "./files-repository.ts";
import { HistoryImportPayload } from "./import-payload.ts";
import { listKnownQueues, listMonthLengths } from "./intervals-repository.ts";
import { createQueueBook } from "./queue-book.ts";
import { createRowReader } from "./row-reader.ts";
import { createWriter } from "./writer.ts";

/** Rows of the files in a batch, which is one transaction. */
const rowsAtOnce = 5_000;

/** Rows that are written, and parts of the list of bad rows. What is before them is read again after a crash, and not written. */
const Checkpoint = z.object({ rows: z.number(), parts: z.number() });

/**
 * Imports interval history in one pass over the files: while a batch is written, the next one is read. A run that follows a crash reads
 * from the start, so that it knows which intervals it has had, and writes from where the last one was.
 */
export const work: ThreadWork = async (context) => {
  const payload = HistoryImportPayload.parse(context.payload);
  const { importId, actorId, options, language } = payload;
  const { database, tenantId } = context;
  const read: Read = (query) => database.readTenant(tenantId, query);
  const files = await readFiles(read, tenantId, payload);
  const words = createWords(language, catalogueOf(language, ["historyImport"]));
  const faults = createFaultLog(
    words,
    language,
    files.map(({ fileName }) => fileName),
  );
  const queues = createQueueBook(await read((tx) => listKnownQueues(tx, tenantId)), {
    mayCreate: options.createQueues,
    // Only what is added to must have the same length.
    lengths:
      options.existing === "add"
        ? await read((tx) => listMonthLengths(tx, tenantId, otherLengths(options)))
        : new Set<string>(),
  });
  const { businessUnitId } = options;
  const closed = await read((tx) =>
    listClosedDays(tx, tenantId, { businessUnitId, planningGroupId: null }, daysOf(payload)),
  );
  const unit = await read((tx) => findUnit(tx, tenantId, businessUnitId));
  const unitZone = unit?.zone ?? options.zone;
  const readRow = createRowReader({
    ...payload,
    unitZone,
    queues,
    closedDays: new Set(closed.map(({ date }) => date)),
  });
  const write = createWriter(context, payload, queues);
  const done = context.checkpoint ? Checkpoint.parse(context.checkpoint) : { rows: 0, parts: 0 };

  const counts = { rows: 0, imported: 0, failed: 0, onClosedDays: 0 };
  let pieces = 0;
  const piecesInAll = files.reduce((sum, file) => sum + file.pieces, 0);
  const emptyBatch = () => createBatch({ addsUp: options.existing === "add" });
  let batch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();
  const flush = async (step: string, part: ReturnType<typeof faults.takeFull>): Promise<void> => {
    const isDone = counts.rows <= done.rows && faults.parts <= done.parts;
    const filled = batch;
    batch = emptyBatch();
    if (isDone) return;
    await writing;
    const progress = Math.min(0.99, pieces / Math.max(1, piecesInAll));
    writing = write(filled, {
      progress,
      step,
      checkpoint: { rows: counts.rows, parts: faults.parts },
      counts: { ...counts },
      faults: [...faults.first],
      part,
    });
    // It is awaited with the next batch; until then nobody listens.
    writing.catch(() => undefined);
  };

  for (const [number, file] of files.entries()) {
    const content = readStoredFile(read, (tx: Tx, piece) => {
      pieces += 1;
      return readPiece(tx, { tenantId, fileId: file.id }, piece);
    });
    let isHeader = true;
    try {
      for await (const rows of readRows(file.format === "xlsx" ? "xlsx" : "csv", content, historyFileLimits)) {
        for (const row of isHeader ? rows.slice(1) : rows) {
          counts.rows += 1;
          const found = readRow(number, row);
          if (Array.isArray(found)) {
            counts.failed += 1;
            found.forEach(faults.add);
          } else {
            counts.imported += 1;
            if (found.isOnClosedDay && found.offered > 0) counts.onClosedDays += 1;
            batch.add(found);
          }
          if (counts.rows % rowsAtOnce === 0) await flush(file.fileName, faults.takeFull());
        }
        isHeader = false;
        // Without it the statements of the batch that is being written would wait for one another's answers until the next one is full.
        await othersTurn();
      }
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      faults.add({ file: number, line: 0, field: "start", value: "", reason: "unreadable" });
    }
  }
  await flush(files.at(-1)?.fileName ?? "", faults.takeRest());
  await writing;
  await write.end({ rows: counts.rows, parts: faults.parts }, (tx) =>
    options.dryRun
      ? Promise.resolve()
      : deleteFiles(
          tx,
          tenantId,
          files.map(({ id }) => id),
        ),
  );
  const name = `${words.t("historyImport.fileName")}.csv`;
  const file = { name, type: "text/csv;charset=utf-8", parts: faults.parts };
  return { importId, actorId, ...counts, ...(faults.parts > 0 && { file }) };
};

/** The files in the order in which they were chosen. */
const readFiles = async (
  read: Read,
  tenantId: string,
  { actorId, options }: { actorId: string; options: HistoryImportOptions },
): Promise<StoredFile[]> => {
  const ids = options.files.map(({ fileId }) => fileId);
  const stored = new Map((await read((tx) => findFiles(tx, tenantId, actorId, ids))).map((file) => [file.id, file]));
  return ids.map((id) => {
    const file = stored.get(id);
    if (!file) throw new Error("a file of the import is gone");
    return file;
  });
};

const otherLengths = ({ files }: HistoryImportOptions): number[] =>
  intervalLengths.filter((length) => files.some(({ minutes }) => minutes !== length));

const daysOf = ({ earliest, latest, options: { zone } }: HistoryImportPayload) => ({
  firstDay: localDateOf(earliest, zone),
  lastDay: localDateOf(latest, zone),
});
