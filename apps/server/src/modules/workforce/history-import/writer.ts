import { defaultWorkingHours } from "@evolve/contracts/employee-groups";
import type { HistoryFault } from "@evolve/contracts/history-import";
import { usualTerms } from "@evolve/contracts/planning-groups";
import { systemClock } from "../../../clock.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { ensureMonths } from "../history/index.ts";
import type { ThreadWork } from "../../platform/jobs/index.ts";
import { putNamedGroup, putQueue } from "../planning-setup/index.ts";
import { type Batch, monthsBetween } from "./batch.ts";
import type { HistoryImportPayload } from "./import-payload.ts";
import { advanceImport, findCreatedQueues } from "./imports-repository.ts";
import { keepReplaced, writeBatch } from "./intervals-repository.ts";
import { deriveOpeningHours } from "./opening-hours.ts";
import type { NewQueue, QueueBook } from "./queue-book.ts";

type Context = Parameters<ThreadWork>[0];

interface Written {
  readonly progress: number;
  readonly step: string;
  readonly checkpoint: { readonly rows: number; readonly parts: number };
  readonly counts: {
    readonly rows: number;
    readonly imported: number;
    readonly failed: number;
    readonly onClosedDays: number;
  };
  readonly faults: readonly HistoryFault[];
  /** A part of the list of bad rows. */
  readonly part: { readonly number: number; readonly content: string } | null;
}

/** Writes batches of an import, each in one transaction with the counts, the queues that it needs and the checkpoint. */
export const createWriter = (
  { database, tenantId, save }: Context,
  { importId, actorId, options }: HistoryImportPayload,
  queues: QueueBook,
) => {
  const key = { tenantId, importId };
  const months = new Set<string>();
  const none = { replaced: 0, covers: [] as string[] };

  /** Answers the ids of the queues. */
  const createQueues = async (tx: TenantTransaction, wanted: readonly NewQueue[]): Promise<string[]> => {
    const created: string[] = [];
    const { businessUnitId, createdMedia: media } = options;
    const setup = Object.assign(tx, { actor: { userId: actorId }, now: systemClock.now() });
    for (const { number, name } of wanted) {
      const openingHours = [...defaultWorkingHours];
      const { concurrency } = usualTerms[media];
      const queueId = await putQueue(setup, { businessUnitId, name, media, concurrency, openingHours });
      await putNamedGroup(setup, { businessUnitId, name, queueId, media });
      queues.setId(number, queueId);
      created.push(queueId);
    }
    return created;
  };

  const write = async (batch: Batch, { counts, faults, part, ...saved }: Written): Promise<void> => {
    const wanted = queues.takeNew();
    // Meanwhile the next batch is read, which may name queues that are not created yet.
    const named = queues.ids.length;
    const isWritten = !options.dryRun && batch.size > 0;
    // In a transaction of its own: a new partition locks the history until it is committed.
    const unknown = isWritten ? monthsBetween(batch.first, batch.last).filter((month) => !months.has(month)) : [];
    if (unknown.length > 0) await database.withTenant(tenantId, (tx) => ensureMonths(tx, unknown));
    for (const month of unknown) months.add(month);
    await save({
      ...saved,
      ...(part && { part }),
      write: async (tx) => {
        const createdQueues = options.dryRun ? [] : await createQueues(tx, wanted);
        const importing = { ...key, queueIds: queues.ids.slice(0, named) };
        const isKnown = isWritten && batch.hasQueue((queue) => queues.hasHistory(queue));
        const kept = isKnown ? await keepReplaced(tx, importing, batch) : none;
        // When replacing, no interval comes twice in an import.
        const existing = options.existing === "replace" && !isKnown ? "nothing" : options.existing;
        if (isWritten) await writeBatch(tx, importing, batch, existing);
        await advanceImport(tx, key, {
          ...counts,
          ...kept,
          faults,
          queuesCreated: wanted.length,
          createdQueues,
          firstAt: isWritten ? new Date(batch.first) : null,
          lastAt: isWritten ? new Date(batch.last) : null,
        });
      },
    });
  };

  /** Opening hours of the queues that the import created, in this run or an earlier one; then what else belongs to the end. */
  const end = async (checkpoint: Written["checkpoint"], last: (tx: TenantTransaction) => Promise<void>) => {
    const created = await database.readTenant(tenantId, (tx) => findCreatedQueues(tx, tenantId, { importId }));
    for (const queueId of created) await database.withTenant(tenantId, (tx) => deriveOpeningHours(tx, queueId));
    await save({ progress: 1, checkpoint, write: last });
  };
  return Object.assign(write, { end });
};
