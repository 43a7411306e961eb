import * as contract from "@evolve/contracts/staffing";
import { pooledBound } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findStaffedGroup } from "./groups-repository.ts";
import { loadsOf } from "./loads-of.ts";
import { sharedGroups } from "./shared-groups.ts";
import { daysOf, weekOf } from "./staffing-inputs.ts";

const daysInWeek = 7;

/** Calculated when it is asked for, from the stored requirements: so it is as old as they are. */
export const readPooledStaffing = operation(
  contract.readPooledStaffing,
  async ({ actor: { tenantId }, params, query, now, read }) => {
    const { group, loads } = await read(async (tx) => {
      const found = (await findStaffedGroup(tx, tenantId, params.planningGroupId)) ?? refuse("notFound");
      const count = query.days === undefined ? daysInWeek : Number(query.days);
      const { from, to } = await daysOf(tx, tenantId, found, query.from ?? weekOf(found, now), count);
      const span = { from: from.getTime(), to: to.getTime() };
      return { group: found, loads: await loadsOf(tx, tenantId, found.businessUnitId, span) };
    });
    const shared = sharedGroups(loads);
    if (shared.length < 2) return { pool: null };
    const apart = (shared[0]?.onQueue ?? []).map((_, at) =>
      shared.reduce((sum, { onQueue }) => sum + (onQueue[at] ?? 0), 0),
    );
    const bound = pooledBound({
      intervalSeconds: group.intervalMinutes * 60,
      skills: shared.map(({ skill }) => skill),
    });
    // To keep the groups apart is one way of sharing people, which a goal beyond the service level may ask for.
    const pooled = bound.map((people, at) => Math.min(people, apart[at] ?? 0));
    const together = (people: readonly number[]) => ({
      hours: (people.reduce((sum, count) => sum + count, 0) * group.intervalMinutes) / 60,
      peak: Math.max(0, ...people),
    });
    return {
      pool: {
        businessUnit: group.businessUnitName,
        groups: shared.map(({ id, name }) => ({ id, name })),
        apart: together(apart),
        pooled: together(pooled),
      },
    };
  },
);
