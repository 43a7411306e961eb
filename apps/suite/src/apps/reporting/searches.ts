import { type ReportBreakdown, reportBreakdowns, type ReportGrain, reportGrains } from "@evolve/contracts/report-names";
import { isUuid } from "@evolve/contracts/uuid";
import type { Query } from "@evolve/shell";

/* How the screens of this app read the parameters of their addresses. */

/** What a report is about, as its address says it. What is left out is the first choice there is. */
export type ReportSearch = {
  readonly unit?: string;
  readonly group?: string;
  readonly from?: string;
  readonly to?: string;
  readonly grain?: ReportGrain;
  readonly by?: ReportBreakdown;
};

const isId = (text: string | undefined): text is string => text !== undefined && isUuid(text);
const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads an address that people may have edited: what does not fit is left out. */
export const readReportSearch = ({ unit, group, from, to, grain, by }: Query): ReportSearch => {
  const ofGrain = reportGrains.find((known) => known === grain);
  const ofBreakdown = reportBreakdowns.find((known) => known === by);
  return {
    ...(isId(unit) && { unit }),
    ...(isId(group) && { group }),
    ...(isDay(from) && isDay(to) && from <= to && { from, to }),
    ...(ofGrain && { grain: ofGrain }),
    ...(ofBreakdown && { by: ofBreakdown }),
  };
};
