import type { Random } from "../support/random.ts";
import { type Board, isLegal, put, type Weights } from "./board.ts";
import type { PlannedAgent } from "./problem.ts";

/** Told of the moves since the beginning, and whether the board is the best so far; says whether to go on. */
export type Watch = (moves: number, isBest: boolean) => boolean;

interface Search {
  readonly board: Board;
  readonly weights: Weights;
  readonly random: Random;
  /** Agent × days + day of each day that may change, and of those whose activities may. */
  readonly free: readonly number[];
  readonly movable: readonly number[];
  /** Agents who share the options of a day: only they can exchange it. */
  readonly peers: ReadonlyMap<number, readonly number[]>;
}

const watchEvery = 4_096;

/**
 * Simulated annealing with moves that keep every rule: another place for the activities, another start or length, a start exchanged
 * between two people, another day of the week, a day exchanged, and a day more or less.
 *
 * @returns the number of moves that were made
 */
export const anneal = (
  board: Board,
  weights: Weights,
  random: Random,
  moves: number,
  heat: { readonly from: number; readonly to: number },
  watch: Watch,
): number => {
  const search = prepare(board, weights, random);
  if (search.movable.length === 0) return 0;
  const best = { cost: board.cost, option: board.option.slice(), pattern: board.pattern.slice() };
  const cooling = Math.log(heat.to / heat.from);
  let temperature = heat.from;
  let made = 0;
  for (; made < moves; made += 1) {
    if (made % watchEvery === 0) {
      temperature = heat.from * Math.exp((cooling * made) / moves);
      // What is kept is written down now and then, and always while it is cold.
      if (board.cost < best.cost - 1e-9) keep(board, best);
      if (!watch(made, board.cost <= best.cost + 1e-9)) break;
    }
    // A move is accepted if it costs less than this.
    const allowance = -temperature * Math.log(random.uniform());
    const kind = random.uniform();
    if (kind < 0.5 || search.free.length === 0) movePattern(search, allowance);
    else if (kind < 0.75) moveStart(search, allowance);
    else if (kind < 0.8) swapStart(search, allowance);
    else if (kind < 0.9) moveDay(search, allowance);
    else if (kind < 0.94) exchangeDays(search, allowance);
    else if (kind < 0.97) moveTwoStarts(search, allowance);
    else addOrRemove(search, allowance);
  }
  if (board.cost < best.cost - 1e-9) keep(board, best);
  else restore(board, weights, best);
  return made;
};

const keep = (board: Board, best: { cost: number; option: Int32Array; pattern: Int32Array }): void => {
  best.cost = board.cost;
  best.option.set(board.option);
  best.pattern.set(board.pattern);
};

const restore = (board: Board, weights: Weights, best: { option: Int32Array; pattern: Int32Array }): void => {
  const { days } = board.problem;
  best.option.forEach((option, cell) => {
    const pattern = best.pattern[cell] ?? 0;
    if (option === board.option[cell] && pattern === board.pattern[cell]) return;
    put(board, weights, Math.floor(cell / days), cell % days, option, pattern);
  });
};

const prepare = (board: Board, weights: Weights, random: Random): Search => {
  const { agents, days } = board.problem;
  const free: number[] = [];
  const movable: number[] = [];
  const peers = new Map<number, number[]>();
  const groups = new Map<string, number[]>();
  agents.forEach(({ options, state, classes }, agent) => {
    for (let day = 0; day < days; day += 1) {
      const own = options[day] ?? [];
      const cell = agent * days + day;
      if (state[day] === "free" && own.length > 0) {
        free.push(cell);
        movable.push(cell);
        const key = `${day} ${classes[day] ?? 0} ${own.length} ${own[0]?.start ?? 0} ${own[0]?.template.kind.id ?? ""}`;
        const group = groups.get(key) ?? [];
        group.push(cell);
        groups.set(key, group);
        peers.set(cell, group);
      } else if (state[day] === "pinned") movable.push(cell);
    }
  });
  return { board, weights, random, free, movable, peers };
};

/** Sets the days as given; takes it back where a rule is broken or the cost grows beyond what is allowed. */
const attempt = (
  search: Search,
  allowance: number,
  changes: readonly (readonly [number, number, number])[],
): boolean => {
  const { board, weights } = search;
  const { days } = board.problem;
  const before = board.cost;
  const had = changes.map(([cell]) => [cell, board.option[cell] as number, board.pattern[cell] as number] as const);
  let isKept = true;
  let cost = 0;
  for (const [cell, option, pattern] of changes)
    cost += put(board, weights, Math.floor(cell / days), cell % days, option, pattern);
  if (cost > allowance) isKept = false;
  else
    for (const [cell] of changes)
      if (!isLegal(board, Math.floor(cell / days), cell % days)) {
        isKept = false;
        break;
      }
  if (isKept) return true;
  for (const [cell, option, pattern] of had) put(board, weights, Math.floor(cell / days), cell % days, option, pattern);
  // Sums of fractions would drift.
  board.cost = before;
  return false;
};

