import * as contract from "@evolve/contracts/staffing";
import { pooledBound, type PooledSkill } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findStaffedGroup } from "./groups-repository.ts";
import { type GroupLoad, loadsOf } from "./loads-of.ts";
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
    const shared = loads.flatMap(sharedOf);
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

interface Shared {
  readonly id: string;
  readonly name: string;
  readonly onQueue: readonly number[];
  readonly skill: PooledSkill;
}

/** A group as a skill of one pool; none where its contacts wait, people have several at a time, or nothing is required. */
const sharedOf = ({ id, name, goal: { serviceLevel }, intervals, terms }: GroupLoad): readonly Shared[] => {
  if (terms === null || terms.concurrency > 1 || serviceLevel === undefined || serviceLevel === 1) return [];
  const known = intervals.map((row) => (row?.isOpen === true && row.onQueue !== null ? row : null));
  if (!known.some((row) => row !== null)) return [];
  const { patienceSeconds, targetSeconds } = terms;
  const skill = {
    arrivals: known.map((row) => row?.contacts ?? 0),
    handleSeconds: known.map((row) => row?.handleSeconds ?? 0),
    targetSeconds,
    ...(patienceSeconds !== undefined && { patienceSeconds }),
    serviceLevel,
  };
  return [{ id, name, onQueue: known.map((row) => row?.onQueue ?? 0), skill }];
};
