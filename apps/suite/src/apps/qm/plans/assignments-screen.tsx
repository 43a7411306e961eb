import { AssignmentFilter, assignmentStatuses } from "@evolve/contracts/evaluation-plan-filters";
import {
  type Assignment,
  evaluationPlanLimits,
  searchAssignments,
  searchEvaluationPlans,
} from "@evolve/contracts/evaluation-plans";
import type { Words } from "@evolve/i18n";
import type { Client } from "@evolve/session";
import { ShellLink } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import ListTodo from "lucide-react/icons/list-todo";
import UserPen from "lucide-react/icons/user-pen";
import { channelNames } from "../../../parts/quality/quality-words.ts";
import { assignmentStatusNames, evaluatorText, planChoicesOf } from "./plan-words.ts";
import { Progress } from "./progress.tsx";
import { StartButton } from "./start-button.tsx";

const HandOverPanel = lazyPart(async () => (await import("./hand-over-panel.tsx")).HandOverPanel);

const manage = "quality:forms:edit";

const evaluatorOf = (words: Words, { evaluatorName: name, mayEvaluate }: Assignment): string =>
  evaluatorText(words, { name, mayEvaluate });

const statusOf = ({ t }: Words, { isOverdue, status }: Assignment): string =>
  t(isOverdue ? "quality.overdue" : assignmentStatusNames[status]);

const yesOrNo = ({ t }: Words) => [
  { id: "yes", label: t("quality.yes") },
  { id: "no", label: t("quality.no") },
];

const planOptions = (client: Client) => ({
  queryKey: ["evaluation-plans", "names"],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await client.call(searchEvaluationPlans, { body: { top: evaluationPlanLimits.plansMax } }, { signal })).plans.map(
      ({ id, name }) => ({
        id,
        label: name,
      }),
    ),
});

const evaluatorOptions = (client: Client) => {
  const { queryKey, queryFn } = planChoicesOf(client);
  return {
    queryKey: [...queryKey, "evaluators"],
    queryFn: async (context: { readonly signal: AbortSignal }) =>
      (await queryFn(context)).evaluators.map(({ id, name }) => ({ id, label: name })),
  };
};

const assignments = defineList(searchAssignments, "assignments", {
  name: "assignments",
  accepts: AssignmentFilter,
  icon: <ListTodo />,
  texts: ({ t }) => ({
    title: t("quality.assignments"),
    lead: t("quality.assignmentsLead"),
    search: t("quality.evaluationsSearch"),
    searchAndFilter: t("quality.evaluationsSearch"),
    count: (total) => t("quality.assignmentsCount", { total }),
    emptyTitle: t("quality.assignmentsEmptyTitle"),
    emptyText: t("quality.assignmentsEmptyText"),
  }),
  columns: (words) => {
    const { t } = words;
    const text = (id: string, header: string, of: (row: Assignment) => string, width = 170) => ({
      id,
      header,
      width,
      value: of,
      cell: (row: Assignment) => <span dir="auto">{of(row)}</span>,
    });
    // Due is the end of a day, at midnight.
    const lastDayOf = ({ dueAt }: Assignment): string => words.date(Date.parse(dueAt) - 1, "date");
    return [
      {
        ...text("agentName", t("quality.agent"), ({ agentName }) => agentName, 180),
        isSortable: true,
        isHideable: false,
      },
      {
        id: "start",
        header: t("quality.evaluation"),
        isHideable: false,
        width: 130,
        cell: (row) => <StartButton assignment={row} />,
      },
      {
        id: "status",
        header: t("quality.status"),
        width: 130,
        text: (row) => statusOf(words, row),
        cell: (row) => (
          <StatusPill tone={row.isOverdue ? "danger" : row.status === "done" ? "success" : "info"}>
            {statusOf(words, row)}
          </StatusPill>
        ),
      },
      {
        ...text("evaluatorName", t("quality.evaluator"), (row) => evaluatorOf(words, row), 200),
        isSortable: true,
      },
      {
        ...text("dueAt", t("quality.dueAt"), lastDayOf, 140),
        isSortable: true,
        value: ({ dueAt }) => dueAt,
        text: lastDayOf,
      },
      {
        id: "reference",
        header: t("quality.contact"),
        width: 150,
        value: ({ reference }) => reference,
        cell: ({ interactionId, reference }) => (
          <ShellLink to={`/qm/interactions/${interactionId}`}>
            <span dir="auto">{reference}</span>
          </ShellLink>
        ),
      },
      {
        ...text("channel", t("quality.channel"), ({ channel }) => t(channelNames[channel]), 110),
        isHiddenAtFirst: true,
      },
      { ...text("planName", t("quality.plan"), ({ planName }) => planName), isSortable: true },
      { ...text("form", t("quality.form"), ({ formName }) => formName), isHiddenAtFirst: true },
    ];
  },
  statistics: { dueAt: "instant" },
  firstSort: [{ id: "dueAt", descending: false }],
  rowLabel: ({ agentName, reference }) => `${agentName}, ${reference}`,
  filters: [
    {
      field: "status",
      label: ({ t }) => t("quality.status"),
      options: ({ t }) => assignmentStatuses.map((id) => ({ id, label: t(assignmentStatusNames[id]) })),
    },
    {
      field: "isOwn",
      label: ({ t }) => t("quality.assignmentOwn"),
      permission: manage,
      options: yesOrNo,
    },
    { field: "isOverdue", label: ({ t }) => t("quality.overdue"), options: yesOrNo },
    { field: "planId", label: ({ t }) => t("quality.plan"), permission: manage, query: planOptions },
    { field: "evaluatorId", label: ({ t }) => t("quality.evaluator"), permission: manage, query: evaluatorOptions },
  ],
  above: (_, answer) => <Progress evaluators={answer?.evaluators} />,
  actions: () => [],
  edit: {
    permission: manage,
    appliesTo: ({ status }) => status !== "done",
    label: ({ t }) => t("quality.handOver"),
    icon: <UserPen />,
  },
});

/** Quality Management, To do: what was drawn for the evaluator, or for all evaluators where one manages the plans. */
export const AssignmentsScreen = () => (
  <ListScreen list={assignments} Panel={HandOverPanel} fetchPanel={HandOverPanel.fetch} />
);
