/**
 * People-hours by which a planning group's people on the queue stay below the people to schedule, interval by interval: who is
 * too many in one interval makes up for nobody in another. Intervals whose requirement is not known count nothing.
 *
 * @param people as `peopleOnQueue` counts them
 * @param required people to schedule, shrinkage included
 */
export const missingHours = (
  people: ArrayLike<number> | undefined,
  required: readonly (number | null)[],
  intervalMinutes: number,
): number =>
  required.reduce<number>((sum, wanted, at) => sum + Math.max(0, (wanted ?? 0) - (people?.[at] ?? 0)), 0) *
  (intervalMinutes / 60);
