import type { ShrinkageSource } from "@evolve/contracts/shrinkage";
import type { Tx } from "../../../database/index.ts";
import { hashOf } from "./hash-of.ts";
import { type ActivityRow, type EntryRow, listActivities, listEntries } from "./shrinkage-repository.ts";

export interface ActivityShrinkage {
  readonly id: string;
  readonly name: string;
  readonly colorCode: string;
  readonly source: ShrinkageSource;
  /** For each hour of the day. */
  readonly hours: readonly number[];
}

export interface GroupShrinkage {
  readonly activities: readonly ActivityShrinkage[];
  /** For each hour of the day. */
  readonly total: readonly number[];
  readonly planningGroupEntries: readonly EntryRow[];
  readonly businessUnitEntries: readonly EntryRow[];
  readonly hash: string;
}

const hoursOf = (entries: readonly Omit<EntryRow, "activityCodeId">[]): number[] =>
  Array.from({ length: 24 }, (_, hour) =>
    entries.reduce((sum, { fromHour, toHour, share }) => (hour >= fromHour && hour < toHour ? sum + share : sum), 0),
  );

/** Of each activity the planning group's own entries count, without these the business unit's, without these its own share. */
const activityShrinkage = (
  activity: ActivityRow,
  group: readonly EntryRow[],
  unit: readonly EntryRow[],
): ActivityShrinkage => {
  const { id, name, colorCode } = activity;
  const of = (entries: readonly EntryRow[]) => entries.filter(({ activityCodeId }) => activityCodeId === id);
  const [own, units] = [of(group), of(unit)];
  if (own.length > 0) return { id, name, colorCode, source: "planningGroup", hours: hoursOf(own) };
  if (units.length > 0) return { id, name, colorCode, source: "businessUnit", hours: hoursOf(units) };
  return { id, name, colorCode, source: "activityCode", hours: hoursOf([activity]) };
};

/** What takes people from the queue under these entries, activity by activity. */
export const combineShrinkage = (
  activities: readonly ActivityRow[],
  planningGroupEntries: readonly EntryRow[],
  businessUnitEntries: readonly EntryRow[],
): GroupShrinkage => {
  const parts = activities.map((activity) => activityShrinkage(activity, planningGroupEntries, businessUnitEntries));
  const total = Array.from({ length: 24 }, (_, hour) => parts.reduce((sum, { hours }) => sum + (hours[hour] ?? 0), 0));
  const hash = hashOf(parts.map(({ id, hours }) => [id, hours]));
  return { activities: parts, total, planningGroupEntries, businessUnitEntries, hash };
};

export const shrinkageOf = async (
  tx: Tx,
  tenantId: string,
  group: { readonly id: string; readonly businessUnitId: string },
): Promise<GroupShrinkage> => {
  const [activities, own, units] = await Promise.all([
    listActivities(tx, tenantId),
    listEntries(tx, tenantId, "planningGroup", group.id),
    listEntries(tx, tenantId, "businessUnit", group.businessUnitId),
  ]);
  return combineShrinkage(activities, own, units);
};

/** What staffing assumes to take people from the queue, of a planning group, or of a business unit as far as its groups do not differ. */
export const assumedShrinkage = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, planningGroupId }: { readonly businessUnitId: string; readonly planningGroupId: string | null },
): Promise<readonly ActivityShrinkage[]> => {
  if (planningGroupId !== null)
    return (await shrinkageOf(tx, tenantId, { id: planningGroupId, businessUnitId })).activities;
  const activities = await listActivities(tx, tenantId);
  return combineShrinkage(activities, [], await listEntries(tx, tenantId, "businessUnit", businessUnitId)).activities;
};
