/* What reports there are and how they can be cut; apart from their calls, since routes read addresses by it. */

export const reportNames = ["scheduleEfficiency", "forecastAccuracy", "timeOff", "shrinkage", "adherence"] as const;
export type ReportName = (typeof reportNames)[number];

export const reportGrains = ["interval", "day", "week", "month"] as const;
export type ReportGrain = (typeof reportGrains)[number];

/** What the lines of a report can be about, where there is a choice. */
export const reportBreakdowns = ["activity", "team", "agent"] as const;
export type ReportBreakdown = (typeof reportBreakdowns)[number];
