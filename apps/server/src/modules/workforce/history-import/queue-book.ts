import { planningLimits } from "@evolve/contracts/planning";

export interface KnownQueue {
  readonly id: string;
  readonly name: string;
  /** Whether it has intervals that could be replaced. */
  readonly hasHistory: boolean;
}

export interface NewQueue {
  /** Its number in the book. */
  readonly number: number;
  readonly name: string;
}

export interface QueueBook {
  /**
   * The number of the queue of a name, whatever its case; a reason where there is none and none can be created. For a row that is bad
   * anyway no queue is created.
   */
  readonly numberOf: (name: string, isGood: boolean) => number | "unknownQueue" | "tooManyQueues";
  /** Ids by their numbers; empty until a new queue is created. */
  readonly ids: readonly string[];
  /** Queues that have been named since the last time, to be created. */
  readonly takeNew: () => NewQueue[];
  readonly setId: (queue: number, id: string) => void;
  /** Whether the queue had intervals of another length in the month of an instant before the import. */
  readonly hasOtherLength: (queue: number, start: number, minutes: number) => boolean;
  readonly hasHistory: (queue: number) => boolean;
}

/** A month of a queue's history by the length of its intervals: `<queue's id> 2026-11 15`. */
type MonthLength = string;

/** The queues that an import may write to, by their names. */
export const createQueueBook = (
  known: readonly KnownQueue[],
  { mayCreate, lengths }: { readonly mayCreate: boolean; readonly lengths: ReadonlySet<MonthLength> },
): QueueBook => {
  const numbers = new Map(known.map(({ name }, number) => [name.toLowerCase(), number]));
  const ids = known.map(({ id }) => id);
  const old = known.map(({ hasHistory }) => hasHistory);
  let fresh: NewQueue[] = [];
  return {
    ids,
    numberOf: (name, isGood) => {
      const key = name.toLowerCase();
      const number = numbers.get(key);
      if (number !== undefined) return number;
      if (!mayCreate || name.length > planningLimits.nameMax) return "unknownQueue";
      if (ids.length >= planningLimits.queuesMax) return "tooManyQueues";
      if (!isGood) return -1;
      const created = ids.push("") - 1;
      fresh.push({ number: created, name });
      numbers.set(key, created);
      return created;
    },
    takeNew: () => {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    setId: (queue, id) => {
      ids[queue] = id;
    },
    hasOtherLength: (queue, start, minutes) => {
      if (!old[queue]) return false;
      const month = new Date(start).toISOString().slice(0, 7);
      return lengths.has(`${ids[queue] ?? ""} ${month} ${minutes === 15 ? 30 : 15}`);
    },
    hasHistory: (queue) => old[queue] ?? false,
  };
};
