import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { AnalyticsPeriod } from "./interaction-overview.ts";

export const emergingLimits = {
  /** Of each period the newest so many conversations are read. */
  conversationsMax: 1_000,
  /** Of each conversation so many characters. */
  charactersMax: 6_000,
  termsMax: 15,
} as const;

export const emergingWords = defineCall({
  name: "emergingWords",
  summary:
    "Words and pairs of words that more conversations of a period have than of the period before, by log-likelihood. At most the newest 1,000 conversations of each period are read. Needs `recording:listen` too.",
  area: "analytics",
  method: "POST",
  path: "/analytics/v1/emerging-words/search",
  access: { anyOf: ["analytics:view"] },
  body: AnalyticsPeriod,
  answer: z.object({
    /** How many were read. */
    conversations: z.object({ now: z.number(), before: z.number() }),
    /** There are more, which were not. */
    isCapped: z.boolean(),
    /** What has grown most first; in how many conversations they are said. */
    terms: z.array(z.object({ term: z.string(), now: z.number(), before: z.number(), growth: z.number() })),
  }),
  errors: ["forbidden"],
});
