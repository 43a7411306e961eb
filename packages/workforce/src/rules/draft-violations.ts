import { daysLater } from "../calendar/local-days.ts";
import type { Roster } from "./agent-rules.ts";
import { eachRuleOnce } from "./each-rule-once.ts";
import { isLack } from "./needs-reason.ts";
import type { Shift } from "./roster.ts";
import { validateAgent } from "./validate-shift.ts";
import type { Violation } from "./violation.ts";

/** Local dates, the last one included. */
export interface Dates {
  readonly first: string;
  readonly last: string;
}

const isWithin = (violation: Violation, { first, last }: Dates): boolean => {
  const { date, shift } = violation;
  const end = shift === undefined ? daysLater(date, 6) : date;
  // The rest of a week that is drafted in part is planned elsewhere.
  return isLack(violation) ? first <= date && end <= last : end >= first && date <= last;
};

/**
 * What somebody's shifts break on some days of a draft, each rule once: of two shifts with the later one, of days in a row with the first.
 * What weeks lack is a warning, since a draft is filled shift by shift.
 *
 * @param shifts the person's, of the weeks around too
 * @throws RangeError where the roster has no such agent
 */
export const draftViolations = (
  roster: Roster,
  agent: string,
  shifts: readonly Shift[],
  dates: Dates,
): readonly Violation[] => {
  const found = validateAgent(roster, agent, shifts).filter((violation) => isWithin(violation, dates));
  const told = eachRuleOnce(found);
  const rows = new Set(told.flatMap(({ code, date }) => (code === "too-many-days-in-a-row" ? [date] : [])));
  return told
    .filter(({ code, date }) => code !== "too-many-days-in-a-row" || !rows.has(daysLater(date, -1)))
    .map((violation) => (isLack(violation) ? { ...violation, severity: "warning" } : violation));
};
