import type { PooledSkill } from "@evolve/workforce";
import type { GroupLoad } from "./loads-of.ts";

export interface SharedGroup {
  readonly id: string;
  readonly name: string;
  /** People whom it requires by itself, for each interval. */
  readonly onQueue: readonly number[];
  readonly skill: PooledSkill & { readonly arrivals: readonly number[]; readonly handleSeconds: readonly number[] };
}

/** The groups that can share people. None is one whose contacts wait, whose people have several at a time, or that requires nobody. */
export const sharedGroups = (loads: readonly GroupLoad[]): SharedGroup[] => loads.flatMap(sharedOf);

const sharedOf = ({ id, name, goal: { serviceLevel }, intervals, terms }: GroupLoad): readonly SharedGroup[] => {
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
