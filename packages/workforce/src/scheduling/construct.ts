import type { Random } from "../support/random.ts";
import { type Board, isLegal, optionAt, put, type Weights } from "./board.ts";
import { findLegalWeek } from "./legal-week.ts";
import type { PlannedAgent, WeekOf } from "./problem.ts";

/** A week that has no legal schedule. */
export interface OpenWeek {
  readonly agent: number;
  readonly week: WeekOf;
}

/** Shifts that stay: fixed ones and those whose activities move. They need not be legal. */
export const putFixed = (board: Board, weights: Weights): void => {
  board.problem.agents.forEach((planned, agent) => {
    planned.options.forEach((options, day) => {
      if (planned.state[day] !== "free" && options.length > 0) put(board, weights, agent, day, 0, 0);
    });
  });
};

/**
 * Gives everybody a legal week: of some drawn ones that which covers most, and where none of them is legal, the one that a search of
 * all weeks finds. A week that has none is left with fixed shifts only.
 */
export const construct = (board: Board, weights: Weights, random: Random): OpenWeek[] => {
  const open: OpenWeek[] = [];
  const order = [...board.problem.agents.keys()];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = random.index(place + 1);
    [order[place], order[other]] = [order[other] as number, order[place] as number];
  }
  for (const agent of order) {
    const planned = board.problem.agents[agent] as PlannedAgent;
    for (const week of planned.weeks) {
      const free = range(week).filter((day) => planned.state[day] === "free");
      if (free.length === 0) continue;
      if (!fillWeek(board, weights, random, agent, planned, week, free)) open.push({ agent, week });
    }
  }
  return open;
};

const range = ({ from, to }: WeekOf): number[] => Array.from({ length: to - from + 1 }, (_, place) => from + place);

const fillWeek = (
  board: Board,
  weights: Weights,
  random: Random,
  agent: number,
  planned: PlannedAgent,
  week: WeekOf,
  free: readonly number[],
): boolean => {
  let best: { readonly cost: number; readonly choice: readonly (readonly [number, number])[] } | null = null;
  const clear = (): void => {
    for (const day of free) put(board, weights, agent, day, -1, 0);
  };
  const base = board.cost;
  for (let trial = 0; trial < 8; trial += 1) {
    for (const [day, option] of drawWeek(board, random, agent, planned, week, free))
      put(board, weights, agent, day, option, 0);
    if ((best === null || board.cost < best.cost) && range(week).every((day) => isLegal(board, agent, day))) {
      const { days } = board.problem;
      best = { cost: board.cost, choice: free.map((day) => [day, board.option[agent * days + day] as number]) };
    }
    clear();
    board.cost = base;
  }
  const choice = best?.choice ?? searched(board, agent, planned, week, free);
  for (const [day, option] of choice ?? [])
    put(board, weights, agent, day, option, middlePattern(planned, day, option));
  return choice !== null;
};

const middlePattern = (planned: PlannedAgent, day: number, option: number): number =>
  Math.floor((planned.options[day]?.[option]?.template.patterns.length ?? 0) / 2);

/** Days at random, and starts near one time of the day, so that rest is kept. */
const drawWeek = (
  board: Board,
  random: Random,
  agent: number,
  planned: PlannedAgent,
  week: WeekOf,
  free: readonly number[],
): [number, number][] => {
  const usable = free.filter((day) => (planned.options[day]?.length ?? 0) > 0);
  const fixed = range(week).filter((day) => !free.includes(day) && optionAt(board, agent, day)).length;
  const least = Math.max(0, week.minDays - fixed);
  const most = Math.max(least, Math.min(usable.length, week.maxDays - fixed));
  const count = least + random.index(most - least + 1);
  const first = usable[random.index(Math.max(1, usable.length))];
  const like = first === undefined ? undefined : planned.options[first]?.[random.index(planned.options[first].length)];
  if (!like) return [];
  const days = [...usable];
  while (days.length > count) days.splice(random.index(days.length), 1);
  return days.map((day) => {
    let [closest, distance] = [-1, Infinity];
    planned.options[day]?.forEach(({ time, template }, place) => {
      const apart = Math.abs(time - like.time) + Math.abs(template.slots - like.template.slots);
      if (apart < distance) [closest, distance] = [place, apart];
    });
    return [day, closest];
  });
};

const searched = (
  board: Board,
  agent: number,
  planned: PlannedAgent,
  week: WeekOf,
  free: readonly number[],
): (readonly [number, number])[] | null => {
  const { choice } = findLegalWeek(planned, week, planned.options, ...around(board, agent, planned, week));
  return choice && free.map((day) => [day, choice[day - week.from] ?? -1] as const);
};

type Around = [
  before: { readonly end: number; readonly row: number },
  after: { readonly start: number; readonly row: number; readonly rest: number },
];

/** What stands before and after a week. */
export const around = (board: Board, agent: number, planned: PlannedAgent, week: WeekOf): Around => {
  const { days } = board.problem;
  let end = planned.before.end;
  for (let day = week.from - 1; day >= 0; day -= 1) {
    const option = optionAt(board, agent, day);
    if (option) {
      end = Math.max(end, option.end);
      break;
    }
  }
  let [before, after] = [0, 0];
  while (week.from - before > 0 && optionAt(board, agent, week.from - 1 - before)) before += 1;
  if (week.from - before === 0) before += planned.before.row;
  while (week.to + 1 + after < days && optionAt(board, agent, week.to + 1 + after)) after += 1;
  if (week.to + 1 + after === days) after += planned.after.row;
  const next = week.to + 1 < days ? optionAt(board, agent, week.to + 1)?.start : planned.after.start;
  const rest = planned.rest[Math.min(days - 1, week.to + 1)] ?? 0;
  return [
    { end, row: before },
    { start: next ?? Infinity, row: after, rest },
  ];
};
