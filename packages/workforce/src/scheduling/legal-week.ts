import type { RuleCode } from "../rules/violation.ts";
import type { Option } from "./options.ts";
import type { PlannedAgent, WeekOf } from "./problem.ts";

/** A rule that the search leaves out, to find out whether it is the one in the way. */
export type Relaxed = Extract<
  RuleCode,
  | "rest-too-short"
  | "too-many-days-in-a-row"
  | "days-off-not-together"
  | "too-many-days-in-a-week"
  | "too-many-hours-in-a-week"
>;

/** A week up to a day: all ways to come here that agree in these numbers are one. */
interface Way {
  readonly end: number;
  readonly row: number;
  readonly worked: number;
  readonly paid: number;
  readonly run: number;
  readonly longest: number;
  readonly option: number;
  readonly from: Way | null;
}

export interface WeekSearch {
  /** For each day of the week the place of its option, −1 for a day off; null where no week is legal. */
  readonly choice: readonly number[] | null;
  /** The most paid minutes that a week can have, whatever it should. */
  readonly reachable: number;
}

/**
 * Searches all weeks made of the given options for a legal one, day by day. Of ways that agree in all that later days depend on, one
 * is kept, so that the search is short.
 *
 * @param options what may be worked on each day of the roster
 * @param after what follows the week: the start of the next shift in slots, and days in a row from there
 */
export const findLegalWeek = (
  planned: PlannedAgent,
  week: WeekOf,
  options: readonly (readonly Option[])[],
  before: { readonly end: number; readonly row: number },
  after: { readonly start: number; readonly row: number; readonly rest: number },
  relaxed?: Relaxed,
): WeekSearch => {
  let ways: Way[] = [{ ...before, worked: 0, paid: 0, run: 0, longest: 0, option: -1, from: null }];
  const maxDays = relaxed === "too-many-days-in-a-week" ? 7 : week.maxDays;
  const maxPaid = relaxed === "too-many-hours-in-a-week" ? Infinity : week.maxPaid;
  for (let day = week.from; day <= week.to; day += 1) {
    const next = new Map<string, Way>();
    const keep = (way: Way): void => {
      const key = `${way.end} ${way.row} ${way.worked} ${way.paid} ${way.run} ${way.longest}`;
      if (!next.has(key)) next.set(key, way);
    };
    const isFixed = planned.state[day] !== "free";
    const choices = representatives(options[day] ?? []);
    for (const way of ways) {
      if (!isFixed || choices.length === 0)
        keep({ ...way, row: 0, run: way.run + 1, longest: Math.max(way.longest, way.run + 1), option: -1, from: way });
      for (const [place, option] of choices) {
        if (relaxed !== "rest-too-short" && option.start - way.end < (planned.rest[day] ?? 0)) continue;
        if (relaxed !== "too-many-days-in-a-row" && way.row + 1 > (planned.maxRow[day] ?? 7)) continue;
        if (way.worked + 1 > maxDays || way.paid + option.template.paid > maxPaid) continue;
        keep({
          end: option.end,
          row: way.row + 1,
          worked: way.worked + 1,
          paid: way.paid + option.template.paid,
          run: 0,
          longest: way.longest,
          option: place,
          from: way,
        });
      }
    }
    ways = [...next.values()];
  }
  const open = ways.filter(({ end, row, longest }) => {
    const rested = relaxed === "rest-too-short" || after.start - end >= after.rest;
    const short =
      relaxed === "too-many-days-in-a-row" || row === 0 || row + after.row <= (planned.maxRow[week.to] ?? 7);
    return rested && short && (relaxed === "days-off-not-together" || longest >= week.together);
  });
  const found = open.find(({ paid, worked }) => paid >= week.minPaid && worked >= week.minDays);
  const reachable = open.reduce((best, { paid }) => Math.max(best, paid), 0);
  const choice: number[] = [];
  for (let way: Way | null = found ?? null; way?.from; way = way.from) choice.unshift(way.option);
  return { choice: found ? choice : null, reachable };
};

/** For each paid length a dozen starts over the day: enough for rest, and few enough for a search of all weeks. */
const representatives = (options: readonly Option[]): (readonly [number, Option])[] => {
  const byLength = new Map<number, (readonly [number, Option])[]>();
  options.forEach((option, place) => {
    const key = option.template.paid * 10_000 + option.template.slots;
    const same = byLength.get(key) ?? [];
    same.push([place, option]);
    byLength.set(key, same);
  });
  return [...byLength.values()].flatMap((same) => {
    same.sort(([, one], [, other]) => one.start - other.start);
    const stride = Math.max(1, (same.length - 1) / 11);
    return same.filter(
      (_, index) => Math.floor(index / stride) !== Math.floor((index - 1) / stride) || index === same.length - 1,
    );
  });
};
