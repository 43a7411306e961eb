import { isLengthWished, type Option } from "./options.ts";
import type { PlannedAgent, Problem, WeekOf } from "./problem.ts";

/** A schedule while it is searched for: what everybody works on each day, and what that leaves uncovered. */
export interface Board {
  readonly problem: Problem;
  /** By agent × days + day: the place in the agent's options of the day, or −1, and the place of the pattern. */
  readonly option: Int32Array;
  readonly pattern: Int32Array;
  /** For each group the requirement as scaled to supply, and who is on queue. */
  readonly wanted: readonly Float64Array[];
  readonly covered: readonly Float64Array[];
  /** Unpopular shifts of each agent. */
  readonly unpopular: Int32Array;
  /** Cost of shortfall and of wishes. */
  cost: number;
}

/** In slots: unmet wishes, unevenly shared shifts, and what lies above the requirement. */
export interface Weights {
  readonly wish: number;
  readonly unpopular: number;
  readonly surplus: number;
  /** Of an activity that is not where it was. */
  readonly moved: number;
}

export const createBoard = (problem: Problem): Board => {
  const cells = problem.agents.length * problem.days;
  const board: Board = {
    problem,
    option: new Int32Array(cells).fill(-1),
    pattern: new Int32Array(cells),
    wanted: problem.demand.required.map((bySlot) => bySlot.slice()),
    covered: problem.demand.required.map((bySlot) => new Float64Array(bySlot.length)),
    unpopular: new Int32Array(problem.agents.length),
    cost: 0,
  };
  return board;
};

export const optionAt = ({ problem, option }: Board, agent: number, day: number): Option | undefined =>
  problem.agents[agent]?.options[day]?.[option[agent * problem.days + day] ?? -1];

/** A wish that is not met, or an uneven share, in slots of shortfall. */
const wishCost = (board: Board, weights: Weights, agent: number, day: number, option: Option): number => {
  const planned = board.problem.agents[agent];
  if (!planned) return 0;
  const { band, wishedMinutes, wishesOff } = planned;
  let cost = wishesOff[day] ? weights.wish : 0;
  if (band && (option.time < band.from || option.time > band.to)) cost += weights.wish;
  const minutes = option.template.slots * board.problem.slotMinutes;
  if (wishedMinutes !== undefined && !isLengthWished(wishedMinutes, minutes)) cost += weights.wish;
  return cost;
};

/** Somebody begins or ends to be there in a slot; what the shortfall changes by. A large gap in one slot is worse than small ones in many. */
const touch = (board: Board, kind: number, slot: number, sign: number, surplus: number): number => {
  const own = board.problem.demand.classes[kind];
  if (!own) return 0;
  const { groups, shares } = own;
  let change = 0;
  for (let place = 0; place < groups.length; place += 1) {
    const group = groups[place] as number;
    const covered = board.covered[group] as Float64Array;
    const wanted = (board.wanted[group] as Float64Array)[slot] as number;
    const before = covered[slot] as number;
    const after = before + sign * ((shares[place] as Float64Array)[slot] as number);
    covered[slot] = after;
    const short = wanted - before;
    const left = wanted - after;
    change += left > 0 ? left * (1 + (0.1 * left) / (wanted + 1)) : -surplus * left;
    change -= short > 0 ? short * (1 + (0.1 * short) / (wanted + 1)) : -surplus * short;
  }
  return change;
};

/** Adds (1) or takes away (−1) what a shift covers. */
const cover = (board: Board, kind: number, option: Option, pattern: number, sign: number, surplus: number): number => {
  let change = 0;
  for (let slot = option.start; slot < option.end; slot += 1) change += touch(board, kind, slot, sign, surplus);
  const off = option.template.patterns[pattern]?.off;
  if (off) for (const slot of off) change += touch(board, kind, option.start + slot, -sign, surplus);
  return change;
};

/** Puts a shift, or none (−1), on a day, and returns what the cost changes by. */
export const put = (
  board: Board,
  weights: Weights,
  agent: number,
  day: number,
  option: number,
  pattern: number,
): number => {
  const { problem } = board;
  const planned = problem.agents[agent] as PlannedAgent;
  const cell = agent * problem.days + day;
  const kind = planned.classes[day] as number;
  const had = board.option[cell] as number;
  const hadPattern = board.pattern[cell] as number;
  const options = planned.options[day] ?? [];
  const before = options[had];
  const after = options[option];
  let change = 0;
  if (had === option && before) {
    const old = before.template.patterns[hadPattern]?.off;
    const next = before.template.patterns[pattern]?.off;
    if (old && next) {
      for (const slot of old) change += touch(board, kind, before.start + slot, 1, weights.surplus);
      for (const slot of next) change += touch(board, kind, before.start + slot, -1, weights.surplus);
    }
    if (weights.moved > 0) change += movedCost(before, pattern, weights) - movedCost(before, hadPattern, weights);
  } else {
    const count = board.unpopular[agent] as number;
    let next = count;
    if (before) {
      change +=
        cover(board, kind, before, hadPattern, -1, weights.surplus) - wishCost(board, weights, agent, day, before);
      if (before.isUnpopular) next -= 1;
    }
    if (after) {
      change += cover(board, kind, after, pattern, 1, weights.surplus) + wishCost(board, weights, agent, day, after);
      if (after.isUnpopular) next += 1;
    }
    board.unpopular[agent] = next;
    change += weights.unpopular * (next * next - count * count);
  }
  board.option[cell] = option;
  board.pattern[cell] = pattern;
  board.cost += change;
  return change;
};

