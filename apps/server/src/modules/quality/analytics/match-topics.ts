import { Id } from "@evolve/contracts/validators";
import { conversationOf, isAbout, topicOf } from "@evolve/quality";
import * as z from "zod/mini";
import { on } from "../../../core/event.ts";
import type { Tx } from "../../../database/index.ts";
import { defineJob, enqueue, type Job } from "../../../jobs/index.ts";
import { interactionsPushed } from "../recordings/index.ts";
import {
  beginSteps,
  keepStep,
  listAfter,
  listByIds,
  lockLookedFor,
  lockStep,
  type LookedFor,
  replaceMatches,
  type TranscribedInteraction,
} from "./matches-repository.ts";

const atOnce = 200;
const retries = { most: 5, waitSeconds: (attempt: number) => 10 * attempt };

const compare = async (
  tx: Tx,
  tenantId: string,
  lookedFor: readonly LookedFor[],
  interactions: readonly TranscribedInteraction[],
): Promise<void> => {
  const topics = lookedFor.map(({ id, rules }) => ({ id, topic: topicOf(rules) }));
  const matches = interactions.flatMap(({ id: interactionId, channel, messages }) => {
    const conversation = conversationOf(messages);
    return topics
      .filter(({ topic }) => isAbout(topic, channel, conversation))
      .map(({ id: topicId }) => ({ topicId, interactionId }));
  });
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  await replaceMatches(tx, tenantId, idsOf(topics), idsOf(interactions), matches);
};

/** Compares new and changed interactions with all topics. */
export const matchInteractions = defineJob({
  name: "analytics.interactions",
  payload: z.strictObject({ ids: z.array(Id) }),
  retries,
  run: async ({ services: { database }, payload: { ids }, tenantId }) => {
    if (tenantId === null) return;
    await database.withTenant(tenantId, async (tx) => {
      // A step of a topic that has read an older transcript ends first.
      const topics = await lockLookedFor(tx, tenantId);
      if (topics.length > 0) await compare(tx, tenantId, topics, await listByIds(tx, tenantId, ids));
    });
  },
});

const Step = z.strictObject({ topicId: Id, rulesVersion: z.int() });

/**
 * Compares a topic with the next interactions, and enqueues the step after it in the same transaction: it goes on where it
 * was, on any node, and ends when the rules change again.
 */
export const matchTopic: Job<z.output<typeof Step>> = defineJob({
  name: "analytics.topic",
  payload: Step,
  retries,
  run: async ({ services: { database }, payload, tenantId }) => {
    if (tenantId === null) return;
    await database.withTenant(tenantId, async (tx) => {
      const topic = await lockStep(tx, tenantId, payload.topicId, payload.rulesVersion);
      if (topic === null) return;
      const interactions = await listAfter(tx, tenantId, topic.checkedUntil, atOnce);
      await compare(tx, tenantId, [topic], interactions);
      const isLast = interactions.length < atOnce;
      const checked = isLast ? null : (topic.checked ?? 0) + interactions.length;
      await keepStep(tx, tenantId, topic.id, { checked, until: interactions.at(-1)?.id ?? topic.checkedUntil });
      if (!isLast) await enqueue(tx, matchTopic, payload);
    });
  },
});

/** Looks for a topic in all interactions, from the first. */
export const startMatching = async (tx: Tx, tenantId: string, topicId: string): Promise<void> =>
  enqueue(tx, matchTopic, { topicId, rulesVersion: await beginSteps(tx, tenantId, topicId) });

export const matchPushed = () =>
  on(interactionsPushed, (tx, { ids }) => enqueue(tx, matchInteractions, { ids: [...ids] }));