const plannedOf = ({ board }: Search, cell: number): PlannedAgent =>
  board.problem.agents[Math.floor(cell / board.problem.days)] as PlannedAgent;

const drawn = (search: Search, cells: readonly number[]): number => cells[search.random.index(cells.length)] as number;

/** Draws an option of a day, with a pattern. */
const drawOption = (search: Search, cell: number): readonly [number, number, number] => {
  const options = plannedOf(search, cell).options[cell % search.board.problem.days] ?? [];
  const option = search.random.index(options.length);
  return [cell, option, search.random.index(options[option]?.template.patterns.length ?? 1)];
};

const movePattern = (search: Search, allowance: number): void => {
  const { board, weights, random } = search;
  const cell = drawn(search, search.movable);
  const { days } = board.problem;
  const [agent, day] = [Math.floor(cell / days), cell % days];
  const option = board.option[cell] as number;
  const count = board.problem.agents[agent]?.options[day]?.[option]?.template.patterns.length ?? 0;
  if (count < 2) return;
  const had = board.pattern[cell] as number;
  const before = board.cost;
  // A pinned shift may go back to where it was, which is worth something.
  const pattern = weights.moved > 0 && random.uniform() < 0.1 ? 0 : random.index(count);
  if (put(board, weights, agent, day, option, pattern) <= allowance) return;
  put(board, weights, agent, day, option, had);
  board.cost = before;
};

const moveStart = (search: Search, allowance: number): void => {
  const cell = drawn(search, search.free);
  if ((search.board.option[cell] ?? -1) >= 0) attempt(search, allowance, [drawOption(search, cell)]);
};

/** Two days of one person at once, so that one gets longer by what the other loses. */
const moveTwoStarts = (search: Search, allowance: number): void => {
  const cell = drawn(search, search.free);
  const other = dayBeside(search, cell);
  const { option } = search.board;
  if (other === null || (option[cell] ?? -1) < 0 || (option[other] ?? -1) < 0) return;
  attempt(search, allowance, [drawOption(search, cell), drawOption(search, other)]);
};

/** Another day of the same week that may change. */
const dayBeside = (search: Search, cell: number): number | null => {
  const { days } = search.board.problem;
  const planned = plannedOf(search, cell);
  const day = cell % days;
  const week = planned.weeks.find(({ to }) => day <= to);
  if (!week) return null;
  const other = week.from + search.random.index(week.to - week.from + 1);
  if (other === day || planned.state[other] !== "free" || planned.options[other]?.length === 0) return null;
  return cell - day + other;
};

const moveDay = (search: Search, allowance: number): void => {
  const cell = drawn(search, search.free);
  const other = dayBeside(search, cell);
  const { option } = search.board;
  if (other === null || (option[cell] ?? -1) < 0 || (option[other] ?? -1) >= 0) return;
  attempt(search, allowance, [[cell, -1, 0], drawOption(search, other)]);
};

/** Somebody else with the same options on the day. */
const peerOf = (search: Search, cell: number): number | null => {
  const peers = search.peers.get(cell) ?? [];
  const other = peers[search.random.index(Math.max(1, peers.length))];
  return other === undefined || other === cell ? null : other;
};

const place = ({ board }: Search, cell: number, from: number): readonly [number, number, number] => [
  cell,
  board.option[from] as number,
  board.pattern[from] as number,
];

const swapStart = (search: Search, allowance: number): void => {
  const cell = drawn(search, search.free);
  const other = peerOf(search, cell);
  if (other === null) return;
  const { option } = search.board;
  if ((option[cell] ?? -1) < 0 || (option[other] ?? -1) < 0 || option[cell] === option[other]) return;
  attempt(search, allowance, [place(search, cell, other), place(search, other, cell)]);
};

/** One works a day for another, who works a day of the same week for them. */
const exchangeDays = (search: Search, allowance: number): void => {
  const cell = drawn(search, search.free);
  const other = peerOf(search, cell);
  const beside = dayBeside(search, cell);
  if (other === null || beside === null) return;
  const otherBeside = other - cell + beside;
  if (search.peers.get(beside) !== search.peers.get(otherBeside)) return;
  const { option } = search.board;
  const works = (at: number): boolean => (option[at] ?? -1) >= 0;
  if (!works(cell) || works(beside) || works(other) || !works(otherBeside)) return;
  const changes = [
    place(search, cell, other),
    place(search, beside, otherBeside),
    place(search, other, cell),
    place(search, otherBeside, beside),
  ];
  attempt(search, allowance, changes);
};

const addOrRemove = (search: Search, allowance: number): void => {
  const cell = drawn(search, search.free);
  const isWorked = (search.board.option[cell] ?? -1) >= 0;
  attempt(search, allowance, [isWorked ? [cell, -1, 0] : drawOption(search, cell)]);
};
