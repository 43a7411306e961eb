import { checkNumber, InputError } from "../support/input-error.ts";

/** A stretch of a published shift. Instants are milliseconds since 1970; `to` is no longer part of it. */
export interface ScheduledSegment {
  /** An activity kind, as the caller names it. */
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  /** Whether it is work: contacts, meetings and training are, breaks and meals are not. */
  readonly isWork: boolean;
}

/** What an agent is in from an instant on, until the next state. */
export interface AgentState {
  readonly state: string;
  readonly since: number;
}

/** What a state means: the kinds of activity that it is right for, and whether who is in it works. */
export interface StateMeaning {
  readonly kinds: readonly string[];
  readonly isWork: boolean;
}

export interface AdherenceException {
  readonly from: number;
  readonly to: number;
}

/** An agent's day, which states are held against. */
export interface AdherencePlan {
  /** In the order of time, none upon another. Time in which nothing is expected of the agent is left out: time off, for example. */
  readonly scheduled: readonly ScheduledSegment[];
  /** By state. A state without a meaning is neither right nor wrong. */
  readonly meanings: ReadonlyMap<string, StateMeaning>;
  /** Approved deviations, in any order. */
  readonly exceptions: readonly AdherenceException[];
}

/** `unknown`: no state is known, or one without a meaning. */
export type AdherenceStatus = "adherent" | "out" | "excepted" | "unknown";

export interface AdherenceSegment {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
  /** Null where none is known. */
  readonly state: string | null;
  readonly status: AdherenceStatus;
}

/** Time out of adherence without a gap, whatever is scheduled or done meanwhile. */
export interface OutStretch {
  readonly from: number;
  readonly to: number;
  /** What was scheduled and done when it began. */
  readonly kind: string;
  readonly state: string | null;
}

/** Milliseconds, and shares of 1. */
export interface AdherenceTotals {
  readonly adherent: number;
  readonly out: number;
  readonly excepted: number;
  readonly unknown: number;
  /** Time scheduled to work, up to now. */
  readonly scheduledWork: number;
  readonly worked: number;
  /** Null where nothing counts yet. */
  readonly adherence: number | null;
  readonly conformance: number | null;
}

export interface DayAdherence {
  readonly segments: readonly AdherenceSegment[];
  readonly stretches: readonly OutStretch[];
  readonly totals: AdherenceTotals;
}

/** What is known of a day up to an instant; `withState` and `upTo` carry it on. */
export interface AdherenceProgress {
  /** Everything before it is decided. */
  readonly at: number;
  readonly current: AgentState | null;
  readonly segments: readonly AdherenceSegment[];
  readonly scheduledWork: number;
  readonly worked: number;
}

/** Work so long before and after a day's shifts counts as worked in it; what lies further away belongs to another day. */
export const workedAroundMs = 2 * 3_600_000;

const nothingYet: AdherenceProgress = { at: -Infinity, current: null, segments: [], scheduledWork: 0, worked: 0 };

/** @throws InputError for segments that lie upon each other, end before they begin, or are no instants */
export const startAdherence = ({ scheduled, exceptions }: AdherencePlan): AdherenceProgress => {
  let end = -Infinity;
  for (const [index, { from, to }] of scheduled.entries()) {
    checkNumber(from, `scheduled.${index}.from`, { min: end });
    checkNumber(to, `scheduled.${index}.to`, { above: from });
    end = to;
  }
  for (const [index, { from, to }] of exceptions.entries()) {
    checkNumber(from, `exceptions.${index}.from`);
    checkNumber(to, `exceptions.${index}.to`, { above: from });
  }
  return nothingYet;
};

/** The same once time has gone on to `now` without another state. */
export const upTo = (plan: AdherencePlan, progress: AdherenceProgress, now: number): AdherenceProgress => {
  const { at, current } = progress;
  if (now <= at) return progress;
  const meaning = current === null ? undefined : plan.meanings.get(current.state);
  const segments = [...progress.segments];
  let { scheduledWork, worked } = progress;
  for (const { kind, from, to, isWork } of plan.scheduled) {
    const [start, end] = [Math.max(from, at), Math.min(to, now)];
    if (end <= start) continue;
    if (isWork) scheduledWork += end - start;
    const statusInside = statusIn(meaning, kind);
    for (const part of splitBy(plan.exceptions, start, end))
      append(segments, {
        from: part.from,
        to: part.to,
        kind,
        state: current?.state ?? null,
        status: part.isExcepted ? "excepted" : statusInside,
      });
  }
  const [first, last] = [plan.scheduled[0], plan.scheduled.at(-1)];
  if (meaning?.isWork && first && last)
    worked += Math.max(0, Math.min(last.to + workedAroundMs, now) - Math.max(first.from - workedAroundMs, at));
  return { at: now, current, segments, scheduledWork, worked };
};

/**
 * The same once the agent has gone into another state.
 *
 * @throws InputError for a state before one that is known already
 */
