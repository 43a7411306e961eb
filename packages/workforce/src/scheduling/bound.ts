import type { Board } from "./board.ts";
import type { Option } from "./options.ts";
import type { PlannedAgent, WeekOf } from "./problem.ts";

/** Closer than this share of the requirement is as good as equal. */
const closeEnough = 5e-5;

/**
 * A shortfall below which no schedule comes, in people-slots: the Lagrangian dual of covering the requirement, improved by the volume
 * algorithm (Barahona and Anbil, Mathematical Programming 87, 2000). At any prices π from 0 to 1, Σ π·required less what each person's
 * best week earns is a bound. A week is taken without rest and days in a row, each activity where it is cheapest: that only lowers it.
 *
 * @param reached the shortfall of the schedule on the board
 */
export const lowerBound = (board: Board, reached: number, rounds: number): number => {
  const { problem, wanted, covered } = board;
  const { agents, demand, slots } = problem;
  const people = kindsOf(agents);
  // In an optimum whatever is short costs 1 and whatever is in surplus nothing: the schedule shows where to begin.
  let prices = wanted.map((bySlot, group) =>
    bySlot.map((count, slot) => {
      const lack = count - (covered[group]?.[slot] ?? 0);
      return count === 0 ? 0 : Math.max(0, Math.min(1, 0.5 + lack));
    }),
  );
  let bestPrices = prices;
  const average = wanted.map((bySlot, group) => covered[group]?.slice() ?? bySlot.slice());
  let best = -Infinity;
  let scale = 0.08;
  let stale = 0;
  let need = 0;
  for (const bySlot of wanted) for (const count of bySlot) need += count;
  for (let round = 0; round < rounds && best < reached - closeEnough * need; round += 1) {
    const given = wanted.map(() => new Float64Array(slots));
    const sums = demand.classes.map((kind) => pricesOf(kind, prices, slots));
    let value = 0;
    wanted.forEach((bySlot, group) => {
      for (let slot = 0; slot < slots; slot += 1) value += (bySlot[slot] ?? 0) * (prices[group]?.[slot] ?? 0);
    });
    for (const { planned, count } of people) value -= count * earn(planned, count, sums, demand.classes, given);
    if (value > best + 1e-9) [best, stale, bestPrices] = [value, 0, prices.map((own) => own.slice())];
    else stale += 1;
    if (stale > 15) {
      [scale, stale] = [scale * 0.7, 0];
      prices = bestPrices.map((own) => own.slice());
    }
    // The average of many answers points better than the last.
    average.forEach((own, group) => {
      for (let slot = 0; slot < slots; slot += 1)
        own[slot] = 0.9 * (own[slot] ?? 0) + 0.1 * (given[group]?.[slot] ?? 0);
    });
    let norm = 0;
    wanted.forEach((bySlot, group) => {
      for (let slot = 0; slot < slots; slot += 1) {
        const lack = (bySlot[slot] ?? 0) - (average[group]?.[slot] ?? 0);
        const price = prices[group]?.[slot] ?? 0;
        // A price at its limit that would go beyond does not move.
        if (lack > 0 ? price < 1 : price > 0) norm += lack ** 2;
      }
    });
    if (norm === 0) break;
    const step = (scale * (reached - value)) / norm;
    wanted.forEach((bySlot, group) => {
      const own = prices[group] as Float64Array;
      for (let slot = 0; slot < slots; slot += 1) {
        const lack = (bySlot[slot] ?? 0) - (average[group]?.[slot] ?? 0);
        own[slot] = Math.max(0, Math.min(1, (own[slot] ?? 0) + step * lack));
      }
    });
  }
  return Math.max(0, best);
};

/** People whose weeks may be the same. */
const kindsOf = (agents: readonly PlannedAgent[]): { readonly planned: PlannedAgent; count: number }[] => {
  const ids = new Map<readonly Option[] | Option, number>();
  const idOf = (one: readonly Option[] | Option): number => {
    const id = ids.get(one) ?? ids.size;
    ids.set(one, id);
    return id;
  };
  const kinds = new Map<string, { readonly planned: PlannedAgent; count: number }>();
  for (const planned of agents) {
    // Lists that were filtered for a person hold the same options as others.
    const days = planned.options.map((list) => list.map(idOf).join(" ")).join("|");
    const weeks = planned.weeks.map(({ maxDays, maxPaid }) => `${maxDays} ${maxPaid}`).join("|");
    const key = `${days}/${weeks}/${planned.classes.join()}/${planned.state.join()}`;
    const kind = kinds.get(key) ?? { planned, count: 0 };
    kind.count += 1;
    kinds.set(key, kind);
  }
  return [...kinds.values()];
};

