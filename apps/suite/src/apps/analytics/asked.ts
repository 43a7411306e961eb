import { AnalyticsFilter } from "@evolve/contracts/analytics-filters";
import { analyticsLimits } from "@evolve/contracts/interaction-overview";
import { daysIn } from "@evolve/contracts/date-rules";
import { daysLater } from "@evolve/workforce";

const daysAtFirst = 28;

/** What the address of a screen asks for; without days the last four weeks. */
export const askedOf = (search: Readonly<Record<string, unknown>>, today: string) => {
  const [from, until] = [search["from"], search["until"]];
  const isPeriod =
    typeof from === "string" &&
    typeof until === "string" &&
    from <= until &&
    daysIn({ from, to: until }) <= analyticsLimits.daysMax;
  const filter = AnalyticsFilter.parse(
    Object.fromEntries(Object.keys(AnalyticsFilter.shape).map((name) => [name, search[name]])),
  );
  return isPeriod ? { from, until, filter } : { from: daysLater(today, 1 - daysAtFirst), until: today, filter };
};
export type Asked = ReturnType<typeof askedOf>;

/** The list of the interactions that a figure is of. */
export const listOf = ({ from, until, filter }: Asked, more: Readonly<Record<string, string>> = {}): string => {
  const all = Object.entries({ ...filter, ...more, from, until }).flatMap(([name, value]) =>
    value === undefined || value.length === 0 ? [] : [[name, Array.isArray(value) ? value.join(",") : String(value)]],
  );
  return `/qm/interactions?${new URLSearchParams(all).toString()}`;
};
