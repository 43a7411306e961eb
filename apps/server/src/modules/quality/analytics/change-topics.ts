import * as contract from "@evolve/contracts/interaction-topics";
import { holdsAny } from "@evolve/contracts/permissions";
import { isDeepStrictEqual } from "node:util";
import type { Actor } from "../../../core/actor.ts";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { startMatching } from "./match-topics.ts";
import { presentTopic } from "./present-topic.ts";
import {
  countTopics,
  findTopic,
  insertTopicRow,
  isNameTaken,
  lockTopics,
  removeTopic,
  setRetired,
  updateTopicRow,
} from "./topics-repository.ts";

/** What interactions say is told by how many of them match, too. */
export const requireListening = ({ permissions }: Pick<Actor, "permissions">): void => {
  if (!holdsAny(permissions, "recording:listen")) refuse("forbidden");
};

export const createTopic = operation(contract.createTopic, ({ actor, body, now, write }) => {
  requireListening(actor);
  const { tenantId, userId: actorId } = actor;
  return write(async (tx) => {
    await lockTopics(tx, tenantId);
    if ((await countTopics(tx, tenantId)) >= contract.topicLimits.topicsMax) refuse("tooManyTopics");
    const id = newId();
    if (await isNameTaken(tx, tenantId, body.name, id)) refuse("nameExists", { fields: { name: "unique" } });
    await insertTopicRow(tx, tenantId, id, body, now);
    await startMatching(tx, tenantId, id);
    const details = { name: body.name };
    await recordEvent(tx, { tenantId, at: now, actorId, action: "topic.created", targetId: id, details });
    return { topic: presentTopic((await findTopic(tx, tenantId, id, now)) ?? refuse("notFound")) };
  });
});

export const updateTopic = operation(contract.updateTopic, ({ actor, params: { topicId }, body, now, write }) => {
  requireListening(actor);
  const { tenantId, userId: actorId } = actor;
  return write(async (tx) => {
    await lockTopics(tx, tenantId);
    const { version, ...given } = body;
    const before = (await findTopic(tx, tenantId, topicId, now)) ?? refuse("notFound");
    requireVersion(version, before.version);
    if (await isNameTaken(tx, tenantId, given.name, topicId)) refuse("nameExists", { fields: { name: "unique" } });
    await updateTopicRow(tx, tenantId, topicId, given, now);
    if (!isDeepStrictEqual(given.rules, before.rules) && !before.isRetired) await startMatching(tx, tenantId, topicId);
    const details = { name: given.name };
    await recordEvent(tx, { tenantId, at: now, actorId, action: "topic.updated", targetId: topicId, details });
    return { topic: presentTopic((await findTopic(tx, tenantId, topicId, now)) ?? refuse("notFound")) };
  });
});

const setRetiredOf = (call: typeof contract.retireTopic | typeof contract.restoreTopic, isRetired: boolean) =>
  operation(call, ({ actor: { tenantId, userId: actorId }, params: { topicId }, now, write }) =>
    write(async (tx) => {
      const { name, isRetired: isAlready } = (await findTopic(tx, tenantId, topicId, now)) ?? refuse("notFound");
      if (isAlready === isRetired) return { success: true } as const;
      if (!(await setRetired(tx, tenantId, topicId, isRetired, now))) refuse("notFound");
      // Interactions of the time without it are new to it.
      if (!isRetired) await startMatching(tx, tenantId, topicId);
      const action = isRetired ? "topic.retired" : "topic.restored";
      await recordEvent(tx, { tenantId, at: now, actorId, action, targetId: topicId, details: { name } });
      return { success: true } as const;
    }),
  );

export const retireTopic = setRetiredOf(contract.retireTopic, true);
export const restoreTopic = setRetiredOf(contract.restoreTopic, false);

export const deleteTopic = operation(
  contract.deleteTopic,
  ({ actor: { tenantId, userId: actorId }, params: { topicId }, now, write }) =>
    write(async (tx) => {
      const { name } = (await findTopic(tx, tenantId, topicId, now)) ?? refuse("notFound");
      await removeTopic(tx, tenantId, topicId);
      await recordEvent(tx, {
        tenantId,
        at: now,
        actorId,
        action: "topic.deleted",
        targetId: topicId,
        details: { name },
      });
      return { success: true } as const;
    }),
);
