import type { ReportBreakdown, ReportGrain, ReportName } from "./report-names.ts";

/* How reports can be cut, and what columns they have. */

interface Shape {
  readonly grains: readonly [ReportGrain, ...ReportGrain[]];
  readonly hasPlanningGroup: boolean;
  /** What its lines can be about, the usual choice first; none where they are about one thing. */
  readonly breakdowns: readonly ReportBreakdown[];
  /** How many days it can be about. */
  readonly daysMax: number;
  /** Whether it is about days to come too. */
  readonly hasFuture: boolean;
}

export const reportShapes: Readonly<Record<ReportName, Shape>> = {
  scheduleEfficiency: {
    grains: ["day", "interval", "week", "month"],
    hasPlanningGroup: true,
    breakdowns: [],
    daysMax: 93,
    hasFuture: true,
  },
  forecastAccuracy: {
    grains: ["week", "day", "month"],
    hasPlanningGroup: true,
    breakdowns: [],
    daysMax: 366,
    hasFuture: false,
  },
  timeOff: {
    grains: ["month", "week", "day"],
    hasPlanningGroup: false,
    breakdowns: ["activity", "team", "agent"],
    daysMax: 366,
    hasFuture: true,
  },
  shrinkage: {
    grains: ["week", "day", "month"],
    hasPlanningGroup: true,
    breakdowns: [],
    daysMax: 366,
    hasFuture: true,
  },
  adherence: {
    grains: ["day", "week", "month"],
    hasPlanningGroup: false,
    breakdowns: ["agent", "team"],
    daysMax: 31,
    hasFuture: false,
  },
};

/** Intervals are told of so many days at most: more lines are read by nobody. */
export const reportIntervalDaysMax = 14;

/** Columns of a report in their order. The first says when; those that end in a unit are numbers. */
export const reportColumns = {
  scheduleEfficiency: [
    "period",
    "planningGroup",
    "requiredHours",
    "presentHours",
    "overHours",
    "underHours",
    "coveredPercent",
    "serviceLevelPercent",
  ],
  forecastAccuracy: [
    "period",
    "planningGroup",
    "forecastContacts",
    "actualContacts",
    "wapePercent",
    "dayWapePercent",
    "biasPercent",
    "handleTimeWapePercent",
    "comparedDays",
  ],
  timeOff: ["period", "subject", "people", "offHours", "offDays", "requestedHours", "entitledHours", "leftHours"],
  shrinkage: ["period", "activity", "plannedHours", "plannedPercent", "assumedPercent", "differencePoints"],
  adherence: [
    "period",
    "agentOrTeam",
    "agents",
    "adherencePercent",
    "conformancePercent",
    "scheduledHours",
    "adherentHours",
    "outHours",
    "unknownHours",
  ],
} as const satisfies Readonly<Record<ReportName, readonly string[]>>;
export type ReportColumn = (typeof reportColumns)[ReportName][number];

const textColumns: ReadonlySet<string> = new Set([
  "period",
  "planningGroup",
  "subject",
  "activity",
  "agentOrTeam",
] satisfies ReportColumn[]);
export const isNumberColumn = (column: ReportColumn): boolean => !textColumns.has(column);

/** The columns whose totals say most, in the order in which they are shown. */
export const reportFigures = {
  scheduleEfficiency: ["coveredPercent", "underHours", "overHours", "serviceLevelPercent"],
  forecastAccuracy: ["wapePercent", "biasPercent", "forecastContacts", "actualContacts"],
  timeOff: ["offHours", "offDays", "requestedHours", "leftHours"],
  shrinkage: ["plannedPercent", "assumedPercent", "differencePoints", "plannedHours"],
  adherence: ["adherencePercent", "conformancePercent", "outHours", "unknownHours"],
} as const satisfies Readonly<Record<ReportName, readonly ReportColumn[]>>;

/** What the chart of a report compares over time; each has the unit that its name ends in. */
export const reportSeries = {
  scheduleEfficiency: ["presentHours", "requiredHours"],
  forecastAccuracy: ["actualContacts", "forecastContacts"],
  timeOff: ["offHours", "requestedHours"],
  shrinkage: ["plannedPercent", "assumedPercent"],
  adherence: ["adherencePercent", "conformancePercent"],
} as const satisfies Readonly<Record<ReportName, readonly [ReportColumn, ReportColumn]>>;
