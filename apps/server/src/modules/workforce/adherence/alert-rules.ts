import type { Deviation } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { listHolders } from "../schedules/index.ts";
import type { BoardShift } from "./agents-repository.ts";
import { type ActiveAlert, listActiveAlerts } from "./alerts-repository.ts";

const minuteMs = 60_000;

/** Answers the alerts that a deviation has been going on too long for. */
export type AlertsOf = (shift: BoardShift, deviation: Deviation, now: number) => readonly ActiveAlert[];

/** A tenant's alerts that are switched on; null where there are none. */
export const readAlerts = async (tx: Tx, tenantId: string): Promise<AlertsOf | null> => {
  const active = await listActiveAlerts(tx, tenantId);
  if (active.length === 0) return null;
  const skills = [...new Set(active.flatMap(({ skillId }) => skillId ?? []))];
  const holders = Map.groupBy(skills.length > 0 ? await listHolders(tx, tenantId, skills) : [], ({ userId }) => userId);
  const covers = (alert: ActiveAlert, shift: BoardShift): boolean => {
    if (alert.teamId !== null) return alert.teamId === shift.teamId;
    if (alert.businessUnitId !== shift.businessUnitId) return false;
    if (alert.skillId === null) return true;
    return (holders.get(shift.userId) ?? []).some(
      ({ skillId, fromDay, toDay }) =>
        skillId === alert.skillId && (fromDay ?? shift.day) <= shift.day && (toDay ?? shift.day) >= shift.day,
    );
  };
  return (shift, { since, kind }, now) =>
    active.filter(
      (alert) =>
        now - since >= alert.minutes * minuteMs &&
        (alert.kinds.length === 0 || alert.kinds.includes(kind)) &&
        covers(alert, shift),
    );
};
