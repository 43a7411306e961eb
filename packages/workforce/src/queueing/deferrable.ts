import { withShrinkage } from "../erlang/required-agents.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { checkNumber, InputError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";

/** Work that may wait, such as e-mail: each contact is to be done within a deadline, by people who work at fixed hours. */
export interface DeferrableWork {
  /** Contacts that arrive in each interval, open or not. */
  readonly arrivals: readonly number[];
  readonly intervalSeconds: number;
  /** Handle time of a contact. */
  readonly handleSeconds: number;
  /** From arrival to done, by the clock: closed hours count. */
  readonly deadlineSeconds: number;
  /** For each interval whether somebody works; always where it is not given. */
  readonly open?: readonly boolean[];
  /** Contacts that were left over before the first interval, due within the deadline from its start; 0 where none is given. */
  readonly backlog?: number;
  /** The share of people's time that goes into contacts; from above 0 to 1, which it is where none is given. */
  readonly occupancy?: number;
  readonly shrinkage?: number;
}

export interface DeferrableRequirement {
  /** People needed in each interval; whole, 0 while closed. */
  readonly agents: number[];
  readonly scheduled: number[];
  /** Contacts to be done in each interval, before people are rounded up. */
  readonly planned: number[];
  /** Contacts that one person does in an interval. */
  readonly perPerson: number;
  /** Contacts that wait at the end of each interval. */
  readonly backlog: number[];
  /** Contacts that nobody can do in time, as the deadline passes while it is closed; they are done once it opens. */
  readonly late: number;
}

/**
 * The smoothest staffing that does all work in time: the work done so far stays between what has arrived and what is due, and
 * along the shortest way between the two its speed is as even, and its peak as low, as any can be.
 *
 * Source: the taut string (Yao, Demers and Shenker 1995 call the same optimum for speeds of processors YDS). Whole people round the speed up.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const deferrableRequirement = (work: DeferrableWork, control: Control = {}): DeferrableRequirement => {
  checkWork(work);
  const { arrivals, intervalSeconds, handleSeconds, occupancy = 1, shrinkage = 0, backlog = 0 } = work;
  const opens = arrivals.map((_, interval) => work.open?.[interval] ?? true);
  const openIntervals = [...opens.keys()].filter((interval) => opens[interval]);
  if (openIntervals.length === 0) throw new InputError("open", "is nowhere true, so nobody can do the work");
  const { arrived, due, late } = bounds(work, openIntervals);
  reportProgress(control, 0.2);
  const done = tautString(arrived, due);
  reportProgress(control, 0.9);

  const perAgent = (intervalSeconds * occupancy) / Math.max(handleSeconds, 1e-9);
  const agents = arrivals.map(() => 0);
  const planned = arrivals.map(() => 0);
  openIntervals.forEach((interval, place) => {
    const speed = Math.max(0, (done[place + 1] ?? 0) - (done[place] ?? 0));
    planned[interval] = speed;
    agents[interval] = Math.max(0, Math.ceil(speed / perAgent - 1e-6));
  });
  return {
    agents,
    scheduled: agents.map((count) => withShrinkage(count, shrinkage)),
    planned,
    perPerson: perAgent,
    backlog: backlogWith(agents, perAgent, arrivals, backlog),
    late,
  };
};

const checkWork = ({
  arrivals,
  intervalSeconds,
  handleSeconds,
  deadlineSeconds,
  open,
  ...rest
}: DeferrableWork): void => {
  if (arrivals.length === 0) throw new InputError("arrivals", "are empty");
  arrivals.forEach((count, interval) => checkNumber(count, `arrivals[${interval}]`, { min: 0, max: limits.contacts }));
  checkNumber(intervalSeconds, "intervalSeconds", { above: 0, max: limits.seconds });
  checkNumber(handleSeconds, "handleSeconds", { min: 0, max: limits.seconds });
  checkNumber(deadlineSeconds, "deadlineSeconds", { min: 0, max: limits.seconds });
  if (open && open.length !== arrivals.length)
    throw new InputError("open", `has ${open.length} intervals, while arrivals has ${arrivals.length}`);
  checkNumber(rest.backlog ?? 0, "backlog", { min: 0, max: limits.contacts });
  checkNumber(rest.occupancy ?? 1, "occupancy", { above: 0, max: 1 });
  checkNumber(rest.shrinkage ?? 0, "shrinkage", { min: 0, below: 1 });
};

/**
 * Contacts that have arrived and that are due by the end of each open interval; both begin with 0 and end with all of
 * them. What arrives in an interval can be done from it on.
 */
