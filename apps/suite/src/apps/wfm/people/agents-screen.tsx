import { PlanningAgentFilter } from "@evolve/contracts/people-filters";
import { type PlanningAgentRow, removePlanningAgent, searchPlanningAgents } from "@evolve/contracts/planning-people";
import type { Words } from "@evolve/i18n";
import { defineList, ListScreen, type PanelProps } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import CalendarClock from "lucide-react/icons/calendar-clock";
import UserMinus from "lucide-react/icons/user-minus";
import Users from "lucide-react/icons/users";
import { nameColumn, sortedByName } from "../../../parts/named-list.tsx";
import { businessUnitChoices, workPlanChoices } from "../setup/choices.ts";
import { shownTerm, type Term, terms } from "./contract-terms.ts";
import { useAgentCells } from "./use-agent-cells.ts";

const AgentPanel = lazyPart(async () => (await import("./agent-panel.tsx")).AgentPanel);
const NewAgentsPanel = lazyPart(async () => (await import("./new-agents-panel.tsx")).NewAgentsPanel);
const ChangeAgents = lazyPart(async () => (await import("./change-agents.tsx")).ChangeAgents);

/** What the contract limits, a column each; an empty cell leaves it to the plan. */
const termColumn = (words: Words, term: Term, isHiddenAtFirst: boolean) => ({
  id: term,
  header: words.t(terms[term].label),
  align: "end" as const,
  width: 150,
  isHiddenAtFirst,
  value: ({ contract }: PlanningAgentRow) => shownTerm(term, contract[term]) ?? "",
  cell: ({ contract }: PlanningAgentRow) => {
    const shown = shownTerm(term, contract[term]);
    return shown === null ? "" : words.number(shown);
  },
});

const agents = defineList(searchPlanningAgents, "agents", {
  name: "agents",
  accepts: PlanningAgentFilter,
  icon: <Users />,
  texts: ({ t }) => ({
    title: t("workPlans.agentsTitle"),
    lead: t("workPlans.agentsLead"),
    search: t("workPlans.agentsSearch"),
    searchAndFilter: t("workPlans.agentsSearch"),
    count: (total) => t("workPlans.agentsCount", { total }),
    emptyTitle: t("workPlans.agentsEmptyTitle"),
    emptyText: t("workPlans.agentsEmptyText"),
    create: t("workPlans.agentsAdd"),
  }),
  columns: (words) => [
    nameColumn(words, { header: words.t("workPlans.agentName") }),
    {
      id: "employeeNumber",
      header: words.t("workPlans.employeeNumber"),
      isSortable: true,
      width: 140,
      value: ({ employeeNumber }) => employeeNumber ?? "",
      cell: ({ employeeNumber }) => employeeNumber ?? "",
    },
    {
      id: "team",
      header: words.t("workPlans.team"),
      width: 170,
      value: ({ teamName }) => teamName ?? "",
      cell: ({ teamName }) => <span dir="auto">{teamName}</span>,
    },
    {
      id: "site",
      header: words.t("workPlans.site"),
      width: 150,
      value: ({ siteName }) => siteName ?? "",
      cell: ({ siteName }) => <span dir="auto">{siteName}</span>,
    },
    {
      id: "plan",
      header: words.t("workPlans.plan"),
      width: 190,
      value: ({ planName }) => planName ?? "",
      cell: ({ planName }) => <span dir="auto">{planName ?? words.t("workPlans.noPlan")}</span>,
    },
    termColumn(words, "minWeeklyMinutes", false),
    termColumn(words, "maxWeeklyMinutes", false),
    termColumn(words, "maxDays", true),
    termColumn(words, "maxConsecutiveDays", true),
    termColumn(words, "minRestMinutes", true),
    {
      id: "skills",
      header: words.t("workPlans.skills"),
      width: 260,
      value: ({ skillNames }) => skillNames.join(", "),
      cell: ({ skillNames }) => <span dir="auto">{skillNames.join(", ")}</span>,
    },
    {
      id: "leavesOn",
      header: words.t("workPlans.leavesOn"),
      width: 150,
      value: ({ leavesOn }) => leavesOn ?? "",
      cell: ({ leavesOn }) => (leavesOn === null ? "" : words.date(leavesOn, "date", "UTC")),
    },
  ],
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    { field: "workPlanId", label: ({ t }) => t("workPlans.plan"), query: workPlanChoices },
    { field: "businessUnitId", label: ({ t }) => t("planning.businessUnit"), query: businessUnitChoices },
  ],
  actions: ({ client, words: { t } }) => [
    {
      id: "change",
      label: t("workPlans.changeMany"),
      icon: <CalendarClock />,
      permission: "wfm:plans:edit",
      run: () => Promise.resolve(),
      done: () => "",
      bulk: {
        confirm: (count) => ({ title: t("workPlans.changeManyTitle", { count }), text: "" }),
        done: (count) => t("workPlans.changedMany", { count }),
        form: (rows, close) => <ChangeAgents agents={rows} onClose={close} />,
      },
    },
    {
      id: "remove",
      label: t("workPlans.agentsRemove"),
      icon: <UserMinus />,
      tone: "danger",
      permission: "wfm:plans:edit",
      confirm: ({ name }: PlanningAgentRow) => ({
        title: t("workPlans.agentsRemoveTitle"),
        text: t("workPlans.agentsRemoveText", { name }),
      }),
      run: ({ id }: PlanningAgentRow) => client.call(removePlanningAgent, { params: { userId: id } }),
      done: ({ name }: PlanningAgentRow) => t("workPlans.agentsRemoved", { name }),
    },
  ],
  createPermission: "wfm:plans:edit",
  edit: { permission: "wfm:plans:edit", appliesTo: () => true },
});

const Panel = (panel: PanelProps) =>
  panel.rowId === null ? <NewAgentsPanel {...panel} /> : <AgentPanel {...panel} rowId={panel.rowId} />;

/** WFM, Agents: who is planned, by which contract and plan, where, and with which skills. */
export const AgentsScreen = () => (
  <ListScreen list={agents} Panel={Panel} fetchPanel={AgentPanel.fetch} cells={useAgentCells()} />
);
