import type { Topic } from "@evolve/contracts/interaction-topics";
import type { TopicRow } from "./topics-repository.ts";

export const presentTopic = ({ checked, total, updatedAt, ...topic }: TopicRow): Topic => ({
  ...topic,
  progress: checked === null || topic.isRetired ? null : { checked, total },
  updatedAt: updatedAt.toISOString(),
});
