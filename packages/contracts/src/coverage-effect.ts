import * as z from "zod/mini";

/** The planning groups in which a change of shifts changes the number of people, with the intervals in which it does. */
export const CoverageEffects = z.array(
  z.object({
    planningGroupId: z.string(),
    name: z.string(),
    intervalMinutes: z.number(),
    intervals: z.array(
      z.object({
        /** Milliseconds since 1970. */
        start: z.number(),
        required: z.nullable(z.number()),
        before: z.number(),
        after: z.number(),
        /** Shares of 1; null where the forecast or the goal does not say. */
        serviceLevelBefore: z.nullable(z.number()),
        serviceLevelAfter: z.nullable(z.number()),
      }),
    ),
  }),
);

export type CoverageEffects = z.output<typeof CoverageEffects>;
