import * as z from "zod/mini";
import { AgentDay, AdherenceShare } from "./adherence.ts";
import { defineCall } from "./call.ts";
import { LocalDate } from "./planning.ts";

/** So many days up to today are told of. */
export const myAdherenceDays = 28;

const DayShares = z.object({
  /** Milliseconds. */
  out: z.number(),
  adherence: AdherenceShare,
  conformance: AdherenceShare,
});

export const readMyAdherence = defineCall({
  name: "readMyAdherence",
  summary: "One's own day, without a date today, and what adherence came to on each of the last 28 days with a shift.",
  area: "adherence",
  method: "GET",
  path: "/my-space/v1/adherence",
  access: { anyOf: ["mySpace:view"] },
  query: z.strictObject({ date: z.optional(LocalDate) }),
  answer: z.object({
    /** Null for somebody who is not planned. */
    day: z.nullable(AgentDay),
    /** Of these days together. */
    totals: DayShares,
    days: z.array(z.extend(DayShares, { date: z.string() })),
  }),
  errors: [],
});
export type MyAdherence = z.output<typeof readMyAdherence.answer>;
