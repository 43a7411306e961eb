import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/interaction-topics";
import { conversationOf, isAbout, marksIn, topicOf } from "@evolve/quality";
import { setImmediate } from "node:timers/promises";
import { plusSeconds } from "../../../clock.ts";
import { operation } from "../../../core/operation.ts";
import { requireListening } from "./change-topics.ts";
import { listByIds, listNewest, listTopicsOf } from "./matches-repository.ts";
import { presentTopic } from "./present-topic.ts";
import { searchTopicRows } from "./topics-repository.ts";

const day = 24 * 60 * 60;
/** So few that other requests are answered between them. */
const slice = 100;
const { examplesMax, previewDays, previewMax } = contract.topicLimits;

export const searchTopics = operation(contract.searchTopics, async ({ actor: { tenantId }, body, now, read }) => {
  const { rows, total, next, statistics } = await read((tx) => searchTopicRows(tx, tenantId, body, now));
  return { topics: rows.map(presentTopic), totalRecords: total, next, statistics };
});

type Example = CallAnswer<typeof contract.previewTopic>["examples"][number];

const preview = async (
  topic: ReturnType<typeof topicOf>,
  readSlice: (skip: number, most: number) => ReturnType<typeof listNewest>,
) => {
  let [matched, checked, isCapped] = [0, 0, false];
  const examples: Example[] = [];
  while (checked < previewMax) {
    // One more than are looked at, to know whether there are more.
    const found = await readSlice(checked, slice + 1);
    isCapped = found.length > slice;
    for (const { id, startedAt, channel, agentName, messages } of found.slice(0, slice)) {
      checked += 1;
      if (!isAbout(topic, channel, conversationOf(messages))) continue;
      matched += 1;
      for (const said of messages) {
        const marks = marksIn([topic], said);
        if (examples.length === examplesMax || marks.length === 0 || said.from === "system") continue;
        examples.push({
          interactionId: id,
          startedAt: startedAt.toISOString(),
          agentName,
          from: said.from,
          text: said.text,
          marks,
        });
        break;
      }
    }
    if (!isCapped) break;
    await setImmediate();
  }
  return { matched, checked, isCapped, examples };
};

export const previewTopic = operation(contract.previewTopic, ({ actor, body: { rules }, now, read }) => {
  requireListening(actor);
  const { tenantId } = actor;
  const from = plusSeconds(now, -previewDays * day);
  // What other systems send may be a few minutes ahead.
  const until = plusSeconds(now, day);
  return preview(topicOf(rules), (skip, most) => read((tx) => listNewest(tx, tenantId, { from, until, skip, most })));
});

export const interactionTopics = operation(
  contract.interactionTopics,
  async ({ actor, params: { interactionId }, read }) => {
    requireListening(actor);
    const { tenantId } = actor;
    const topics = await read((tx) => listTopicsOf(tx, tenantId, interactionId));
    const [interaction] = await read((tx) => listByIds(tx, tenantId, [interactionId]));
    const lookedFor = topics.map(({ rules }) => topicOf(rules));
    return {
      topics: topics.map(({ id, name }) => ({ id, name })),
      marks: (interaction?.messages ?? []).map((said) => marksIn(lookedFor, said)),
    };
  },
);
