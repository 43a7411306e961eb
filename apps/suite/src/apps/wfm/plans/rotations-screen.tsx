import { RotationFilter } from "@evolve/contracts/people-filters";
import { deleteRotation, type RotationRow, searchRotations } from "@evolve/contracts/work-plans";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";

const RotationPanel = lazyPart(async () => (await import("./rotation-panel.tsx")).RotationPanel);

const rotations = defineList(searchRotations, "rotations", {
  name: "rotations",
  accepts: RotationFilter,
  icon: <RefreshCw />,
  texts: ({ t }) => ({
    title: t("workPlans.rotationsTitle"),
    lead: t("workPlans.rotationsLead"),
    search: t("workPlans.rotationsSearch"),
    searchAndFilter: t("workPlans.rotationsSearch"),
    count: (total) => t("workPlans.rotationsCount", { total }),
    emptyTitle: t("workPlans.rotationsEmptyTitle"),
    emptyText: t("workPlans.rotationsEmptyText"),
    create: t("workPlans.rotationsCreate"),
  }),
  columns: (words) => [
    nameColumn(words),
    {
      id: "plans",
      header: words.t("workPlans.title"),
      width: 420,
      value: ({ workPlanNames }) => workPlanNames.join(" → "),
      cell: ({ workPlanNames }) => <span dir="auto">{workPlanNames.join(" → ")}</span>,
    },
    {
      id: "firstDay",
      header: words.t("workPlans.rotationStart"),
      isSortable: true,
      width: 160,
      value: ({ firstDay }) => firstDay,
      cell: ({ firstDay }) => words.date(firstDay, "date", "UTC"),
    },
    {
      id: "agents",
      header: words.t("workPlans.agentsTitle"),
      align: "end",
      width: 110,
      value: ({ agentCount }) => agentCount,
      cell: ({ agentCount }) => words.number(agentCount),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [],
  actions: ({ client, words }) => [
    deleteAction<RotationRow>(words, {
      permission: "wfm:plans:edit",
      title: words.t("workPlans.rotationsDeleteTitle"),
      text: ({ name }) => words.t("workPlans.deleteText", { name }),
      run: ({ id }) => client.call(deleteRotation, { params: { rotationId: id } }),
    }),
  ],
  createPermission: "wfm:plans:edit",
  edit: { permission: "wfm:plans:edit", appliesTo: () => true },
});

/** WFM, Rotations: work plans that follow one another week by week. */
export const RotationsScreen = () => (
  <ListScreen list={rotations} Panel={RotationPanel} fetchPanel={RotationPanel.fetch} />
);