/** Pattern 0 of a pinned shift is where its activities were. */
const movedCost = ({ template }: Option, pattern: number, { moved }: Weights): number => {
  const before = template.patterns[0]?.starts ?? [];
  const now = template.patterns[pattern]?.starts ?? [];
  return moved * now.reduce((count, start, place) => (start === before[place] ? count : count + 1), 0);
};

/** Whether the rules hold around a day: rest, days in a row, and the week. */
export const isLegal = (board: Board, agent: number, day: number): boolean => {
  const planned = board.problem.agents[agent] as PlannedAgent;
  if (!hasRest(board, planned, agent, day) || !isShortRow(board, planned, agent, day)) return false;
  const week = planned.weeks.find(({ to }) => day <= to);
  return !week || isLegalWeek(board, planned, agent, week);
};

const hasRest = (board: Board, planned: PlannedAgent, agent: number, day: number): boolean => {
  const own = optionAt(board, agent, day);
  if (!own) return true;
  const { days } = board.problem;
  const end = day > 0 ? (optionAt(board, agent, day - 1)?.end ?? -Infinity) : -Infinity;
  const before = Math.max(end, planned.before.end);
  if (own.start - before < (planned.rest[day] ?? 0)) return false;
  if (day + 1 === days) return planned.after.start - own.end >= (planned.rest[day] ?? 0);
  const next = optionAt(board, agent, day + 1);
  return !next || next.start - own.end >= (planned.rest[day + 1] ?? 0);
};

const isShortRow = (board: Board, planned: PlannedAgent, agent: number, day: number): boolean => {
  const { days } = board.problem;
  const first = agent * days;
  if ((board.option[first + day] ?? -1) < 0) return true;
  let [from, to] = [day, day];
  while (from > 0 && (board.option[first + from - 1] ?? -1) >= 0) from -= 1;
  while (to < days - 1 && (board.option[first + to + 1] ?? -1) >= 0) to += 1;
  const row = to - from + 1 + (from === 0 ? planned.before.row : 0) + (to === days - 1 ? planned.after.row : 0);
  return row <= (planned.maxRow[day] ?? 7);
};

const isLegalWeek = (board: Board, planned: PlannedAgent, agent: number, week: WeekOf): boolean => {
  let [paid, worked, run, longest] = [0, 0, 0, 0];
  for (let day = week.from; day <= week.to; day += 1) {
    const option = planned.options[day]?.[board.option[agent * board.problem.days + day] ?? -1];
    if (!option) {
      run += 1;
      if (run > longest) longest = run;
      continue;
    }
    run = 0;
    worked += 1;
    paid += option.template.paid;
  }
  return (
    paid >= week.minPaid &&
    paid <= week.maxPaid &&
    worked >= week.minDays &&
    worked <= week.maxDays &&
    longest >= week.together
  );
};

/** People-slots that are missing of a requirement, without the weight that large gaps have in the cost. */
export const shortfallOf = (board: Board, wanted = board.wanted): number =>
  wanted.reduce(
    (sum, bySlot, group) =>
      sum + bySlot.reduce((own, count, slot) => own + Math.max(0, count - (board.covered[group]?.[slot] ?? 0)), 0),
    0,
  );

/**
 * The same shifts against the requirement as scaled to what people can give: what they give beyond it goes where the requirement is, as it
 * would land anywhere otherwise.
 */
export const rescaled = (board: Board, weights: Weights): Board => {
  const { problem } = board;
  const all = (lists: readonly Float64Array[]): number =>
    lists.reduce((sum, bySlot) => sum + bySlot.reduce((one, other) => one + other, 0), 0);
  const supply = all(
    board.covered.map((bySlot, group) => bySlot.map((count, slot) => (board.wanted[group]?.[slot] ? count : 0))),
  );
  const again = createBoard(problem);
  // Whole people, as many as there are: a fraction of a person would be missing whatever the schedule.
  let [low, high] = [1, Math.max(1, (2 * supply) / Math.max(1, all(problem.demand.required)))];
  const scale = (factor: number): number => {
    again.wanted.forEach((bySlot, group) => {
      const required = problem.demand.required[group];
      for (let slot = 0; slot < bySlot.length; slot += 1) bySlot[slot] = Math.round((required?.[slot] ?? 0) * factor);
    });
    return all(again.wanted);
  };
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (scale(middle) <= supply) low = middle;
    else high = middle;
  }
  scale(low);
  board.option.forEach((option, cell) => {
    const day = cell % problem.days;
    if (option >= 0) put(again, weights, (cell - day) / problem.days, day, option, board.pattern[cell] ?? 0);
  });
  return again;
};
