import * as z from "zod/mini";
import { IsoDate } from "./date-rules.ts";
import { InteractionFilter } from "./interaction-filters.ts";

/** What figures can be narrowed by: the same fields that the list of interactions has. */
export const AnalyticsFilter = z.pick(InteractionFilter, {
  teamId: true,
  channel: true,
  direction: true,
  queue: true,
  wrapUp: true,
  topicId: true,
});
export type AnalyticsFilter = z.output<typeof AnalyticsFilter>;

/** The address of a screen of figures. */
export const AnalyticsAddress = z.extend(AnalyticsFilter, { from: z.optional(IsoDate), until: z.optional(IsoDate) });
