import type { LocalDays } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { findPlannedGroup, listAnswered } from "./intervals-repository.ts";
import { readActual } from "./series.ts";

const minuteMs = 60_000;

interface DaySoFar extends Awaited<ReturnType<typeof readActual>> {
  /** Contacts that were answered in the level's time, for each interval. */
  readonly answered: readonly number[];
  /** So many intervals from the first are over and have all of their data. */
  readonly known: number;
}

/** What came in a planning group on a day, as far as it is known. What came of an interval under way says little of it. */
export const readDaySoFar = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  calendar: LocalDays,
  intervalMinutes: number,
  now: Date,
): Promise<DaySoFar> => {
  const start = calendar.days[0]?.startsAt ?? 0;
  const length = intervalMinutes * minuteMs;
  const span = { from: new Date(start), to: new Date(start + calendar.intervals * length) };
  const actual = await readActual(tx, tenantId, planningGroupId, calendar, intervalMinutes);
  const group = await findPlannedGroup(tx, tenantId, planningGroupId);
  const rows = await listAnswered(tx, tenantId, group?.queueIds ?? [], span);
  const answered = actual.offered.map(() => 0);
  let end = start;
  for (const { startsAt, minutes, count } of rows) {
    const first = Math.floor((startsAt.getTime() - start) / length);
    const parts = Math.max(1, Math.round(minutes / intervalMinutes));
    for (let at = first; at < first + parts && at < answered.length; at += 1)
      answered[at] = (answered[at] ?? 0) + count / parts;
    end = Math.max(end, startsAt.getTime() + minutes * minuteMs);
  }
  const known = Math.floor((Math.min(end, now.getTime()) - start) / length);
  return { ...actual, answered, known: Math.min(calendar.intervals, Math.max(0, known)) };
};
