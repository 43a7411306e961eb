import type { AgentDay } from "@evolve/contracts/adherence";
import { dayAdherence, localDateOf, statusAt, workedAroundMs } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { findPerson } from "../time-off/index.ts";
import { agentDays, shiftToShow } from "./agent-days.ts";
import { listBoardShifts, listShiftsOf } from "./agents-repository.ts";

const minuteMs = 60_000;

/** An agent's day; without a date that of the shift that is under way or comes next today. Null where there is no such agent. */
export const readDayOf = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  asked: string | undefined,
  now: Date,
): Promise<AgentDay | null> => {
  const person = await findPerson(tx, tenantId, userId);
  if (!person) return null;
  const { id, name, zone } = person;
  const current = asked === undefined ? await listBoardShifts(tx, tenantId, { id: [userId] }, now) : [];
  const date = asked ?? shiftToShow(current, now)?.day ?? localDateOf(now.getTime(), zone);
  const shifts = await listShiftsOf(tx, tenantId, userId, date);
  const days = await agentDays(tx, tenantId, new Map(shifts.length > 0 ? [[userId, shifts]] : []), now);
  const day = days.get(userId) ?? noDay;
  const { plan, pieces, states, exceptions } = day;
  const from = (pieces[0]?.start ?? now.getTime()) - workedAroundMs;
  const last = pieces.at(-1);
  const end = (last ? last.start + last.minutes * minuteMs : now.getTime()) + workedAroundMs;
  const until = Math.min(now.getTime(), end);
  const { stretches, totals } = dayAdherence(plan, states, until);
  const nameAt = (instant: number): string => pieces.findLast(({ start }) => start <= instant)?.name ?? "";
  return {
    id,
    name,
    zone,
    date,
    now: until,
    status: statusAt(plan, states.at(-1)?.state ?? null, until) ?? "offShift",
    scheduled: pieces.map(({ name: activity, kind, start, minutes }) => ({
      name: activity,
      kind,
      from: start,
      to: start + minutes * minuteMs,
    })),
    actual: states.flatMap(({ state, since }, index) => {
      const span = { from: Math.max(since, from), to: Math.min(states[index + 1]?.since ?? until, until) };
      return span.to > span.from ? [{ ...span, state, isMapped: plan.meanings.has(state) }] : [];
    }),
    stretches: stretches.map((stretch) => ({
      from: stretch.from,
      to: stretch.to,
      activity: nameAt(stretch.from),
      state: stretch.state,
    })),
    exceptions: exceptions.map((held) => ({
      id: held.id,
      from: held.startsAt.getTime(),
      to: held.endsAt.getTime(),
      reason: held.reason,
      approvedBy: held.approvedBy,
      approvedAt: held.approvedAt.toISOString(),
    })),
    totals: {
      adherent: totals.adherent,
      out: totals.out,
      excepted: totals.excepted,
      unknown: totals.unknown,
      worked: totals.worked,
      scheduledWork: totals.scheduledWork,
      adherence: totals.adherence,
      conformance: totals.conformance,
    },
  };
};

const noDay = {
  plan: { scheduled: [], meanings: new Map<string, never>(), exceptions: [] },
  pieces: [],
  states: [],
  exceptions: [],
};
