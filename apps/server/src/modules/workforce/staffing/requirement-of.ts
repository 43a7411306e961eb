import type { Tx } from "../../../database/index.ts";
import { listStaffedGroups } from "./groups-repository.ts";
import { listRequirements } from "./requirements-repository.ts";

export interface GroupRequirement {
  readonly planningGroupId: string;
  readonly name: string;
  readonly intervalMinutes: 15 | 30;
  /** Milliseconds since 1970, of the first interval. */
  readonly from: number;
  /** People on the queue for each interval; null where nothing is calculated or the goal is out of reach, 0 while closed. */
  readonly onQueue: readonly (number | null)[];
  /** People to schedule so that so many are on the queue. */
  readonly scheduled: readonly (number | null)[];
  readonly isOpen: readonly boolean[];
}

interface Wanted {
  readonly businessUnitId?: string;
  readonly planningGroupIds?: readonly string[];
  /** Milliseconds since 1970, the end exclusive. */
  readonly from: number;
  readonly to: number;
}

/** What planning groups require, by name, as it was last calculated. */
export const requirementOf = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, planningGroupIds, from, to }: Wanted,
): Promise<GroupRequirement[]> => {
  const groups = await listStaffedGroups(tx, tenantId, { ids: planningGroupIds, businessUnitId });
  const ids = groups.map(({ id }) => id);
  const rows = await listRequirements(tx, tenantId, ids, { from: new Date(from), to: new Date(to) });
  const ofGroup = Map.groupBy(rows, ({ planningGroupId }) => planningGroupId);
  return groups.map(({ id, name, intervalMinutes }) => {
    const length = intervalMinutes * 60_000;
    const count = Math.max(0, Math.ceil((to - from) / length));
    const onQueue: (number | null)[] = Array.from({ length: count }, () => null);
    const scheduled = [...onQueue];
    const isOpen = onQueue.map(() => false);
    for (const row of ofGroup.get(id) ?? []) {
      const at = Math.floor((row.startsAt.getTime() - from) / length);
      onQueue[at] = row.onQueue;
      scheduled[at] = row.scheduled;
      isOpen[at] = row.isOpen;
    }
    return { planningGroupId: id, name, intervalMinutes, from, onQueue, scheduled, isOpen };
  });
};
