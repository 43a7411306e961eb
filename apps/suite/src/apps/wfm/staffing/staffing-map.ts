import type { StaffingWeek } from "@evolve/contracts/staffing";
import type { ScenarioResult } from "@evolve/contracts/staffing-scenarios";
import type { NetStaffingLimits } from "@evolve/contracts/user-settings";
import type { PlainKey, Words } from "@evolve/i18n";
import type { CellBox } from "@evolve/widgets/cell-range";
import type { HeatCell, HeatTone, HeatTones } from "@evolve/widgets/heat-map";
import { writeTsv } from "@evolve/widgets/tsv";
import { dayName } from "../day-names.ts";

/** What the map shows: people short or over, required, scheduled, on the queue, or the service level that is reached. */
export const views = ["net", "required", "scheduled", "onQueue", "level"] as const;
export type StaffingViewName = (typeof views)[number];

export const viewNames: Readonly<Record<StaffingViewName, PlainKey>> = {
  net: "requirement.viewNet",
  required: "requirement.viewRequired",
  scheduled: "requirement.viewScheduled",
  onQueue: "requirement.viewOnQueue",
  level: "requirement.viewLevel",
};

/** Without a schedule nothing can be short or over; work that can wait has no level. */
export const viewsOf = ({ schedule, planningGroup }: StaffingWeek): readonly StaffingViewName[] =>
  views.filter((view) => {
    if (view === "net" || view === "scheduled") return schedule !== null;
    return view !== "level" || !planningGroup.isDeferrable;
  });

type Days = Pick<StaffingWeek, "days" | "intervalMinutes" | "isOpen">;

/** A week as columns of intervals and rows of days, without the hours in which it is closed on all days. */
export interface WeekMap {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** For each column and row the place of its interval; undefined where the clocks leave it out. */
  readonly places: readonly (readonly (number | undefined)[])[];
  readonly isClosed: (cell: HeatCell) => boolean;
  readonly columnTick: (column: number) => string;
}

const hourMs = 3_600_000;

interface Column {
  readonly slot: number;
  /** The second time that the clocks show it, on the day on which they go back. */
  readonly isRepeated: boolean;
}

const isRepeatedAt = (slots: readonly number[], at: number): boolean => slots.indexOf(slots[at] ?? -1) < at;

/** Slots in order; what the clocks show twice on some day comes again once all of it has been shown. */
const columnsOf = (from: number, to: number, repeated: ReadonlySet<number>): Column[] => {
  const columns: Column[] = [];
  let again: Column[] = [];
  for (let slot = from; slot < to; slot += 1) {
    columns.push({ slot, isRepeated: false });
    if (repeated.has(slot)) again.push({ slot, isRepeated: true });
    if (repeated.has(slot + 1)) continue;
    columns.push(...again);
    again = [];
  }
  return [...columns, ...again];
};

export const weekMap = (words: Words, { days, intervalMinutes, isOpen }: Days): WeekMap => {
  const perHour = 60 / intervalMinutes;
  const slots = days.flatMap((day) => day.slots.filter((_, at) => isOpen[day.first + at]));
  const from = slots.length === 0 ? 0 : Math.floor(Math.min(...slots) / perHour) * perHour;
  const to = slots.length === 0 ? 24 * perHour : Math.max(...slots) + 1;
  const clockAt = (slot: number): string => words.date((slot / perHour) * hourMs, "time", "UTC");
  const repeated = days.flatMap((day) =>
    day.slots.filter((_, at) => isOpen[day.first + at] && isRepeatedAt(day.slots, at)),
  );
  const columns = columnsOf(from, to, new Set(repeated));
  const places = columns.map(({ slot, isRepeated }) =>
    days.map((day) => {
      const at = isRepeated ? day.slots.lastIndexOf(slot) : day.slots.indexOf(slot);
      return at < 0 || (isRepeated && !isRepeatedAt(day.slots, at)) ? undefined : day.first + at;
    }),
  );
  return {
    columns: columns.map(({ slot, isRepeated }) =>
      isRepeated ? words.t("requirement.secondTime", { time: clockAt(slot) }) : clockAt(slot),
    ),
    rows: days.map(({ date }) => dayName(words, date)),
    places,
    isClosed: ({ column, row }) => {
      const place = places[column]?.[row];
      return place === undefined || isOpen[place] !== true;
    },
    columnTick: (column) => {
      const { slot, isRepeated } = columns[column] ?? { slot: 0, isRepeated: true };
      return !isRepeated && slot % (2 * perHour) === 0 ? clockAt(slot) : "";
    },
  };
};

export const cellOf = ({ places }: WeekMap, place: number): HeatCell | null => {
  for (const [column, rows] of places.entries()) {
    const row = rows.indexOf(place);
    if (row >= 0) return { column, row };
  }
  return null;
};

/** By column, then by row. */
export const valuesOf = (
  { places }: WeekMap,
  values: readonly (number | null)[],
): readonly (readonly (number | null)[])[] =>
  places.map((rows) => rows.map((place) => (place === undefined ? null : (values[place] ?? null))));

/** People short or over, for each interval. */
export const netOf = ({
  required,
  schedule,
}: Pick<StaffingWeek, "required" | "schedule">): readonly (number | null)[] =>
  required.map((need, at) => (need === null ? null : Math.round((schedule?.people[at] ?? 0) - need)));

