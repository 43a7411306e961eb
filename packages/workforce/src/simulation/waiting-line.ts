/** Contacts in the order in which they came. Who has hung up is noticed when the line is next looked at. */
export interface WaitingLine {
  readonly join: (now: number, patience: number, interval: number) => void;
  /** Removes those at the head whose patience ended before `now`. */
  readonly abandonUntil: (now: number, record: (waited: number, interval: number) => void) => void;
  /** Since when the first one waits; Infinity where nobody does. */
  readonly head: () => number;
  /** Removes the first one. @returns the interval in which it came */
  readonly leave: () => number;
  /** Removes everybody. */
  readonly abandonRest: (record: (waited: number, interval: number) => void) => void;
}

export const createWaitingLine = (): WaitingLine => {
  // A ring whose size is a power of two.
  let size = 64;
  let since = new Float64Array(size);
  let patience = new Float64Array(size);
  let interval = new Int32Array(size);
  let first = 0;
  let count = 0;
  const grow = (): void => {
    const order = Array.from({ length: count }, (_, place) => (first + place) & (size - 1));
    const moved = <Values extends Float64Array | Int32Array>(from: Values, to: Values): Values => {
      order.forEach((at, place) => (to[place] = from[at] as number));
      return to;
    };
    since = moved(since, new Float64Array(size * 2));
    patience = moved(patience, new Float64Array(size * 2));
    interval = moved(interval, new Int32Array(size * 2));
    first = 0;
    size *= 2;
  };
  const leave = (): number => {
    const came = interval[first] as number;
    first = (first + 1) & (size - 1);
    count -= 1;
    return came;
  };
  return {
    join: (now, patienceSeconds, came) => {
      if (count === size) grow();
      const at = (first + count) & (size - 1);
      since[at] = now;
      patience[at] = patienceSeconds;
      interval[at] = came;
      count += 1;
    },
    abandonUntil: (now, record) => {
      while (count > 0 && (since[first] as number) + (patience[first] as number) < now) {
        const waited = patience[first] as number;
        record(waited, leave());
      }
    },
    head: () => (count === 0 ? Infinity : (since[first] as number)),
    leave,
    abandonRest: (record) => {
      while (count > 0) {
        const waited = patience[first] as number;
        record(waited, leave());
      }
    },
  };
};
