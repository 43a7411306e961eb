import { OwnInteractionFilter } from "@evolve/contracts/own-interaction-filter";
import { interactionChannels, interactionDirections } from "@evolve/contracts/interaction-filters";
import { searchOwnInteractions } from "@evolve/contracts/own-interactions";
import { ShellLink } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import AudioLines from "lucide-react/icons/audio-lines";
import { interactionColumns } from "../../../parts/interactions/interaction-columns.tsx";
import { channelNames, directionNames } from "../../../parts/interactions/interaction-words.tsx";

const own = defineList(searchOwnInteractions, "interactions", {
  name: "own-interactions",
  accepts: OwnInteractionFilter,
  icon: <AudioLines />,
  texts: ({ t }) => ({
    title: t("interactions.title"),
    lead: t("interactions.ownLead"),
    search: t("interactions.ownSearch"),
    searchAndFilter: t("interactions.ownSearch"),
    count: (total) => t("interactions.count", { total }),
    emptyTitle: t("interactions.emptyTitle"),
    emptyText: t("interactions.ownEmptyText"),
  }),
  columns: (words) => {
    const { channel, direction, seconds, queue, wrapUp, customer, reference } = interactionColumns(words);
    return [
      {
        id: "startedAt",
        header: words.t("interactions.when"),
        isSortable: true,
        isHideable: false,
        width: 195,
        value: ({ startedAt }) => startedAt,
        text: ({ startedAt }) => words.date(startedAt, "dateTime"),
        cell: ({ id, startedAt }) => (
          <ShellLink to={`/my-space/interactions/${id}`}>{words.date(startedAt, "dateTime")}</ShellLink>
        ),
      },
      channel,
      direction,
      seconds,
      queue,
      wrapUp,
      customer,
      { ...reference, isHiddenAtFirst: true },
    ];
  },
  statistics: { startedAt: "instant", channel: "choice", direction: "choice", seconds: "number" },
  firstSort: [{ id: "startedAt", descending: true }],
  rowLabel: ({ reference }) => reference,
  filters: [
    { field: "from", label: ({ t }) => t("interactions.period"), until: "until" },
    {
      field: "channel",
      label: ({ t }) => t("interactions.channel"),
      options: ({ t }) => interactionChannels.map((id) => ({ id, label: t(channelNames[id]) })),
    },
    {
      field: "direction",
      label: ({ t }) => t("interactions.direction"),
      options: ({ t }) => interactionDirections.map((id) => ({ id, label: t(directionNames[id]) })),
    },
  ],
  actions: () => [],
});

/** My Space, Interactions: one's own, the latest first. */
export const InteractionsScreen = () => <ListScreen list={own} />;
