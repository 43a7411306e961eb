import { dateRange } from "@evolve/contracts/date-rules";
import { DailyRule, groupName, lowerThan, uniqueAmong, wholeNumber } from "@evolve/contracts/rules";
import { timeIntervalOf, timeRange, type TimeRange, withoutOverlap } from "@evolve/contracts/time-rules";
import { Name, OrganizationName } from "@evolve/contracts/validators";
import * as z from "zod/mini";

/** Plans and groups that there are already, as a server would know them. */
const plans = ["Winter"];
const groups: Readonly<Record<string, string>> = { Support: "1", Sales: "2" };

/** The plan of a group's work: every rule of a form that schedules, in one contract. */
export const WorkPlan = z.strictObject({
  name: Name.check(uniqueAmong(plans)),
  organization: OrganizationName,
  group: groupName((name) => Promise.resolve(groups[name] ?? null)),
  period: dateRange({ min: "2026-11-01", max: "2027-12-31", maxDays: 92 }),
  hours: timeRange({ overMidnight: true }),
  interval: z.pipe(
    z.number(),
    z.transform((minutes: number) => timeIntervalOf(minutes)),
  ),
  days: DailyRule,
  staffing: z
    .strictObject({ least: wholeNumber({ min: 1, max: 500 }), most: wholeNumber({ min: 1, max: 500 }) })
    .check(lowerThan("least", "most")),
  activities: z
    .array(z.strictObject({ name: Name, times: timeRange({ overMidnight: true }) }))
    .check(withoutOverlap("times")),
});

export interface WorkPlanFields {
  readonly name: string;
  readonly organization: string;
  readonly group: string;
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly hours: TimeRange | null;
  readonly interval: number;
  readonly days: number[];
  readonly staffing: { readonly least: string; readonly most: string };
  readonly activities: { readonly name: string; readonly times: TimeRange | null }[];
}
