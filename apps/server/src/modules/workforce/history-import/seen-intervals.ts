const slotMs = 15 * 60_000;

/** Which intervals of which queues an import has had: a bit for each quarter of an hour, 44 KB a queue for ten years. */
export const createSeenIntervals = (earliest: number) => {
  const queues: Uint8Array[] = [];
  const origin = Math.floor(earliest / slotMs);
  const bitsOf = (queue: number, least: number): Uint8Array => {
    const bits = queues[queue] ?? new Uint8Array(0);
    if (bits.length > least) return bits;
    const longer = new Uint8Array(Math.max(least + 1, bits.length * 2, 4_096));
    longer.set(bits);
    queues[queue] = longer;
    return longer;
  };
  return {
    /** Remembers an interval; false where a part of it was there before. */
    add: (queue: number, start: number, minutes: number): boolean => {
      const first = Math.floor(start / slotMs) - origin;
      const last = first + minutes / 15 - 1;
      const bits = bitsOf(queue, last >> 3);
      for (let slot = first; slot <= last; slot += 1) if (((bits[slot >> 3] ?? 0) >> (slot & 7)) & 1) return false;
      for (let slot = first; slot <= last; slot += 1) bits[slot >> 3] = (bits[slot >> 3] ?? 0) | (1 << (slot & 7));
      return true;
    },
  };
};
