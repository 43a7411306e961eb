import type { CallResult } from "@evolve/contracts/call";
import { notificationTopics, readNotificationSettings as contract } from "@evolve/contracts/notifications";
import { operation } from "../../../core/operation.ts";
import type { Tx } from "../../../database/index.ts";
import { listSettings } from "./settings-repository.ts";
import { topicRules } from "./topics.ts";

export const readNotificationSettings = operation(contract, async ({ actor, read }) => ({
  settings: await read((tx) => settingsOf(tx, actor.tenantId, actor.userId)),
}));

/** What a user has chosen, and the defaults for the rest. */
export const settingsOf = async (
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<CallResult<typeof contract>["settings"]> => {
  const chosen = new Map((await listSettings(tx, tenantId, userId)).map((row) => [row.topic, row]));
  return notificationTopics.map((topic) => {
    const { mailIsFixed, ...usual } = topicRules[topic];
    const { bell, mail } = chosen.get(topic) ?? usual;
    return { topic, bell, mail: mailIsFixed || mail, mailIsFixed };
  });
};
