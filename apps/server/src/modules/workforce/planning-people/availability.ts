import type { Availability } from "@evolve/contracts/agent-preferences";
import type { RosterAgent } from "@evolve/workforce";

const day = 1_440;
const week = 7 * day;

interface Span {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Spans that touch or overlap as one. */
const joined = (spans: readonly Span[]): Span[] => {
  const whole: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
};

/**
 * When shifts may be, by the day on which they start: undefined where that is always. A span may go on over midnight, as far as the
 * person is available without a pause.
 *
 * @param shift minutes by which the roster's clocks are ahead of those that the availability is said in
 */
export const availabilityOf = ({ days }: Availability, shift: number): RosterAgent["availability"] => {
  const said = days
    .filter(({ isAvailable, durationInMinutes }) => isAvailable && durationInMinutes > 0)
    .map(({ day: weekday, fromHour, durationInMinutes }) => {
      const from = weekday * day + minutesOf(fromHour) + shift;
      return { from, to: from + durationInMinutes };
    });
  // The weeks around, so that Saturday's night goes on into Sunday.
  const spans = joined(
    [-week, 0, week].flatMap((by) => said.map(({ from, to }) => ({ from: from + by, to: to + by }))),
  );
  if (spans.some(({ from, to }) => from <= 0 && to >= week)) return undefined;
  return Array.from({ length: 7 }, (_, weekday) => weekday).flatMap((weekday) => {
    const midnight = weekday * day;
    const open = spans
      .filter(({ from, to }) => from < midnight + day && to > midnight)
      .map(({ from, to }) => ({ weekday, from: Math.max(0, from - midnight), to: Math.min(2 * day, to - midnight) }));
    return open.length > 0 ? open : [{ weekday, from: 0, to: 0 }];
  });
};
