import * as z from "zod/mini";
import { LocalDate, Media, mediaKinds, planningLimits } from "./planning.ts";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Filters of the lists of a centre's set-up, and the kinds they name: apart, since the browser has them from the start. */

export const eventKinds = ["closed", "special", "campaign", "outage"] as const;
export const EventKind = z.enum(eventKinds);
export type EventKind = z.output<typeof EventKind>;

export const activityKinds = [
  "onQueue",
  "break",
  "meal",
  "meeting",
  "training",
  "offQueue",
  "timeOff",
  "unavailable",
] as const;
export const ActivityKind = z.enum(activityKinds);
export type ActivityKind = z.output<typeof ActivityKind>;

const ids = /* @__NO_SIDE_EFFECTS__ */ (most: number) => z.optional(z.array(Id).check(z.maxLength(most)));
const search = z.optional(SearchText);

export const BusinessUnitFilter = z.strictObject({ search, id: ids(100) });
export const QueueFilter = z.strictObject({
  search,
  id: ids(planningLimits.queuesMax),
  media: z.optional(z.array(Media).check(z.maxLength(mediaKinds.length))),
  businessUnitId: ids(planningLimits.businessUnitsMax),
});
export const PlanningGroupFilter = z.strictObject({
  search,
  id: ids(planningLimits.planningGroupsMax),
  businessUnitId: ids(planningLimits.businessUnitsMax),
});
export const CalendarEventFilter = z.strictObject({
  search,
  id: ids(100),
  kind: z.optional(z.array(EventKind).check(z.maxLength(eventKinds.length))),
  /** Events that count for one of these, those for all planning groups of its business unit included. */
  planningGroupId: ids(planningLimits.planningGroupsMax),
  /** Events that have a day from then on, or until then. */
  from: z.optional(LocalDate),
  until: z.optional(LocalDate),
});
export const ActivityCodeFilter = z.strictObject({
  search,
  id: ids(100),
  kind: z.optional(z.array(ActivityKind).check(z.maxLength(activityKinds.length))),
});
