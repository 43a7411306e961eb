/** Contacts that are done one after the other as they came, by so many people that their number need not be whole. */
export interface FirstCome {
  /** Contacts that arrive in each interval. */
  readonly arrivals: readonly number[];
  /** Contacts that were left over before the first interval; they count as come in it. */
  readonly backlog: number;
  /** Contacts that can be done in each interval. */
  readonly capacity: readonly number[];
  /** Intervals after that of its arrival in which a contact is still in time. */
  readonly lag: number;
}

export interface FirstComeResult {
  /** Of the contacts of each interval those that are done in time. */
  readonly inTime: Float64Array;
  /** Of the contacts of each interval those that are not done before `before`. */
  readonly waiting: Float64Array;
}

/** Does contacts in the order in which they came. `before`: an interval whose beginning is looked at. */
export const serveFirstCome = ({ arrivals, backlog, capacity, lag }: FirstCome, before: number): FirstComeResult => {
  const left = Float64Array.from(arrivals, (count, interval) => count + (interval === 0 ? backlog : 0));
  const inTime = new Float64Array(arrivals.length);
  let waiting = new Float64Array(arrivals.length);
  let head = 0;
  for (let interval = 0; interval < arrivals.length; interval += 1) {
    // What arrives later waits for nobody yet.
    if (interval === before) waiting = left.map((count, came) => (came < before ? count : 0));
    let free = capacity[interval] ?? 0;
    while (free > 0 && head <= interval) {
      const done = Math.min(free, left[head] as number);
      left[head] = (left[head] as number) - done;
      free -= done;
      if (interval <= head + lag) inTime[head] = (inTime[head] as number) + done;
      if ((left[head] as number) > 1e-9 || head === interval) break;
      head += 1;
    }
  }
  return { inTime, waiting };
};
