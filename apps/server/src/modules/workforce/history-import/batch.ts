import type { IntervalRow } from "./row-reader.ts";

const columns = [
  "queue",
  "start",
  "minutes",
  "offered",
  "handled",
  "abandoned",
  "answeredInLevel",
  "talkSeconds",
  "holdSeconds",
  "afterCallSeconds",
] as const;
type Column = (typeof columns)[number];

/** Intervals that are written together, by column; each queue and start is there once. */
export interface Batch {
  readonly size: number;
  /** The values of a column as PostgreSQL writes an array: building it costs a fraction of passing values one by one. */
  readonly arrayOf: (column: Column) => string;
  readonly first: number;
  readonly last: number;
  readonly hasQueue: (test: (queue: number) => boolean) => boolean;
}

const summed = columns.slice(3);

/** Collects intervals. Where a queue and start may come again, `addsUp` adds to what is there. */
export const createBatch = ({
  addsUp,
}: {
  readonly addsUp: boolean;
}): Batch & { readonly add: (row: IntervalRow) => void } => {
  const values = Object.fromEntries(columns.map((column) => [column, [] as number[]])) as Record<Column, number[]>;
  const places = new Map<number, number>();
  /** Where an interval of the same queue and start is; if there is none, the next one goes there. */
  const placeOf = ({ queue, start }: IntervalRow): number => {
    // Starts are whole minutes, and there are fewer queues than a thousand.
    const key = (start / 60_000) * 1_000 + queue;
    const place = places.get(key) ?? values.queue.length;
    places.set(key, place);
    return place;
  };
  const queues = new Set<number>();
  let [first, last] = [Infinity, -Infinity];
  return {
    get size() {
      return values.queue.length;
    },
    get first() {
      return first;
    },
    get last() {
      return last;
    },
    arrayOf: (column) => `{${values[column].join(",")}}`,
    hasQueue: (test) => [...queues].some(test),
    add: (row) => {
      const place = addsUp ? placeOf(row) : values.queue.length;
      if (place < values.queue.length) {
        for (const column of summed) values[column][place] = (values[column][place] ?? 0) + row[column];
        return;
      }
      for (const column of columns) values[column].push(row[column]);
      queues.add(row.queue);
      first = Math.min(first, row.start);
      last = Math.max(last, row.start);
    },
  };
};

/** The months that a span of instants touches, such as `2026-11`. */
export const monthsBetween = (first: number, last: number): string[] => {
  const months: string[] = [];
  const at = new Date(first);
  at.setUTCDate(1);
  at.setUTCHours(0, 0, 0, 0);
  for (; at.getTime() <= last; at.setUTCMonth(at.getUTCMonth() + 1)) months.push(at.toISOString().slice(0, 7));
  return months;
};
