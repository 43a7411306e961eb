import * as contract from "@evolve/contracts/adherence";
import { type AdherenceStatus, adherenceStatuses } from "@evolve/contracts/adherence-filters";
import { dayAdherence, statusAt } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { listTeams } from "../../directory/teams/index.ts";
import { type AgentDay, agentDays, endOf, shiftToShow } from "./agent-days.ts";
import { type BoardShift, listBoardShifts, listNamed, searchBoardRows } from "./agents-repository.ts";

const minuteMs = 60_000;
const iso = (instant: number): string => new Date(instant).toISOString();

const rowOf = (shift: BoardShift, { plan, pieces, states }: AgentDay, now: number): contract.AdherenceRow => {
  const current = states.at(-1);
  const { stretches, totals } = dayAdherence(plan, states, now);
  const status = statusAt(plan, current?.state ?? null, now) ?? "offShift";
  const piece = pieces.find(({ start, minutes }) => start <= now && now < start + minutes * minuteMs);
  const last = stretches.at(-1);
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
    outSince: status === "out" ? iso(last?.to === now ? last.from : now) : null,
    adherence: totals.adherence,
    conformance: totals.conformance,
  };
};

export const searchAdherence = operation(contract.searchAdherence, ({ actor: { tenantId }, body, now, read }) =>
  read(async (tx) => {
    const { status: wanted, ...filter } = body.filter;
    const shifts = Map.groupBy(await listBoardShifts(tx, tenantId, filter, now), ({ userId }) => userId);
    const days = await agentDays(tx, tenantId, shifts, now);
    const board = new Map<string, contract.AdherenceRow>();
    const counts = Object.fromEntries(adherenceStatuses.map((status) => [status, 0])) as Record<
      AdherenceStatus,
      number
    >;
    for (const [userId, own] of shifts) {
      const [shift, day] = [shiftToShow(own, now), days.get(userId)];
      if (!shift || !day) continue;
      const row = rowOf(shift, day, now.getTime());
      counts[row.status] += 1;
      if (!wanted?.length || wanted.includes(row.status)) board.set(userId, row);
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
    return { agents: rows.flatMap(({ id }) => board.get(id) ?? []), totalRecords: total, next, statistics, counts };
  }),
);

export const adherenceChoices = operation(contract.adherenceChoices, ({ actor: { tenantId }, read }) =>
  read(async (tx) => ({
    businessUnits: await listNamed(tx, tenantId, "business_units"),
    sites: await listNamed(tx, tenantId, "sites"),
    teams: await listTeams(tx, tenantId),
  })),
);