/** The numbers of a view for each interval. */
export const numbersOf = (week: StaffingWeek, view: StaffingViewName): readonly (number | null)[] => {
  const { schedule, required } = week;
  switch (view) {
    case "required":
      return required;
    case "onQueue":
      return week.onQueue;
    case "scheduled":
      return schedule?.people ?? [];
    case "level":
      return schedule?.serviceLevel ?? week.serviceLevel;
    case "net":
      return netOf(week);
  }
};

/** A share below the goal never rounds up to it, and none reads as 100 % that is less. */
export const wholePercent = (share: number, goal: number | null): number => {
  const rounded = Math.round(share * 100);
  if (goal !== null && share < goal) return Math.min(Math.ceil(goal * 100) - 1, rounded);
  return share < 1 ? Math.min(99, rounded) : rounded;
};

export const percent = (words: Words, share: number, digits = 1): string =>
  words.number(share, { style: "percent", maximumFractionDigits: digits, minimumFractionDigits: digits });

export const signed = (words: Words, value: number, digits = 0): string =>
  words.number(value, { signDisplay: "exceptZero", maximumFractionDigits: digits, minimumFractionDigits: digits });

/** How a view's numbers are written into cells. */
export const formatOf = (words: Words, view: StaffingViewName, goal: number | null): ((value: number) => string) => {
  if (view === "level") return (value) => words.number(wholePercent(value, goal));
  return view === "net" ? (value) => signed(words, value) : (value) => words.number(Math.round(value));
};

/** The number of limits that so many people have reached; the limits rise. */
const depthOf = (people: number, limits: readonly number[]) =>
  Math.min(3, limits.filter((limit) => people >= limit).length) as 0 | 1 | 2 | 3;

const netTone =
  ({ short, over }: NetStaffingLimits) =>
  (net: number): HeatTone => {
    const depth = net < 0 ? depthOf(-net, short) : depthOf(net, over);
    if (depth === 0) return "met";
    return net < 0 ? `short-${depth}` : `over-${depth}`;
  };

/** From one limit up to the next: "1", "4–9", "10+". */
const spanText = ({ number }: Words, from: number, next: number | undefined): string => {
  if (next === undefined) return `${number(from)}+`;
  return next - 1 > from ? `${number(from)}–${number(next - 1)}` : number(from);
};

const netLegend = (words: Words, { short, over }: NetStaffingLimits): HeatTones["legend"] => {
  const { t } = words;
  const spans = (limits: readonly number[]) => limits.map((from, at) => spanText(words, from, limits[at + 1]));
  const tone = (kind: "short" | "over", at: number) => `${kind}-${(at + 1) as 1 | 2 | 3}` as const;
  return [
    ...spans(short)
      .map((people, at) => ({ tone: tone("short", at), label: t("requirement.short", { people }) }))
      .toReversed(),
    { tone: "met", label: t("requirement.met") },
    ...spans(over).map((people, at) => ({ tone: tone("over", at), label: t("requirement.over", { people }) })),
  ];
};

const levelTone =
  (goal: number) =>
  (level: number): HeatTone => {
    if (level < goal - 0.1) return "short-3";
    if (level < goal - 0.05) return "short-2";
    if (level < goal) return "short-1";
    return level < Math.min(0.99, goal + 0.15) ? "met" : "over-2";
  };

/** Colours that mean something in a view; the others go by depth. */
export const tonesOf = (
  words: Words,
  view: StaffingViewName,
  { goal, limits }: { readonly goal: number | null; readonly limits: NetStaffingLimits },
): HeatTones | undefined => {
  const { t } = words;
  if (view === "net") return { of: netTone(limits), legend: netLegend(words, limits) };
  if (view !== "level" || goal === null) return undefined;
  return {
    of: levelTone(goal),
    legend: [
      { tone: "short-3", label: t("requirement.farBelowGoal") },
      { tone: "short-1", label: t("requirement.belowGoal") },
      { tone: "met", label: t("requirement.goalMet") },
      { tone: "over-2", label: t("requirement.farAboveGoal") },
    ],
  };
};

/** The highest number of all results, so that their maps have one scale. */
export const highestOf = (results: readonly ScenarioResult[]): number =>
  Math.max(0, ...results.flatMap(({ required }) => required.map((people) => people ?? 0)));

/**
 * A view, or some of its cells, as a spreadsheet takes it: a line for each interval of the day, a column for each day; closed ones are
 * empty.
 */
export const copiedMap = (
  words: Words,
  map: WeekMap,
  values: readonly (number | null)[],
  { left, right, top, bottom }: CellBox = wholeOf(map),
): string => {
  // A spreadsheet of the same language reads its decimal sign, and no grouping.
  const amount = (value: number): string => words.number(value, { useGrouping: false, maximumFractionDigits: 4 });
  const cellAt = (place: number | undefined, cell: HeatCell): string => {
    const value = place === undefined || map.isClosed(cell) ? null : (values[place] ?? null);
    return value === null ? "" : amount(value);
  };
  return writeTsv([
    [words.t("requirement.time"), ...map.rows.slice(top, bottom + 1)],
    ...map.columns.slice(left, right + 1).map((clock, at) => [
      clock,
      ...map.rows.slice(top, bottom + 1).map((_, below) => {
        const cell = { column: left + at, row: top + below };
        return cellAt(map.places[cell.column]?.[cell.row], cell);
      }),
    ]),
  ]);
};

const wholeOf = ({ columns, rows }: WeekMap): CellBox => ({
  left: 0,
  right: columns.length - 1,
  top: 0,
  bottom: rows.length - 1,
});
