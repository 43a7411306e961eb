import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { InteractionChannel, interactionChannels } from "./interaction-filters.ts";
import { limits } from "./limits.ts";
import { Version } from "./organisation.ts";
import { SearchText, searchAnswer, searchBody } from "./search.ts";
import { fault, Id } from "./validators.ts";

const area = "analytics";
const view = { anyOf: ["analytics:view"] } as const;
const edit = { anyOf: ["analytics:edit"] } as const;

export const topicLimits = {
  nameMax: 80,
  topicsMax: 200,
  /** Of each kind. */
  phrasesMax: 50,
  phraseMax: 80,
  /** The list's figures are of so many days, and of as many before. */
  figureDays: 28,
  previewDays: 30,
  /** A preview looks at so many interactions, the newest. */
  previewMax: 2_000,
  examplesMax: 5,
} as const;

export const topicSpeakers = ["anyone", "customer", "agent"] as const;
export type TopicSpeaker = (typeof topicSpeakers)[number];

/** Of letters or digits, since nothing else is said. */
const Phrase = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "required"),
    z.maxLength(topicLimits.phraseMax, "maxLength"),
    z.regex(/[\p{L}\p{N}]/u, { error: ({ input }) => fault("invalidEntry", { value: String(input) }) }),
  );
const Phrases = z.array(Phrase).check(z.maxLength(topicLimits.phrasesMax));

export const TopicRules = z
  .strictObject({
    /** At least one of them is said. */
    any: Phrases,
    /** Each of them is said. */
    all: Phrases,
    /** None of them is said. */
    none: Phrases,
    speaker: z.enum(topicSpeakers),
    /** Empty: all of them. */
    channels: z.array(InteractionChannel).check(z.maxLength(interactionChannels.length)),
  })
  .check(z.refine(({ any, all }) => any.length + all.length > 0, { error: "required", path: ["any"] }));
export type TopicRules = z.output<typeof TopicRules>;

const fields = {
  name: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(topicLimits.nameMax, "maxLength")),
  description: z.string().check(z.trim(), z.maxLength(limits.descriptionMax, "maxLength")),
  rules: TopicRules,
};
export const TopicFields = z.strictObject(fields);

const Topic = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  rules: TopicRules,
  /** A retired topic keeps the interactions that it has, and gets no more. */
  isRetired: z.boolean(),
  /** Of the last 28 days. */
  interactions: z.number(),
  /** Of the 28 days before. */
  before: z.number(),
  /** How many interactions its rules were compared with since they changed; null: with all. */
  progress: z.nullable(z.object({ checked: z.number(), total: z.number() })),
  updatedAt: z.string(),
  version: Version,
});
export type Topic = z.output<typeof Topic>;

export const TopicFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(200))),
  isRetired: z.optional(z.array(z.enum(["yes", "no"])).check(z.maxLength(2))),
});

export const searchTopics = defineCall({
  name: "searchTopics",
  summary: "What the tenant looks for in interactions, and how many are about it.",
  area,
  method: "POST",
  path: "/analytics/v1/topics/search",
  access: view,
  body: searchBody({ filter: TopicFilter, orderBy: ["name", "interactions", "before", "updatedAt"] }),
  answer: searchAnswer("topics", Topic),
  errors: ["invalidParameters"],
});

const params = z.strictObject({ topicId: Id });
const answer = z.object({ topic: Topic });
const success = z.object({ success: z.literal(true) });

export const createTopic = defineCall({
  name: "createTopic",
  summary: "Creates a topic, which is then looked for in all interactions. Needs `recording:listen` too.",
  area,
  method: "POST",
  path: "/analytics/v1/topics",
  access: edit,
  body: TopicFields,
  answer,
  errors: ["forbidden", "nameExists", "tooManyTopics"],
});

export const updateTopic = defineCall({
  name: "updateTopic",
  summary:
    "Changes a topic. With other rules it is looked for in all interactions again. Needs `recording:listen` too.",
  area,
  method: "PUT",
  path: "/analytics/v1/topics/:topicId",
  access: edit,
  params,
  body: z.strictObject({ ...fields, version: Version }),
  answer,
  errors: ["forbidden", "nameExists", "notFound", "changedMeanwhile"],
});

export const retireTopic = defineCall({
  name: "retireTopic",
  summary: "Looks for a topic no more. The interactions that are about it stay so.",
  area,
  method: "POST",
  path: "/analytics/v1/topics/:topicId/retire",
  access: edit,
  params,
  answer: success,
  errors: ["notFound"],
});

export const restoreTopic = defineCall({
  name: "restoreTopic",
  summary: "Looks for a retired topic again, in all interactions.",
  area,
  method: "POST",
  path: "/analytics/v1/topics/:topicId/restore",
  access: edit,
  params,
  answer: success,
  errors: ["notFound"],
});

export const deleteTopic = defineCall({
  name: "deleteTopic",
  summary: "Deletes a topic. The interactions stay.",
  area,
  method: "DELETE",
  path: "/analytics/v1/topics/:topicId",
  access: edit,
  params,
  answer: success,
  errors: ["notFound"],
});

const Mark = z.object({ start: z.number(), end: z.number() });

export const previewTopic = defineCall({
  name: "previewTopic",
  summary:
    "How many of the newest interactions of the last 30 days rules match, with examples. At most 2,000 are looked at. Needs `recording:listen` too.",
  area,
  method: "POST",
  path: "/analytics/v1/topics/preview",
  access: edit,
  body: z.strictObject({ rules: TopicRules }),
  answer: z.object({
    matched: z.number(),
    /** How many were looked at. */
    checked: z.number(),
    /** There are more, which were not. */
    isCapped: z.boolean(),
    examples: z.array(
      z.object({
        interactionId: z.string(),
        /** ISO 8601 */
        startedAt: z.string(),
        agentName: z.string(),
        from: z.enum(["agent", "customer"]),
        text: z.string(),
        marks: z.array(Mark),
      }),
    ),
  }),
  errors: ["forbidden"],
});

export const interactionTopics = defineCall({
  name: "interactionTopics",
  summary: "What an interaction is about, and where it says so. Needs `recording:listen` too.",
  area,
  method: "GET",
  path: "/analytics/v1/interactions/:interactionId/topics",
  access: view,
  params: z.strictObject({ interactionId: Id }),
  answer: z.object({
    topics: z.array(z.object({ id: z.string(), name: z.string() })),
    /** For each message of the transcript, in order: characters from and to. */
    marks: z.array(z.array(Mark)),
  }),
  errors: ["forbidden"],
});
