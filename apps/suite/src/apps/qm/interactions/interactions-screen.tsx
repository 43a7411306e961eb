import {
  durationBandNames,
  interactionChannels,
  interactionDirections,
  InteractionFilter,
} from "@evolve/contracts/interaction-filters";
import { interactionChoices, type InteractionRow, searchInteractions } from "@evolve/contracts/interactions";
import type { Words } from "@evolve/i18n";
import type { Client } from "@evolve/session";
import { ShellLink, useShell } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import type { ChoiceOption } from "@evolve/widgets/multi-select";
import AudioLines from "lucide-react/icons/audio-lines";
import { Suspense, useState } from "react";
import { InteractionFigures } from "./interaction-figures.tsx";
import { interactionColumns } from "../../../parts/interactions/interaction-columns.tsx";
import { bandNames, channelNames, directionNames, listName } from "../../../parts/interactions/interaction-words.tsx";

const RetentionDialog = lazyPart(async () => (await import("./retention-dialog.tsx")).RetentionDialog);

const choicesOf = (part: "agents" | "teams" | "topics" | "queues" | "wrapUps") => (client: Client) => ({
  queryKey: ["interaction-choices", part],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly ChoiceOption[]> =>
    (await client.call(interactionChoices, {}, { signal }))[part].map((one) =>
      typeof one === "string" ? { id: one, label: one } : { id: one.id, label: one.name },
    ),
});

const yesOrNo = ({ t }: Words): readonly ChoiceOption[] => [
  { id: "yes", label: t("interactions.yes") },
  { id: "no", label: t("interactions.no") },
];

const recordedOf = ({ t }: Words, { hasRecording, isHeld }: InteractionRow): string =>
  [t(hasRecording ? "interactions.yes" : "interactions.no"), ...(isHeld ? [t("interactions.isHeld")] : [])].join(" · ");

const interactions = defineList(searchInteractions, "interactions", {
  name: listName,
  accepts: InteractionFilter,
  icon: <AudioLines />,
  texts: ({ t }) => ({
    title: t("interactions.title"),
    lead: t("interactions.lead"),
    search: t("interactions.search"),
    searchAndFilter: t("interactions.search"),
    count: (total) => t("interactions.count", { total }),
    emptyTitle: t("interactions.emptyTitle"),
    emptyText: t("interactions.emptyText"),
  }),
  columns: (words) => {
    const columns = interactionColumns(words);
    return [
      {
        id: "startedAt",
        header: words.t("interactions.when"),
        isSortable: true,
        isHideable: false,
        width: 185,
        value: ({ startedAt }) => startedAt,
        text: ({ startedAt }) => words.date(startedAt, "dateTime"),
        cell: ({ id, startedAt }) => (
          <ShellLink to={`/qm/interactions/${id}`}>{words.date(startedAt, "dateTime")}</ShellLink>
        ),
      },
      {
        id: "agent",
        header: words.t("interactions.agent"),
        isSortable: true,
        width: 170,
        value: ({ agent }) => agent.name,
        cell: ({ agent }) => <span dir="auto">{agent.name}</span>,
      },
      columns.channel,
      columns.direction,
      columns.seconds,
      columns.queue,
      columns.customer,
      {
        id: "hasRecording",
        header: words.t("interactions.recorded"),
        width: 150,
        text: (row) => recordedOf(words, row),
        cell: (row) => recordedOf(words, row),
      },
      {
        id: "team",
        header: words.t("interactions.team"),
        isHiddenAtFirst: true,
        width: 150,
        value: ({ teamName }) => teamName ?? "",
        cell: ({ teamName }) => <span dir="auto">{teamName}</span>,
      },
      { ...columns.wrapUp, isHiddenAtFirst: true },
      { ...columns.reference, isHiddenAtFirst: true },
    ];
  },
  statistics: { startedAt: "instant", channel: "choice", direction: "choice", seconds: "number" },
  firstSort: [{ id: "startedAt", descending: true }],
  rowLabel: ({ agent, reference }) => `${agent.name}, ${reference}`,
  filters: [
    { field: "from", label: ({ t }) => t("interactions.period"), until: "until" },
    {
      field: "channel",
      label: ({ t }) => t("interactions.channel"),
      options: ({ t }) => interactionChannels.map((id) => ({ id, label: t(channelNames[id]) })),
    },
    { field: "userId", label: ({ t }) => t("interactions.agent"), query: choicesOf("agents") },
    { field: "teamId", label: ({ t }) => t("interactions.team"), query: choicesOf("teams") },
    { field: "queue", label: ({ t }) => t("interactions.queue"), query: choicesOf("queues") },
    { field: "wrapUp", label: ({ t }) => t("interactions.wrapUp"), query: choicesOf("wrapUps") },
    {
      field: "topicId",
      label: ({ t }) => t("interactions.topic"),
      // For others the server finds nothing by it.
      permission: "recording:listen",
      query: choicesOf("topics"),
    },
    {
      field: "direction",
      label: ({ t }) => t("interactions.direction"),
      options: ({ t }) => interactionDirections.map((id) => ({ id, label: t(directionNames[id]) })),
    },
    {
      field: "duration",
      label: ({ t }) => t("interactions.duration"),
      options: ({ t }) => durationBandNames.map((id) => ({ id, label: t(bandNames[id]) })),
    },
    { field: "minSeconds", most: "maxSeconds", label: ({ t }) => t("interactions.seconds"), from: 0, to: 86_400 },
    {
      field: "customer",
      label: ({ t }) => t("interactions.customer"),
      permission: "recording:listen",
      isText: true,
    },
    { field: "hasRecording", label: ({ t }) => t("interactions.recorded"), options: yesOrNo },
    { field: "isHeld", label: ({ t }) => t("interactions.isHeld"), options: yesOrNo },
  ],
  actions: () => [],
  above: (_, answer) => <InteractionFigures figures={answer?.figures} />,
});

/** Quality Management, Interactions: what agents and customers said, the latest first. */
export const InteractionsScreen = () => {
  const { holds, words } = useShell();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListScreen
        list={interactions}
        headActions={
          holds("recording:edit") && (
            <Button onPress={() => setOpen(true)} onHoverStart={RetentionDialog.fetch}>
              {words.t("interactions.retention")}
            </Button>
          )
        }
      />
      <Suspense>{isOpen && <RetentionDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
