import * as contract from "@evolve/contracts/adherence";
import { type AdherenceStatus, adherenceStatuses } from "@evolve/contracts/adherence-filters";
import { currentDeviation, dayAdherence, statusAt } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { listTeams } from "../../directory/teams/index.ts";
import { type AgentDay, agentDays, endOf, shiftToShow } from "./agent-days.ts";
import { type AlertsOf, readAlerts } from "./alert-rules.ts";
import { type BoardShift, listBoardShifts, listNamed, searchBoardRows } from "./agents-repository.ts";

const minuteMs = 60_000;
const iso = (instant: number): string => new Date(instant).toISOString();

const rowOf = (
  shift: BoardShift,
  { plan, pieces, states }: AgentDay,
  alertsOf: AlertsOf | null,
  now: number,
): contract.AdherenceRow => {
  const current = states.at(-1);
  const deviation = currentDeviation(plan, states, now);
  const { totals } = dayAdherence(plan, states, now);
  const status = statusAt(plan, current?.state ?? null, now) ?? "offShift";
  const piece = pieces.find(({ start, minutes }) => start <= now && now < start + minutes * minuteMs);
  return {
    id: shift.userId,
    name: shift.name,
    teamName: shift.teamName,
    siteName: shift.siteName,
    businessUnitName: shift.businessUnitName,
    zone: shift.zone,
    status,
    activity: piece
      ? {
          name: piece.name,
          kind: piece.kind,
          colorCode: piece.colorCode,
          until: iso(piece.start + piece.minutes * minuteMs),
        }
      : null,
    shiftFrom: shift.startsAt.toISOString(),
    shiftTo: iso(endOf(shift)),
    state: current?.state ?? null,
    stateSince: current ? iso(current.since) : null,
    isMapped: current !== undefined && plan.meanings.has(current.state),
    outSince: deviation && iso(deviation.since),
    isOverdue: deviation !== null && (alertsOf?.(shift, deviation, now) ?? []).length > 0,
    adherence: totals.adherence,
    conformance: totals.conformance,
  };
};

export const searchAdherence = operation(contract.searchAdherence, ({ actor: { tenantId }, body, now, read }) =>
  read(async (tx) => {
    const { status: wanted, isOverdue = [], ...filter } = body.filter;
    const alertsOf = await readAlerts(tx, tenantId);
    const shifts = Map.groupBy(await listBoardShifts(tx, tenantId, filter, now), ({ userId }) => userId);
    const days = await agentDays(tx, tenantId, shifts, now);
    const board = new Map<string, contract.AdherenceRow>();
    const counts = Object.fromEntries(adherenceStatuses.map((status) => [status, 0])) as Record<
      AdherenceStatus,
      number
    >;
    let overdue = 0;
    for (const [userId, own] of shifts) {
      const [shift, day] = [shiftToShow(own, now), days.get(userId)];
      if (!shift || !day) continue;
      const row = rowOf(shift, day, alertsOf, now.getTime());
      if (row.isOverdue) overdue += 1;
      counts[row.status] += 1;
      const isWanted = isOverdue.length !== 1 || row.isOverdue === (isOverdue[0] === "yes");
      if (isWanted && (!wanted?.length || wanted.includes(row.status))) board.set(userId, row);
    }
    const { rows, total, next, statistics } = await searchBoardRows(
      tx,
      tenantId,
      [...board.values()].map(({ id, status, outSince, adherence, conformance }) => ({
        id,
        status,
        outSince,
        adherence,
        conformance,
      })),
      body,
    );
    const agents = rows.flatMap(({ id }) => board.get(id) ?? []);
    return { agents, totalRecords: total, next, statistics, counts, overdue: alertsOf && overdue };
  }),
);

export const adherenceChoices = operation(contract.adherenceChoices, ({ actor: { tenantId }, read }) =>
  read(async (tx) => ({
    businessUnits: await listNamed(tx, tenantId, "business_units"),
    sites: await listNamed(tx, tenantId, "sites"),
    teams: await listTeams(tx, tenantId),
    planningGroups: await listNamed(tx, tenantId, "planning_groups"),
  })),
);