const bounds = (
  { arrivals, intervalSeconds, deadlineSeconds, backlog = 0 }: DeferrableWork,
  open: readonly number[],
) => {
  const count = open.length;
  const arrivedIn = new Float64Array(count);
  const dueIn = new Float64Array(count);
  const lag = Math.floor(deadlineSeconds / intervalSeconds);
  let late = 0;
  // The open interval at or after one, and the last one at or before one.
  const from = placesFrom(arrivals.length, open);
  const enter = (contacts: number, interval: number): void => {
    const first = from[interval] as number;
    // What arrives after the last open interval is left to the time after.
    if (first >= count || contacts === 0) return;
    const next = from[Math.min(arrivals.length, interval + lag + 1)] as number;
    const last = next - 1;
    arrivedIn[first] = (arrivedIn[first] as number) + contacts;
    if (last < first) late += contacts;
    const by = Math.max(first, last);
    dueIn[by] = (dueIn[by] as number) + contacts;
  };
  enter(backlog, 0);
  arrivals.forEach(enter);
  return { arrived: cumulated(arrivedIn), due: cumulated(dueIn), late };
};

const placesFrom = (intervals: number, open: readonly number[]): Int32Array => {
  const places = new Int32Array(intervals + 1).fill(open.length);
  let place = open.length - 1;
  for (let interval = intervals - 1; interval >= 0; interval -= 1) {
    places[interval] = places[interval + 1] as number;
    if (open[place] === interval) {
      places[interval] = place;
      place -= 1;
    }
  }
  return places;
};

const cumulated = (values: Float64Array): Float64Array => {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, index) => (sums[index + 1] = (sums[index] as number) + value));
  return sums;
};

/** The shortest way from the first to the last point that stays at or above `low` and at or below `high`. */
const tautString = (high: Float64Array, low: Float64Array): Float64Array => {
  const last = high.length - 1;
  const way = new Float64Array(high.length);
  let at = 0;
  let height = 0;
  while (at < last) {
    // The steepest and flattest straight lines from here that touch neither bound, until they exclude each other.
    let [steepest, steepestAt, flattest, flattestAt] = [Infinity, at, -Infinity, at];
    let end = at + 1;
    for (; end <= last; end += 1) {
      const up = ((high[end] as number) - height) / (end - at);
      const down = ((low[end] as number) - height) / (end - at);
      if (down > steepest || up < flattest) break;
      if (up <= steepest) [steepest, steepestAt] = [up, end];
      if (down >= flattest) [flattest, flattestAt] = [down, end];
    }
    const forcedUp = end <= last && ((low[end] as number) - height) / (end - at) > steepest;
    let to = forcedUp ? steepestAt : flattestAt;
    let slope = forcedUp ? steepest : flattest;
    if (end > last) {
      // The end is in sight: nothing more can be due than has arrived, so both bounds meet there.
      to = last;
      slope = ((low[last] as number) - height) / (last - at);
    }
    for (let place = at + 1; place <= to; place += 1) way[place] = height + slope * (place - at);
    height = way[to] as number;
    at = to;
  }
  return way;
};

const backlogWith = (
  agents: readonly number[],
  perAgent: number,
  arrivals: readonly number[],
  before: number,
): number[] => {
  let waiting = before;
  return arrivals.map((arrived, interval) => {
    waiting = Math.max(0, waiting + arrived - (agents[interval] ?? 0) * perAgent);
    return waiting;
  });
};
