import type { ServiceGoal } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { listStaffedGroups } from "./groups-repository.ts";
import { listRequirements, type RequirementRow } from "./requirements-repository.ts";
import { loadTermsOf, termsOf } from "./terms.ts";

export interface GroupLoad {
  readonly id: string;
  readonly name: string;
  readonly intervalMinutes: 15 | 30;
  /** Null where there is no goal, or the work can wait: then people reach no service level. */
  readonly terms: ReturnType<typeof loadTermsOf> | null;
  readonly goal: ServiceGoal;
  /** For each interval; null where nothing is calculated. */
  readonly intervals: readonly (RequirementRow | null)[];
}

/** What the planning groups of a business unit require, and what the service level of any number of people follows from. */
export const loadsOf = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  /** Milliseconds since 1970, the end exclusive. */
  { from, to }: { readonly from: number; readonly to: number },
): Promise<GroupLoad[]> => {
  const groups = await listStaffedGroups(tx, tenantId, { businessUnitId });
  const ids = groups.map(({ id }) => id);
  const rows = await listRequirements(tx, tenantId, ids, { from: new Date(from), to: new Date(to) });
  const ofGroup = Map.groupBy(rows, ({ planningGroupId }) => planningGroupId);
  return groups.map((group) => {
    const { id, name, intervalMinutes, isDeferrable } = group;
    const length = intervalMinutes * 60_000;
    const intervals = Array.from({ length: Math.ceil((to - from) / length) }, (): RequirementRow | null => null);
    for (const row of ofGroup.get(id) ?? []) intervals[Math.floor((row.startsAt.getTime() - from) / length)] = row;
    const terms = termsOf(group);
    return {
      id,
      name,
      intervalMinutes,
      terms: terms === null || isDeferrable ? null : loadTermsOf(terms),
      goal: terms?.goal ?? {},
      intervals,
    };
  });
};
