import { deletePlanningGroup, type PlanningGroupRow, searchPlanningGroups } from "@evolve/contracts/planning-groups";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import Target from "lucide-react/icons/target";
import { deleteAction, nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { businessUnitChoices } from "./choices.ts";

const PlanningGroupPanel = lazyPart(async () => (await import("./planning-group-panel.tsx")).PlanningGroupPanel);

/** "80 % in 20 s · ASA 15 s": the parts of a goal that are set. */
const goalIn = (words: Words, { goal }: PlanningGroupRow): string => {
  const percent = (share: number): number => Math.round(share * 1_000) / 10;
  const { serviceLevel, targetSeconds, averageWaitSeconds, abandonRate, maxOccupancy } = goal;
  return [
    serviceLevel !== null &&
      targetSeconds !== null &&
      words.t("planning.goalLevel", { percent: percent(serviceLevel), seconds: targetSeconds }),
    averageWaitSeconds !== null && words.t("planning.goalWait", { seconds: averageWaitSeconds }),
    abandonRate !== null && words.t("planning.goalAbandon", { percent: percent(abandonRate) }),
    maxOccupancy !== null && words.t("planning.goalOccupancy", { percent: percent(maxOccupancy) }),
  ]
    .filter((part) => part !== false)
    .join(" · ");
};

const planningGroups = defineList(searchPlanningGroups, "planningGroups", {
  name: "planningGroups",
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
      value: (group) => goalIn(words, group),
      cell: (group) => goalIn(words, group),
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
