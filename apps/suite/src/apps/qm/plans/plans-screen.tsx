import { EvaluationPlanFilter } from "@evolve/contracts/evaluation-plan-filters";
import {
  deleteEvaluationPlan,
  type EvaluationPlan,
  saveEvaluationPlan,
  searchEvaluationPlans,
} from "@evolve/contracts/evaluation-plans";
import type { Words } from "@evolve/i18n";
import { ShellLink } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import ListTodo from "lucide-react/icons/list-todo";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { deleteAction, sortedByName } from "../../../parts/named-list.tsx";
import { evaluatorText, planFieldsOf } from "./plan-words.ts";

const PlanPanel = lazyPart(async () => (await import("./plan-panel.tsx")).PlanPanel);

const permission = "quality:forms:edit";

const nextDraw = ({ t, date }: Words, { isFormOffered, nextDrawAt }: EvaluationPlan): string => {
  if (!isFormOffered) return t("quality.planFormRetired");
  return nextDrawAt === null ? t("quality.planPaused") : date(nextDrawAt, "date");
};

const plans = defineList(searchEvaluationPlans, "plans", {
  name: "evaluation-plans",
  accepts: EvaluationPlanFilter,
  icon: <ListTodo />,
  texts: ({ t }) => ({
    title: t("quality.plans"),
    lead: t("quality.plansLead"),
    search: t("quality.plansSearch"),
    searchAndFilter: t("quality.plansSearch"),
    count: (total) => t("quality.plansCount", { total }),
    emptyTitle: t("quality.plansEmptyTitle"),
    emptyText: t("quality.plansEmptyText"),
    create: t("quality.planCreate"),
  }),
  columns: (words) => {
    const { t } = words;
    const count = (id: "drawn" | "done" | "overdue" | "perAgent", header: string) => ({
      id,
      header,
      width: 110,
      align: "end" as const,
      value: (plan: EvaluationPlan) => plan[id],
      cell: (plan: EvaluationPlan) => words.number(plan[id]),
    });
    const text = (id: string, header: string, of: (plan: EvaluationPlan) => string, width = 200) => ({
      id,
      header,
      width,
      value: of,
      cell: (plan: EvaluationPlan) => <span dir="auto">{of(plan)}</span>,
    });
    return [
      {
        id: "name",
        header: t("organization.name"),
        isSortable: true,
        isHideable: false,
        width: 220,
        value: ({ name }) => name,
        cell: ({ id, name }) => (
          <ShellLink to={`/qm/assignments?planId=${id}`}>
            <span dir="auto">{name}</span>
          </ShellLink>
        ),
      },
      count("drawn", t("quality.planDrawn")),
      count("done", t("quality.planDone")),
      count("overdue", t("quality.overdue")),
      {
        id: "nextDraw",
        header: t("quality.planNextDraw"),
        width: 160,
        value: (plan) => nextDraw(words, plan),
        cell: (plan) =>
          plan.isPaused || !plan.isFormOffered ? (
            <StatusPill tone={plan.isFormOffered ? "neutral" : "warning"}>{nextDraw(words, plan)}</StatusPill>
          ) : (
            nextDraw(words, plan)
          ),
      },
      text("form", t("quality.form"), ({ formName }) => formName, 170),
      count("perAgent", t("quality.planPerAgent")),
      text("teams", t("quality.planTeams"), ({ teamIds, teams }) =>
        teamIds.length === 0 ? t("quality.planEverybody") : words.list(teams.map(({ name }) => name)),
      ),
      text("evaluators", t("quality.evaluators"), ({ evaluators }) =>
        words.list(evaluators.map((one) => evaluatorText(words, one))),
      ),
    ];
  },
  firstSort: sortedByName,
  rowLabel: ({ name }) => name,
  filters: [
    {
      field: "isPaused",
      label: ({ t }) => t("quality.planPaused"),
      options: ({ t }) => [
        { id: "yes", label: t("quality.yes") },
        { id: "no", label: t("quality.no") },
      ],
    },
  ],
  actions: ({ client, words }) => {
    const { t } = words;
    const setPaused = (plan: EvaluationPlan, isPaused: boolean) =>
      client.call(saveEvaluationPlan, {
        body: { ...planFieldsOf(plan), isPaused, id: plan.id, version: plan.version },
      });
    return [
      {
        id: "pause",
        label: t("quality.planPause"),
        icon: <Pause />,
        permission,
        appliesTo: ({ isPaused }: EvaluationPlan) => !isPaused,
        run: (plan: EvaluationPlan) => setPaused(plan, true),
        done: ({ name }: EvaluationPlan) => t("quality.planIsPaused", { name }),
      },
      {
        id: "go-on",
        label: t("quality.planGoOn"),
        icon: <Play />,
        permission,
        appliesTo: ({ isPaused }: EvaluationPlan) => isPaused,
        run: (plan: EvaluationPlan) => setPaused(plan, false),
        done: ({ name }: EvaluationPlan) => t("quality.planGoesOn", { name }),
      },
      deleteAction<EvaluationPlan>(words, {
        permission,
        title: t("quality.planDeleteTitle"),
        text: ({ name, drawn, done }) => t("quality.planDeleteText", { name, open: drawn - done }),
        run: ({ id }) => client.call(deleteEvaluationPlan, { params: { planId: id } }),
      }),
    ];
  },
  createPermission: permission,
  edit: { permission, appliesTo: () => true },
});

/** Quality Management, Evaluation plans: which interactions are drawn each week, and how much of it is evaluated. */
export const PlansScreen = () => <ListScreen list={plans} Panel={PlanPanel} fetchPanel={PlanPanel.fetch} />;
