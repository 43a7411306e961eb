import { PlanningGroupFilter } from "@evolve/contracts/planning-filters";
import { deletePlanningGroup, type PlanningGroupRow, searchPlanningGroups } from "@evolve/contracts/planning-groups";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Target from "lucide-react/icons/target";
import { deletionDetails } from "../../../parts/deletion-details.tsx";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { businessUnitChoices } from "./choices.ts";
import { goalText } from "./goal-text.ts";

const PlanningGroupPanel = lazyPart(async () => (await import("./planning-group-panel.tsx")).PlanningGroupPanel);

const planningGroups = defineList(searchPlanningGroups, "planningGroups", {
  name: "planningGroups",
  accepts: PlanningGroupFilter,
  icon: <Target />,
  texts: ({ t }) => ({
    title: t("planning.groupsTitle"),
    lead: t("planning.groupsLead"),
    search: t("planning.groupsSearch"),
    searchAndFilter: t("planning.groupsSearch"),
    count: (total) => t("planning.groupsCount", { total }),
    emptyTitle: t("planning.groupsEmptyTitle"),
    emptyText: t("planning.groupsEmptyText"),
    create: t("planning.groupsCreate"),
  }),
  columns: (words) => [
    nameColumn(words),
    {
      id: "goal",
      header: words.t("planning.goal"),
      width: 380,
      value: ({ goal, isDeferrable }) => goalText(words, goal, isDeferrable),
      cell: ({ goal, isDeferrable }) => goalText(words, goal, isDeferrable),
    },
    {
      id: "businessUnit",
      header: words.t("planning.businessUnit"),
      width: 200,
      value: ({ businessUnitName }) => businessUnitName,
      cell: ({ businessUnitName }) => <span dir="auto">{businessUnitName}</span>,
    },
    {
      id: "queues",
      header: words.t("planning.queuesTitle"),
      align: "end",
      width: 110,
      value: ({ queueIds }) => queueIds.length,
      cell: ({ queueIds }) => words.number(queueIds.length),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [{ field: "businessUnitId", label: ({ t }) => t("planning.businessUnit"), query: businessUnitChoices }],
  actions: ({ client, words }) => [
    deleteAction<PlanningGroupRow>(words, {
      permission: "wfm:setup:edit",
      title: words.t("planning.groupsDeleteTitle"),
      text: ({ name }) => words.t("planning.groupsDeleteText", { name }),
      details: deletionDetails("planningGroup"),
      run: ({ id }) => client.call(deletePlanningGroup, { params: { planningGroupId: id } }),
    }),
  ],
  createPermission: "wfm:setup:edit",
  edit: { permission: "wfm:setup:edit", appliesTo: () => true },
});

/** WFM, Planning groups: queues that are staffed together, and what they promise. */
export const PlanningGroupsScreen = () => (
  <ListScreen list={planningGroups} Panel={PlanningGroupPanel} fetchPanel={PlanningGroupPanel.fetch} />
);