export const withState = (plan: AdherencePlan, progress: AdherenceProgress, next: AgentState): AdherenceProgress => {
  const { state, since } = next;
  checkNumber(since, "since");
  if (since < progress.at)
    throw new InputError("since", `${since} lies before ${progress.at}, up to which all is known`);
  return { ...upTo(plan, progress, since), current: { state, since } };
};

/**
 * What comes of the states so far. As contact centres define it (COPC CX Standard, ICMI):
 *
 *     adherence = (adherent + excepted) / (adherent + excepted + out)      when the agent does what is scheduled
 *     conformance = worked / scheduled to work                            how much, whenever it was
 *
 * Scheduled time counts up to now. Time without a known state counts neither way, so that a feed which stops lowers nobody's
 * adherence. Conformance counts work up to two hours around the shifts, and is above 1 where somebody works longer.
 */
export const adherenceSoFar = ({ segments, scheduledWork, worked }: AdherenceProgress): DayAdherence => {
  const time = { adherent: 0, out: 0, excepted: 0, unknown: 0 };
  const stretches: OutStretch[] = [];
  for (const { from, to, kind, state, status } of segments) {
    time[status] += to - from;
    if (status !== "out") continue;
    const last = stretches.at(-1);
    if (last?.to === from) stretches[stretches.length - 1] = { ...last, to };
    else stretches.push({ from, to, kind, state });
  }
  return { segments, stretches, totals: withShares({ ...time, scheduledWork, worked }) };
};

type AdherenceTimes = Omit<AdherenceTotals, "adherence" | "conformance">;

const withShares = (times: AdherenceTimes): AdherenceTotals => {
  const right = times.adherent + times.excepted;
  const counted = right + times.out;
  return {
    ...times,
    adherence: counted > 0 ? right / counted : null,
    conformance: times.scheduledWork > 0 ? times.worked / times.scheduledWork : null,
  };
};

/** Several days, or agents, together: times are added up, so that a long day counts more than a short one. */
export const sumAdherence = (all: readonly AdherenceTimes[]): AdherenceTotals => {
  const sum = { adherent: 0, out: 0, excepted: 0, unknown: 0, scheduledWork: 0, worked: 0 };
  for (const times of all) {
    sum.adherent += times.adherent;
    sum.out += times.out;
    sum.excepted += times.excepted;
    sum.unknown += times.unknown;
    sum.scheduledWork += times.scheduledWork;
    sum.worked += times.worked;
  }
  return withShares(sum);
};

/**
 * A whole day at once, up to `now`; states after it are left out. Folding the states one by one gives the same.
 *
 * @param states in any order
 * @throws InputError as `startAdherence` does, and for states of the same instant that differ
 */
export const dayAdherence = (plan: AdherencePlan, states: readonly AgentState[], now: number): DayAdherence => {
  checkNumber(now, "now");
  const ordered = states.toSorted((one, other) => one.since - other.since);
  let progress = startAdherence(plan);
  for (const [index, next] of ordered.entries()) {
    const before = ordered[index - 1];
    if (before?.since === next.since && before.state !== next.state)
      throw new InputError("states", `'${before.state}' and '${next.state}' begin at the same instant, ${next.since}`);
    if (next.since <= now) progress = withState(plan, progress, next);
  }
  return adherenceSoFar(upTo(plan, progress, now));
};

const statusIn = (meaning: StateMeaning | undefined, kind: string): AdherenceStatus =>
  meaning ? (meaning.kinds.includes(kind) ? "adherent" : "out") : "unknown";

/** How things are at an instant, by the state that holds then; null where nothing is scheduled. */
export const statusAt = (plan: AdherencePlan, state: string | null, instant: number): AdherenceStatus | null => {
  const due = scheduledAt(plan, instant);
  if (!due) return null;
  if (isExcepted(plan.exceptions, instant)) return "excepted";
  return statusIn(state === null ? undefined : plan.meanings.get(state), due.kind);
};

/** What is scheduled at an instant. */
export const scheduledAt = (
  { scheduled }: Pick<AdherencePlan, "scheduled">,
  instant: number,
): ScheduledSegment | undefined => scheduled.find(({ from, to }) => from <= instant && instant < to);

/** Adds a segment, as a part of the last one where it goes on with the same. */
const append = (segments: AdherenceSegment[], next: AdherenceSegment): void => {
  const last = segments.at(-1);
  const goesOn =
    last?.to === next.from && last.kind === next.kind && last.state === next.state && last.status === next.status;
  if (goesOn) segments[segments.length - 1] = { ...last, to: next.to };
  else segments.push(next);
};

const isExcepted = (exceptions: readonly AdherenceException[], instant: number): boolean =>
  exceptions.some(({ from, to }) => from <= instant && instant < to);

/** [from, to) in parts that are excepted as a whole or not at all. */
const splitBy = (exceptions: readonly AdherenceException[], from: number, to: number) => {
  if (exceptions.length === 0) return [{ from, to, isExcepted: false }];
  const edges = exceptions.flatMap((one) => [one.from, one.to]).filter((edge) => from < edge && edge < to);
  const places = [...new Set([from, ...edges, to])].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => ({
    from: start,
    to: places[index + 1] ?? to,
    isExcepted: isExcepted(exceptions, start),
  }));
};
