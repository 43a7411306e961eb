import type { Report } from "@evolve/contracts/reports";
import { timeOffLimits } from "@evolve/contracts/time-off";
import {
  calendarOf,
  hoursOf,
  instantsOf,
  type Line,
  periodsAsked,
  type ReportContext,
  reportOf,
} from "./report-context.ts";
import { type EntitlementRow, listEntitlements, listOffDays, type OffDayRow } from "./repository.ts";

type About = Pick<OffDayRow, "userId" | "codeId" | "teamId">;

/**
 * Time off by activity, team or agent. Hours are what it takes from the balance, days are usual days of eight hours; requested is what waits for a
 * decision. The balance is that of the year of the period's last day: what people may take, and what is left of it after everything
 * approved up to that day; of kinds and people with an entitlement.
 */
export const timeOff = async (context: ReportContext): Promise<Report> => {
  const { tx, tenantId, unit, asked } = context;
  const { firstDay, lastDay } = asked;
  const years = { from: yearOf(firstDay), to: yearOf(lastDay) };
  const days = await listOffDays(tx, tenantId, unit.id, { firstDay: `${years.from}-01-01`, lastDay });
  const entitlements = await listEntitlements(tx, tenantId, unit.id, years);
  const subjectOf = subjects[asked.breakdown];
  const periods = periodsAsked(context);
  const lines: Line[] = [];
  const within = periods.map(({ first, last }) => days.filter(({ day }) => day >= first && day <= last));
  for (const [at, { first, last }] of periods.entries()) {
    const bySubject = Map.groupBy(within[at] ?? [], (row) => subjectOf.id(row) ?? "");
    const sorted = [...bySubject].sort(([, [one]], [, [other]]) =>
      (one ? (subjectOf.name(one) ?? "") : "").localeCompare(other ? (subjectOf.name(other) ?? "") : ""),
    );
    for (const [id, rows] of sorted) {
      const isSubject = (of: About): boolean => (subjectOf.id(of) ?? "") === id;
      const balance = balanceOf(entitlements.filter(isSubject), days.filter(isSubject), last);
      const [row] = rows;
      lines.push([`${first} ${id}`, first, row ? subjectOf.name(row) : null, ...cellsOf(rows), ...balance]);
    }
  }
  const all = within.flat();
  const series = (isApproved: boolean) =>
    within.map((rows) => hoursOf(sumOf(rows.filter((row) => row.isApproved === isApproved))));
  return reportOf(context, lines, [null, null, ...cellsOf(all), ...balanceOf(entitlements, days, lastDay)], {
    instants: instantsOf(periods, calendarOf(context)),
    series: [series(true), series(false)],
  });
};

const yearOf = (day: string): number => Number(day.slice(0, 4));
const sumOf = (rows: readonly { readonly minutes: number }[]): number =>
  rows.reduce((sum, { minutes }) => sum + minutes, 0);

const subjects = {
  activity: { id: ({ codeId }: About) => codeId, name: ({ codeName }: OffDayRow) => codeName },
  team: { id: ({ teamId }: About) => teamId, name: ({ teamName }: OffDayRow) => teamName },
  agent: { id: ({ userId }: About) => userId, name: ({ userName }: OffDayRow) => userName },
} as const;

const cellsOf = (rows: readonly OffDayRow[]) => {
  const approved = rows.filter(({ isApproved }) => isApproved);
  const minutes = sumOf(approved);
  return [
    new Set(approved.filter((row) => row.minutes > 0).map(({ userId }) => userId)).size,
    hoursOf(minutes),
    Math.round((minutes / timeOffLimits.dayMinutes) * 100) / 100,
    hoursOf(sumOf(rows) - minutes),
  ];
};

/** What people may take in the year of a day, and what is left after it; null where no balance is kept. */
const balanceOf = (entitlements: readonly EntitlementRow[], days: readonly OffDayRow[], lastDay: string) => {
  const year = yearOf(lastDay);
  const held = entitlements.filter((row) => row.year === year);
  if (held.length === 0) return [null, null];
  const hasBalance = new Set(held.map(({ userId, codeId }) => `${userId} ${codeId}`));
  const taken = days.filter(
    ({ day, isApproved, userId, codeId }) =>
      isApproved && yearOf(day) === year && day <= lastDay && hasBalance.has(`${userId} ${codeId}`),
  );
  return [hoursOf(sumOf(held)), hoursOf(sumOf(held) - sumOf(taken))];
};
