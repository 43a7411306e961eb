import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { ShiftDifference, ShiftState } from "./schedules.ts";
import { searchAnswer, searchBody, TextFilter } from "./search.ts";
import { Id } from "./validators.ts";

const area = "schedules";
const access = { anyOf: ["wfm:schedule:view"] } as const;

const PublicationRow = z.object({
  id: z.string(),
  businessUnitId: z.string(),
  number: z.number(),
  name: z.string(),
  firstDay: z.string(),
  days: z.number(),
  agents: z.number(),
  changes: z.number(),
  publishedBy: z.string(),
  publishedAt: z.string(),
});

export const searchPublications = defineCall({
  name: "searchPublications",
  summary: "What has been published for a business unit, searched by the names of drafts and publishers.",
  area,
  method: "POST",
  path: "/wfm/v1/publications/search",
  access,
  body: searchBody({ filter: TextFilter, orderBy: ["publishedAt", "name"], more: { businessUnitId: Id } }),
  answer: searchAnswer("publications", PublicationRow),
  errors: ["notFound", "invalidParameters"],
});

export const searchPublicationChanges = defineCall({
  name: "searchPublicationChanges",
  summary: "What a publication has changed for whom, shift by shift.",
  area,
  method: "POST",
  path: "/wfm/v1/publications/changes/search",
  access,
  body: searchBody({ filter: z.strictObject({}), orderBy: ["agentName", "start"], more: { publicationId: Id } }),
  answer: searchAnswer("changes", z.object({ id: z.string(), ...ShiftDifference.shape })),
  errors: ["notFound", "invalidParameters"],
});

/** Why a published shift came, went or changed: what was published, or a request that was approved, or undone after that. */
const HistoryCause = z.enum(["publication", "timeOff", "trade", "timeOffUndone", "tradeUndone"]);
export type HistoryCause = z.output<typeof HistoryCause>;

const AgentChange = z.object({
  /** Of the shift. */
  id: z.string(),
  cause: HistoryCause,
  /** The publication's; null of a request. */
  number: z.nullable(z.number()),
  /** Who published, approved or undid it; empty once the account is gone, or where rules approved it. */
  publishedBy: z.string(),
  isAutomatic: z.boolean(),
  /** When it took effect in what is published. */
  publishedAt: z.string(),
  before: z.nullable(ShiftState),
  after: z.nullable(ShiftState),
});

export const searchAgentHistory = defineCall({
  name: "searchAgentHistory",
  summary:
    "What publications, approved time off and trades have changed in an agent's published shifts, shift by shift.",
  area,
  method: "POST",
  path: "/wfm/v1/schedule-agents/history/search",
  access,
  body: searchBody({ filter: z.strictObject({}), orderBy: ["publishedAt"], more: { agentId: Id } }),
  answer: searchAnswer("changes", AgentChange),
  errors: ["notFound", "invalidParameters"],
});
