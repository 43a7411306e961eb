import { type auditPeriods, searchAuditEvents as contract } from "@evolve/contracts/audit";
import { operation } from "../../../core/operation.ts";
import { searchEventRows } from "./search-repository.ts";

const days: Readonly<Record<(typeof auditPeriods)[number], number>> = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
};

/** The audit trail as administrators search it. */
export const searchAuditEvents = operation(contract, async ({ actor, body, now, read }) => {
  const { period = [] } = body.filter;
  const longest = Math.max(...period.map((name) => days[name]));
  const from = period.length === 0 ? null : new Date(now.getTime() - longest * 86_400_000);
  const { rows, total, next } = await read((tx) => searchEventRows(tx, actor.tenantId, body, from));
  const events = rows.map(({ at, details, ...row }) => ({
    ...row,
    at: at.toISOString(),
    details: JSON.stringify(details),
  }));
  return { events, totalRecords: total, next };
});
