import type { IntradayDay } from "@evolve/contracts/intraday";

type Values = readonly (number | null)[];

interface Day extends Pick<IntradayDay, "isOpen" | "forecast" | "actual" | "corrected" | "correctedRequired"> {
  readonly handleSeconds: Values;
  readonly actualHandleSeconds: Values;
  /** For each interval, contacts that were handled, and those answered in the level's time. */
  readonly handled: readonly number[];
  readonly answered: readonly number[];
  /** Scheduled people; null without a published schedule. */
  readonly people: readonly number[] | null;
  /** The first interval that has not begun. */
  readonly next: number;
  readonly isDeferrable: boolean;
}

const sum = (values: Values): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The sums that say how a day goes so far, and what is still to come. */
export const figuresOf = (day: Day): IntradayDay["figures"] => {
  const { forecast, actual, corrected } = day;
  const both = [...forecast.keys()].filter((at) => forecast[at] !== null && actual[at] !== null);
  const known = [...actual.keys()].filter((at) => actual[at] !== null);
  const of = (values: Values, places: readonly number[]): (number | null)[] => places.map((at) => values[at] ?? null);
  const expected = of(forecast, both);
  const came = sum(of(actual, known));
  return {
    contacts: both.length === 0 ? null : { forecast: sum(expected), actual: sum(of(actual, both)) },
    handleSeconds: comparedHandling(day, both),
    serviceLevel: day.isDeferrable || came === 0 ? null : Math.min(1, sum(of(day.answered, known)) / came),
    day: forecast.every((value) => value === null) ? null : { forecast: sum(forecast), expected: sum(corrected) },
    worst: worstOf(day),
  };
};

/** Averages are of contacts: those forecast, and those handled. Null where either has none. */
const comparedHandling = (
  { forecast, handleSeconds, actualHandleSeconds, handled }: Day,
  places: readonly number[],
): IntradayDay["figures"]["handleSeconds"] => {
  const mean = (weights: Values, seconds: Values): number | null => {
    const weight = sum(places.map((at) => weights[at] ?? 0));
    return weight > 0 ? sum(places.map((at) => (weights[at] ?? 0) * (seconds[at] ?? 0))) / weight : null;
  };
  const [expected, actual] = [mean(forecast, handleSeconds), mean(handled, actualHandleSeconds)];
  return expected === null || actual === null ? null : { forecast: expected, actual };
};

const worstOf = ({ isOpen, correctedRequired, people, next }: Day): IntradayDay["figures"]["worst"] => {
  if (people === null) return null;
  let worst: IntradayDay["figures"]["worst"] = null;
  for (let at = next; at < isOpen.length; at += 1) {
    const short = isOpen[at] === true ? (correctedRequired[at] ?? 0) - (people[at] ?? 0) : 0;
    if (short > (worst?.short ?? 0)) worst = { at, short: Math.round(short * 100) / 100 };
  }
  return worst;
};
