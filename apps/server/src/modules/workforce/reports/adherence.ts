import type { Report } from "@evolve/contracts/reports";
import { sumAdherence } from "@evolve/workforce";
import { adherenceByDay, type AgentDayTotals } from "../adherence/index.ts";
import {
  calendarOf,
  hoursOf,
  instantsOf,
  type Line,
  minuteMs,
  percent,
  periodsAsked,
  type ReportContext,
  reportOf,
} from "./report-context.ts";

/**
 * Adherence and conformance by agent or team, up to now, with the formulas of `adherenceSoFar`. Times of several days and agents are added
 * up before they are divided. Somebody counts in the team of today.
 */
export const adherence = async (context: ReportContext): Promise<Report> => {
  const { tx, tenantId, unit, asked, now } = context;
  const { firstDay, lastDay } = asked;
  const days = await adherenceByDay(tx, tenantId, { firstDay, lastDay, of: { businessUnitId: unit.id } }, now);
  const subject = asked.breakdown === "team" ? team : agent;
  const periods = periodsAsked(context);
  const within = periods.map(({ first, last }) => days.filter(({ day }) => day >= first && day <= last));
  const lines = periods.flatMap(({ first }, at): Line[] =>
    [...Map.groupBy(within[at] ?? [], subject.id)]
      .map(([id, rows]) => ({ id, rows, name: rows[0] ? subject.name(rows[0]) : null }))
      .sort((one, other) => (one.name ?? "").localeCompare(other.name ?? ""))
      .map(({ id, rows, name }) => [`${first} ${id ?? ""}`, first, name, ...cellsOf(rows)]),
  );
  const ofPeriods = within.map((rows) => sumAdherence(rows.map(({ totals }) => totals)));
  return reportOf(context, lines, [null, null, ...cellsOf(days)], {
    instants: instantsOf(periods, calendarOf(context)),
    series: [
      ofPeriods.map((totals) => percent(totals.adherence)),
      ofPeriods.map((totals) => percent(totals.conformance)),
    ],
  });
};

const agent = { id: ({ userId }: AgentDayTotals) => userId, name: ({ name }: AgentDayTotals) => name };
const team = { id: ({ teamId }: AgentDayTotals) => teamId, name: ({ teamName }: AgentDayTotals) => teamName };

const cellsOf = (rows: readonly AgentDayTotals[]) => {
  const totals = sumAdherence(rows.map((row) => row.totals));
  const hours = (milliseconds: number): number => hoursOf(milliseconds / minuteMs);
  return [
    new Set(rows.map(({ userId }) => userId)).size,
    percent(totals.adherence),
    percent(totals.conformance),
    hours(totals.adherent + totals.excepted + totals.out + totals.unknown),
    hours(totals.adherent + totals.excepted),
    hours(totals.out),
    hours(totals.unknown),
  ];
};