/** What a slot of a class earns, summed up to each slot. */
const pricesOf = (
  { groups, shares }: { readonly groups: readonly number[]; readonly shares: readonly Float64Array[] },
  prices: readonly Float64Array[],
  slots: number,
): Float64Array => {
  const sums = new Float64Array(slots + 1);
  for (let slot = 0; slot < slots; slot += 1) {
    let price = 0;
    for (let place = 0; place < groups.length; place += 1)
      price += (shares[place]?.[slot] ?? 0) * (prices[groups[place] ?? 0]?.[slot] ?? 0);
    sums[slot + 1] = (sums[slot] ?? 0) + price;
  }
  return sums;
};

interface Best {
  readonly value: number;
  readonly option: Option;
  readonly off: readonly number[];
}

/** What a person's best weeks earn; adds their time on queue to `given`. */
const earn = (
  planned: PlannedAgent,
  count: number,
  sums: readonly Float64Array[],
  classes: Board["problem"]["demand"]["classes"],
  given: readonly Float64Array[],
): number => {
  let total = 0;
  for (const week of planned.weeks) {
    const chosen = bestDays(planned, week, sums);
    for (const [day, { value, option, off }] of chosen) {
      total += value;
      const kind = classes[planned.classes[day] ?? 0];
      const add = (slot: number, sign: number): void =>
        kind?.groups.forEach((group, place) => {
          const own = given[group] as Float64Array;
          own[slot] = (own[slot] ?? 0) + sign * count * (kind.shares[place]?.[slot] ?? 0);
        });
      for (let slot = option.start; slot < option.end; slot += 1) add(slot, 1);
      for (const slot of off) add(slot, -1);
    }
  }
  return total;
};

/** The days of a week that earn most: as many as may be worked, and for each number of days the longest shifts that fit. */
const bestDays = (planned: PlannedAgent, week: WeekOf, sums: readonly Float64Array[]): [number, Best][] => {
  // By paid minutes so far and days worked, the best value; the choice is kept along.
  let states = new Map<number, { value: number; days: [number, Best][] }>([[0, { value: 0, days: [] }]]);
  for (let day = week.from; day <= week.to; day += 1) {
    const own = sums[planned.classes[day] ?? 0];
    if (!own) continue;
    const byPaid = new Map<number, Best>();
    for (const option of planned.options[day] ?? []) {
      const best = bestOf(option, own);
      const had = byPaid.get(option.template.paid);
      if (!had || had.value < best.value) byPaid.set(option.template.paid, best);
    }
    const isFixed = planned.state[day] !== "free";
    const next = new Map(isFixed && byPaid.size > 0 ? [] : states);
    for (const [key, { value, days }] of states)
      for (const [paid, best] of byPaid) {
        const [worked, sum] = [Math.floor(key / 100_000) + 1, (key % 100_000) + paid];
        if (!isFixed && (worked > week.maxDays || sum > week.maxPaid)) continue;
        const to = worked * 100_000 + sum;
        const had = next.get(to);
        if (!had || had.value < value + best.value)
          next.set(to, { value: value + best.value, days: [...days, [day, best]] });
      }
    states = next;
  }
  let top: { value: number; days: [number, Best][] } = { value: 0, days: [] };
  let found = false;
  for (const state of states.values()) if (!found || state.value > top.value) [top, found] = [state, true];
  return top.days;
};

/** A shift with each activity at the place of its window that costs least. */
const bestOf = (option: Option, sums: Float64Array): Best => {
  const { template, start, end } = option;
  let value = (sums[end] ?? 0) - (sums[start] ?? 0);
  const off: number[] = [];
  for (const { slots, from, to } of windowsOf(template)) {
    let [cheapest, at] = [Infinity, from];
    for (let place = from; place <= to; place += 1) {
      const cost = (sums[start + place + slots] ?? 0) - (sums[start + place] ?? 0);
      if (cost < cheapest) [cheapest, at] = [cost, place];
    }
    value -= cheapest;
    for (let slot = 0; slot < slots; slot += 1) off.push(start + at + slot);
  }
  return { value, option, off };
};

interface OffWindow {
  readonly slots: number;
  readonly from: number;
  readonly to: number;
}

const windows = new WeakMap<Option["template"], readonly OffWindow[]>();

/** Where each activity off queue may begin, over all patterns. */
const windowsOf = (template: Option["template"]): readonly OffWindow[] => {
  const known = windows.get(template);
  if (known) return known;
  // A shift that stays as it is has one pattern, whose activities may be cut off at its ends.
  const [only] = template.patterns;
  const made =
    template.patterns.length === 1 && only
      ? [...only.off].map((slot) => ({ slots: 1, from: slot, to: slot }))
      : template.activities.flatMap(({ offQueue, slots }, place) => {
          if (!offQueue) return [];
          const starts = template.patterns.map(({ starts: own }) => own[place] ?? 0);
          return [{ slots, from: Math.min(...starts), to: Math.max(...starts) }];
        });
  windows.set(template, made);
  return made;
};
