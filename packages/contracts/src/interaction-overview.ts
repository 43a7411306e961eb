import * as z from "zod/mini";
import { AnalyticsFilter } from "./analytics-filters.ts";
import { defineCall } from "./call.ts";
import { IsoDate } from "./date-rules.ts";
import { InteractionChannel } from "./interaction-filters.ts";

export const analyticsLimits = {
  daysMax: 400,
  /** Longer periods are shown by week. */
  byDayMax: 42,
  /** Of a table. */
  rowsMax: 20,
  /** Within which the same customer contacts again. */
  repeatDays: 7,
} as const;

/** A period of days; both belong to it. */
export const AnalyticsPeriod = z.strictObject({ from: IsoDate, until: IsoDate, filter: AnalyticsFilter }).check(
  z.check<{ readonly from: string; readonly until: string }>(({ value, issues }) => {
    const days = (Date.parse(value.until) - Date.parse(value.from)) / 86_400_000 + 1;
    const message = days < 1 ? "dateRange" : days > analyticsLimits.daysMax ? "maxDays" : null;
    if (message !== null) issues.push({ code: "custom", input: value, path: ["until"], message });
  }),
);

const Figures = z.object({
  interactions: z.number(),
  /** Mean duration in seconds; null without interactions. */
  averageSeconds: z.nullable(z.number()),
  /** Share of 1 after which the same customer was in contact again within seven days; null without interactions. */
  repeatRate: z.nullable(z.number()),
  /** Share of 1 with a submitted evaluation; null without interactions, and for those who may not see evaluations. */
  evaluated: z.nullable(z.number()),
  /** The mean of these evaluations in percent; null as above, or where none has a score. */
  score: z.nullable(z.number()),
});
export type InteractionSums = z.output<typeof Figures>;

const Groups = z.object({
  /** How many there are; at most twenty of them are answered. */
  total: z.number(),
  rows: z.array(z.extend(Figures, { id: z.nullable(z.string()), name: z.nullable(z.string()) })),
});
export type InteractionGroups = z.output<typeof Groups>;

const Overview = z.object({
  /** The zone in which days begin. */
  zone: z.string(),
  figures: Figures,
  /** Of as many days before. */
  before: z.extend(Figures, { from: z.string(), until: z.string() }),
  step: z.enum(["day", "week"]),
  /** Every day or, by its Monday, every week. */
  course: z.array(
    z.object({
      day: z.string(),
      channels: z.array(z.object({ channel: InteractionChannel, interactions: z.number() })),
    }),
  ),
  /** By weekday, 1 for Monday, and hour; without those that have none. */
  hours: z.array(z.object({ weekday: z.number(), hour: z.number(), interactions: z.number() })),
  channels: Groups,
  /** The id is the name; null: they have none. The most interactions first, as in the others. */
  queues: Groups,
  wrapUps: Groups,
  teams: Groups,
  agents: Groups,
  /** An interaction may be about several of them, or none. */
  topics: Groups,
});
export type InteractionOverview = z.output<typeof Overview>;

export const interactionOverview = defineCall({
  name: "interactionOverview",
  summary:
    "Figures of the interactions of a period, with those of the period before: volume, duration, repeat contacts and evaluations, by day, hour, channel, queue, wrap-up code, team and agent.",
  area: "analytics",
  method: "POST",
  path: "/analytics/v1/overview/search",
  access: { anyOf: ["analytics:view"] },
  body: AnalyticsPeriod,
  answer: z.object({ overview: Overview }),
  errors: [],
});

const Named = z.object({ id: z.string(), name: z.string() });

export const analyticsChoices = defineCall({
  name: "analyticsChoices",
  summary: "Teams, topics, queues and wrap-up codes that figures of interactions can be narrowed by.",
  area: "analytics",
  method: "GET",
  path: "/analytics/v1/choices",
  access: { anyOf: ["analytics:view"] },
  answer: z.object({
    teams: z.array(Named),
    topics: z.array(Named),
    queues: z.array(z.string()),
    wrapUps: z.array(z.string()),
  }),
  errors: [],
});
