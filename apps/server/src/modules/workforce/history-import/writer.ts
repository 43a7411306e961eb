import { defaultWorkingHours } from "@evolve/contracts/employee-groups";
import type { HistoryFault } from "@evolve/contracts/history-import";
import { systemClock } from "../../../clock.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { ensureMonths } from "../history/index.ts";
import type { ThreadWork } from "../../platform/jobs/index.ts";
import { putNamedGroup, putQueue } from "../planning-setup/index.ts";
import { type Batch, monthsBetween } from "./batch.ts";
import type { HistoryImportPayload } from "./import-payload.ts";
import { advanceImport } from "./imports-repository.ts";
import { keepReplaced, observeHours, setOpeningHours, writeBatch } from "./intervals-repository.ts";
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
  const created: string[] = [];
  const none = { replaced: 0, covers: [] as string[] };

  const createQueues = async (tx: TenantTransaction, wanted: readonly NewQueue[]): Promise<void> => {
    const { businessUnitId, createdMedia: media } = options;
    const setup = Object.assign(tx, { actor: { userId: actorId }, now: systemClock.now() });
    for (const { number, name } of wanted) {
      const openingHours = [...defaultWorkingHours];
      const queueId = await putQueue(setup, { businessUnitId, name, media, concurrency: 1, openingHours });
      await putNamedGroup(setup, { businessUnitId, name, queueId });
      queues.setId(number, queueId);
      created.push(queueId);
    }
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
        if (!options.dryRun) await createQueues(tx, wanted);
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
          firstAt: isWritten ? new Date(batch.first) : null,
          lastAt: isWritten ? new Date(batch.last) : null,
        });
      },
    });
  };

  /** Opening hours of the queues that this run created, by when contacts came; then what else belongs to the end. */
  const end = async (checkpoint: Written["checkpoint"], last: (tx: TenantTransaction) => Promise<void>) => {
    for (const queueId of created)
      await database.withTenant(tenantId, async (tx) => {
        const hours = hoursOf(await observeHours(tx, tenantId, queueId, options.zone));
        await setOpeningHours(tx, tenantId, queueId, JSON.stringify(hours));
      });
    await save({ progress: 1, checkpoint, write: last });
  };
  return Object.assign(write, { end });
};

const hoursOf = (days: readonly { day: number; from: number; to: number }[]) =>
  defaultWorkingHours.map(({ day }) => {
    const seen = days.find((one) => one.day === day);
    if (!seen) return { day, isOpen: false, fromHour: "00:00", durationInMinutes: 0 };
    const hour = String(Math.floor(seen.from / 60)).padStart(2, "0");
    const minute = String(seen.from % 60).padStart(2, "0");
    return { day, isOpen: true, fromHour: `${hour}:${minute}`, durationInMinutes: seen.to - seen.from };
  });
