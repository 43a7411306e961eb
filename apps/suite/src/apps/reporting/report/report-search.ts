import { type ReportBreakdown, reportBreakdowns, type ReportGrain, reportGrains } from "@evolve/contracts/report-names";
import { isUuid } from "@evolve/contracts/uuid";

/** What a report is about, as its address says it. What is left out is the first choice there is. */
export interface ReportSearch {
  readonly unit?: string;
  readonly group?: string;
  readonly from?: string;
  readonly to?: string;
  readonly grain?: ReportGrain;
  readonly by?: ReportBreakdown;
}

type Query = Readonly<Record<string, unknown>>;

const isId = (text: unknown): text is string => typeof text === "string" && isUuid(text);
const isDay = (text: unknown): text is string =>
  typeof text === "string" && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

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
