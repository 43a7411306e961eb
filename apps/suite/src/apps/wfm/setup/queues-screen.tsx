import { mediaKinds } from "@evolve/contracts/planning";
import { deleteQueue, type QueueRow, searchQueues } from "@evolve/contracts/queues";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import ListOrdered from "lucide-react/icons/list-ordered";
import Trash from "lucide-react/icons/trash-2";
import { describeWeek } from "../../../parts/working-hours.ts";
import { businessUnitChoices, mediaNames, optionsOf } from "./choices.ts";

const QueuePanel = lazyPart(async () => (await import("./queue-panel.tsx")).QueuePanel);

const queues = defineList(searchQueues, "queues", {
  name: "queues",
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
    {
      id: "name",
      header: words.t("organization.name"),
      isSortable: true,
      isHideable: false,
      width: 240,
      value: ({ name }) => name,
      cell: ({ name }) => <span dir="auto">{name}</span>,
    },
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
  firstSort: [{ id: "name", descending: false }],
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "media",
      label: ({ t }) => t("planning.media"),
      options: (words) => optionsOf(words, mediaKinds, mediaNames),
    },
    { field: "businessUnitId", label: ({ t }) => t("planning.businessUnit"), query: businessUnitChoices },
  ],
  actions: ({ client, words: { t } }) => [
    {
      id: "delete",
      label: t("organization.delete"),
      icon: <Trash />,
      tone: "danger",
      permission: "wfm:setup:edit",
      confirm: ({ name }: QueueRow) => ({
        title: t("planning.queuesDeleteTitle"),
        text: t("planning.queuesDeleteText", { name }),
      }),
      run: ({ id }: QueueRow) => client.call(deleteQueue, { params: { queueId: id } }),
      done: ({ name }: QueueRow) => t("organization.deleted", { name }),
    },
  ],
  createPermission: "wfm:setup:edit",
  edit: { permission: "wfm:setup:edit", appliesTo: () => true },
});

/** WFM, Queues: what contacts wait in, by medium and opening hours. */
export const QueuesScreen = () => <ListScreen list={queues} Panel={QueuePanel} fetchPanel={QueuePanel.fetch} />;
