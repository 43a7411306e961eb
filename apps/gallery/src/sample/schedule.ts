import type { TimelineBar, TimelineRow, TimelineSeries } from "@evolve/widgets/timeline";
import { personAt } from "./grid-people.ts";

const minute = 60_000;
const hour = 60 * minute;

export interface ScheduleWords {
  readonly shift: string;
  readonly rest: string;
  readonly meal: string;
  readonly coaching: string;
  readonly timeOff: string;
}

/** People in their teams. */
export const teamsOf = (count: number, teams: readonly { id: string; label: string }[]): readonly TimelineRow[] =>
  teams.map(({ id, label }) => ({
    id: `team-${id}`,
    name: label,
    children: Array.from({ length: count }, (_, at) => personAt(at))
      .filter(({ team }) => team === id)
      .map((person) => ({ id: person.id, name: person.name, detail: person.phone })),
  }));

/** A day's shift with what lies in it; now and then something that overlaps, or a day off. */
export const shiftsOf = (count: number, midnight: number, words: ScheduleWords): readonly TimelineBar[] =>
  Array.from({ length: count }, (_, at): TimelineBar[] => {
    const { id: rowId, calls } = personAt(at);
    const start = midnight + (7 + (calls % 10) / 2) * hour;
    if (at % 9 === 4)
      return [
        {
          id: `${rowId}-off`,
          rowId,
          start: midnight + 7 * hour,
          end: midnight + 17 * hour,
          label: words.timeOff,
          tone: "neutral",
          pattern: "hatched",
          isLocked: true,
        },
      ];
    const end = start + (at % 5 === 3 ? 4 : 8.5) * hour;
    const part = (name: string, from: number, length: number) => ({
      id: `${rowId}-${name}-${from}`,
      start: start + from * hour,
      end: start + from * hour + length * minute,
    });
    const parts = [
      { ...part("break", 1.75, 15), label: words.rest, tone: "amber" as const },
      ...(end - start > 6 * hour
        ? [
            { ...part("meal", 3.5, 30), label: words.meal, tone: "neutral" as const, pattern: "hatched" as const },
            { ...part("break", 5.75, 15), label: words.rest, tone: "amber" as const },
          ]
        : []),
    ];
    const shift: TimelineBar = { id: `${rowId}-shift`, rowId, start, end, label: words.shift, tone: "blue", parts };
    if (at % 4 !== 1) return [shift];
    return [
      shift,
      {
        id: `${rowId}-coaching`,
        rowId,
        start: start + 2.5 * hour,
        end: start + 3.5 * hour,
        label: words.coaching,
        tone: "violet",
      },
    ];
  }).flat();

/** Ten short bars a row, one after the other with gaps. */
export const manyBars = (rows: number, midnight: number, label: string): readonly TimelineBar[] =>
  Array.from({ length: rows * 10 }, (_, at) => {
    const rowId = personAt(Math.floor(at / 10)).id;
    const start = midnight + ((at % 10) * 2 + (at % 3) / 4) * hour;
    const tone = (["blue", "teal", "violet", "green"] as const)[at % 4] ?? "blue";
    return { id: `bar-${at}`, rowId, start, end: start + 75 * minute, label, tone };
  });

/** Agents by quarter of an hour: needed, and there. */
export const staffingOf = (
  midnight: number,
  bars: readonly TimelineBar[],
  words: { required: string; scheduled: string },
): readonly TimelineSeries[] => {
  const times = Array.from({ length: 96 }, (_, at) => midnight + at * 15 * minute);
  const isThere = (at: number) =>
    bars.filter(({ tone, start, end }) => tone === "blue" && start <= at && at < end).length;
  const most = Math.max(1, ...times.map(isThere));
  const needed = (at: number) =>
    Math.max(0, Math.round(most * 0.95 * Math.sin((((at - midnight) / hour - 6) / 14) * Math.PI)));
  return [
    { id: "scheduled", label: words.scheduled, tone: "blue", points: times.map((at) => ({ at, value: isThere(at) })) },
    {
      id: "required",
      label: words.required,
      tone: "neutral",
      isDashed: true,
      points: times.map((at) => ({ at, value: needed(at) })),
    },
  ];
};
