import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { LocalDate } from "./planning.ts";
import { reportIntervalDaysMax, reportShapes } from "./report-columns.ts";
import { reportBreakdowns, reportGrains, reportNames } from "./report-names.ts";
import { fault, Id } from "./validators.ts";

const area = "reports";
const view = { anyOf: ["reporting:view"] } as const;

export const reportFields = {
  report: z.enum(reportNames),
  businessUnitId: Id,
  /** Null: all of the business unit. */
  planningGroupId: z.nullable(Id),
  grain: z.enum(reportGrains),
  breakdown: z.enum(reportBreakdowns),
};

const dayMs = 86_400_000;
/** No plan is older or later. */
const ReportDay = LocalDate.check(z.refine((day) => day >= "2000-01-01" && day <= "2099-12-31", "date"));

const ReportAsked = z
  .strictObject({ ...reportFields, firstDay: ReportDay, lastDay: ReportDay })
  .check(({ value, issues }) => {
    const { report, grain, breakdown, firstDay, lastDay } = value;
    const { grains, breakdowns, daysMax } = reportShapes[report];
    const tell = (field: string, message: string): void =>
      void issues.push({ code: "custom", input: value, path: [field], message });
    const days = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1;
    const most = grain === "interval" ? reportIntervalDaysMax : daysMax;
    if (!grains.includes(grain)) tell("grain", "invalidEntry");
    if (breakdowns.length > 0 && !breakdowns.includes(breakdown)) tell("breakdown", "invalidEntry");
    if (days < 1) tell("lastDay", "dateRange");
    else if (days > most) tell("lastDay", fault("maxDays", { days: most }));
  });
export type ReportAsked = z.output<typeof ReportAsked>;

const Cell = z.nullable(z.union([z.string(), z.number()]));
export type ReportCell = z.output<typeof Cell>;

const Report = z.object({
  /** IANA time zone of the business unit. */
  zone: z.string(),
  /**
   * Cells in the order of `reportColumns`. The period is its first local date, of intervals `2026-11-23 08:30` by the clock of the business unit;
   * percentages are numbers up to 100. Null where there is nothing to tell.
   */
  rows: z.array(z.object({ id: z.string(), cells: z.array(Cell) })),
  /** Of all rows together, column by column. */
  totals: z.array(Cell),
  chart: z.object({
    /** Milliseconds since 1970, of the beginning of each period. */
    instants: z.array(z.number()),
    /** In the order of `reportSeries`, a value for each instant. */
    series: z.array(z.array(z.nullable(z.number()))),
  }),
});
export type Report = z.output<typeof Report>;

export const runReport = defineCall({
  name: "runReport",
  summary:
    "A report of a business unit: how a schedule fits, how good forecasts were, time off, shrinkage, or adherence.",
  area,
  method: "POST",
  path: "/reporting/v1/reports/run",
  access: view,
  body: ReportAsked,
  answer: z.object({ report: Report }),
  errors: ["notFound", "invalidParameters"],
});

export const reportChoices = defineCall({
  name: "reportChoices",
  summary: "Business units and planning groups that reports can be about.",
  area,
  method: "GET",
  path: "/reporting/v1/choices",
  access: view,
  answer: z.object({
    businessUnits: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        zone: z.string(),
        /** 0 is Sunday. */
        weekStart: z.number(),
        /** The local date there now. */
        today: z.string(),
        planningGroups: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
  errors: [],
});
export type ReportUnit = z.output<typeof reportChoices.answer>["businessUnits"][number];
