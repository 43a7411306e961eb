import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { WorkingWeek } from "./employee-groups.ts";
import { Version } from "./organisation.ts";
import { Media, planningLimits, PlanningName, wholeBetween } from "./planning.ts";
import { QueueFilter } from "./planning-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "planning";

export const QueueFields = z.strictObject({
  businessUnitId: Id,
  /** As the files and feeds of the contact centre call it. */
  name: PlanningName,
  media: Media,
  /** Contacts that one person has at a time. */
  concurrency: wholeBetween(1, planningLimits.concurrencyMax),
  openingHours: WorkingWeek,
});
export type QueueFields = z.output<typeof QueueFields>;

export const Queue = z.object({ id: z.string(), ...QueueFields.shape, version: Version });
export type Queue = z.output<typeof Queue>;
export const QueueRow = z.extend(Queue, {
  businessUnitName: z.string(),
  planningGroupId: z.nullable(z.string()),
  planningGroupName: z.nullable(z.string()),
});
export type QueueRow = z.output<typeof QueueRow>;

export const searchQueues = defineCall({
  name: "searchQueues",
  summary: "The queues of the tenant, with the planning group of each.",
  area,
  method: "POST",
  path: "/wfm/v1/queues/search",
  access: { anyOf: ["wfm:setup:view", "wfm:history:view"] },
  body: searchBody({ filter: QueueFilter, orderBy: ["name", "media"] }),
  answer: searchAnswer("queues", QueueRow),
  errors: ["invalidParameters"],
});

export const saveQueue = defineCall({
  name: "saveQueue",
  summary: "Creates a queue, or with `id` changes one.",
  area,
  method: "PUT",
  path: "/wfm/v1/queues",
  access: { anyOf: ["wfm:setup:edit"] },
  body: z.extend(QueueFields, { id: z.optional(Id), version: z.optional(Version) }),
  answer: z.object({ queue: Queue }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "tooManyPlanningRows"],
});

export const deleteQueue = defineCall({
  name: "deleteQueue",
  summary: "Deletes a queue that belongs to no planning group and has no history.",
  area,
  method: "DELETE",
  path: "/wfm/v1/queues/:queueId",
  access: { anyOf: ["wfm:setup:edit"] },
  params: z.strictObject({ queueId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "inUse"],
});
