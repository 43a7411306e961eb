import { interactionChannels } from "@evolve/contracts/interaction-filters";
import type { InteractionGroups } from "@evolve/contracts/interaction-overview";
import type { Words } from "@evolve/i18n";
import { channelNames } from "../../../parts/interactions/interaction-words.tsx";

/** What a row of a table is called; channels have a name in each language. */
export const groupName = (
  { t }: Words,
  { id, name }: Pick<InteractionGroups["rows"][number], "id" | "name">,
  isChannel: boolean,
): string => {
  const channel = isChannel ? interactionChannels.find((one) => one === id) : undefined;
  return channel ? t(channelNames[channel]) : (name ?? t("analytics.none"));
};
