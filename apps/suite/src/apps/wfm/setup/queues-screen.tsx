import { QueueFilter } from "@evolve/contracts/planning-filters";
import { mediaKinds } from "@evolve/contracts/planning";
import { deleteQueue, type QueueRow, searchQueues } from "@evolve/contracts/queues";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import ListOrdered from "lucide-react/icons/list-ordered";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { describeWeek } from "../../../parts/working-hours.ts";
import { businessUnitChoices, mediaNames, optionsOf } from "./choices.ts";

const QueuePanel = lazyPart(async () => (await import("./queue-panel.tsx")).QueuePanel);

const queues = defineList(searchQueues, "queues", {
  name: "queues",
  accepts: QueueFilter,
  icon: <ListOrdered />,
  texts: ({ t }) => ({
    title: t("planning.queuesTitle"),
    lead: t("planning.queuesLead"),
    search: t("planning.queuesSearch"),
    searchAndFilter: t("planning.queuesSearch"),
    count: (total) => t("planning.queuesCount", { total }),
    emptyTitle: t("planning.queuesEmptyTitle"),
    emptyText: t("planning.queuesEmptyText"),
    create: t("planning.queuesCreate"),
  }),
  columns: (words) => [
    nameColumn(words),
    {
      id: "media",
      header: words.t("planning.media"),
      isSortable: true,
      width: 120,
      text: ({ media }) => words.t(mediaNames[media]),
      cell: ({ media }) => words.t(mediaNames[media]),
    },
    {
      id: "businessUnit",
      header: words.t("planning.businessUnit"),
      width: 200,
      value: ({ businessUnitName }) => businessUnitName,
      cell: ({ businessUnitName }) => <span dir="auto">{businessUnitName}</span>,
    },
    {
      id: "planningGroup",
      header: words.t("planning.planningGroup"),
      width: 200,
      value: ({ planningGroupName }) => planningGroupName ?? "",
      cell: ({ planningGroupName }) =>
        planningGroupName === null ? words.t("planning.noGroup") : <span dir="auto">{planningGroupName}</span>,
    },
    {
      id: "openingHours",
      header: words.t("planning.openingHours"),
      width: 340,
      value: ({ openingHours }) => describeWeek(words, openingHours),
      cell: ({ openingHours }) => describeWeek(words, openingHours),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "media",
      label: ({ t }) => t("planning.media"),
      options: (words) => optionsOf(words, mediaKinds, mediaNames),
    },
    { field: "businessUnitId", label: ({ t }) => t("planning.businessUnit"), query: businessUnitChoices },
  ],
  actions: ({ client, words }) => [
    deleteAction<QueueRow>(words, {
      permission: "wfm:setup:edit",
      title: words.t("planning.queuesDeleteTitle"),
      text: ({ name }) => words.t("planning.queuesDeleteText", { name }),
      details: deletionDetails("queue"),
      run: ({ id }) => client.call(deleteQueue, { params: { queueId: id } }),
    }),
  ],
  createPermission: "wfm:setup:edit",
  edit: { permission: "wfm:setup:edit", appliesTo: () => true },
});

/** WFM, Queues: what contacts wait in, by medium and opening hours. */
export const QueuesScreen = () => <ListScreen list={queues} Panel={QueuePanel} fetchPanel={QueuePanel.fetch} />;
