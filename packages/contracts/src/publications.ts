import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { ShiftState } from "./schedules.ts";
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

const AgentChange = z.object({
  /** Of the shift. */
  id: z.string(),
  number: z.number(),
  publishedBy: z.string(),
  publishedAt: z.string(),
  before: z.nullable(ShiftState),
  after: z.nullable(ShiftState),
});

export const searchAgentHistory = defineCall({
  name: "searchAgentHistory",
  summary: "What publications have changed for an agent, shift by shift.",
  area,
  method: "POST",
  path: "/wfm/v1/schedule-agents/history/search",
  access,
  body: searchBody({ filter: z.strictObject({}), orderBy: ["publishedAt"], more: { agentId: Id } }),
  answer: searchAnswer("changes", AgentChange),
  errors: ["notFound", "invalidParameters"],
});
