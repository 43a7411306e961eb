import type { TopicSpeaker } from "@evolve/contracts/interaction-topics";
import type { PlainKey } from "@evolve/i18n";

export const speakerNames: Readonly<Record<TopicSpeaker, PlainKey>> = {
  anyone: "analytics.anyone",
  customer: "analytics.customer",
  agent: "analytics.agent",
};
