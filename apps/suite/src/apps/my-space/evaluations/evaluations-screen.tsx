import { searchOwnEvaluations } from "@evolve/contracts/own-evaluations";
import { evaluationStatuses, OwnEvaluationFilter } from "@evolve/contracts/quality-filters";
import { ShellLink } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { StatusPill } from "@evolve/widgets/status-pill";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import { percentOf, statusNames, statusTones } from "../../../parts/quality/quality-words.ts";

const own = defineList(searchOwnEvaluations, "evaluations", {
  name: "own-evaluations",
  accepts: OwnEvaluationFilter,
  icon: <ClipboardCheck />,
  texts: ({ t }) => ({
    title: t("quality.evaluations"),
    lead: t("quality.ownLead"),
    search: t("quality.ownSearch"),
    searchAndFilter: t("quality.ownSearch"),
    count: (total) => t("quality.evaluationsCount", { total }),
    emptyTitle: t("quality.evaluationsEmptyTitle"),
    emptyText: t("quality.ownEmptyText"),
  }),
  columns: (words) => [
    {
      id: "formName",
      header: words.t("quality.form"),
      isSortable: true,
      isHideable: false,
      width: 210,
      value: ({ formName }) => formName,
      cell: ({ id, formName }) => (
        <ShellLink to={`/my-space/evaluations/${id}`}>
          <span dir="auto">{formName}</span>
        </ShellLink>
      ),
    },
    {
      id: "score",
      header: words.t("quality.score"),
      isSortable: true,
      width: 110,
      align: "end",
      value: ({ score }) => score,
      text: ({ score }) => percentOf(words, score),
      cell: ({ score, isFailed }) =>
        isFailed ? <StatusPill tone="danger">{percentOf(words, score)}</StatusPill> : percentOf(words, score),
    },
    {
      id: "status",
      header: words.t("quality.status"),
      isSortable: true,
      width: 160,
      text: ({ status }) => words.t(statusNames[status]),
      cell: ({ status }) => <StatusPill tone={statusTones[status]}>{words.t(statusNames[status])}</StatusPill>,
    },
    {
      id: "contact",
      header: words.t("quality.contact"),
      width: 150,
      value: ({ reference }) => reference,
      cell: ({ reference }) => <span dir="auto">{reference}</span>,
    },
    {
      id: "submittedAt",
      header: words.t("quality.submittedAt"),
      isSortable: true,
      width: 180,
      value: ({ submittedAt }) => submittedAt ?? "",
      text: ({ submittedAt }) => (submittedAt === null ? "" : words.date(submittedAt, "dateTime")),
      cell: ({ submittedAt }) => (submittedAt === null ? "" : words.date(submittedAt, "dateTime")),
    },
    {
      id: "evaluatorName",
      header: words.t("quality.evaluator"),
      isSortable: true,
      width: 170,
      value: ({ evaluatorName }) => evaluatorName,
      cell: ({ evaluatorName }) => <span dir="auto">{evaluatorName}</span>,
    },
  ],
  statistics: { status: "choice", score: "number", submittedAt: "instant" },
  firstSort: [{ id: "submittedAt", descending: true }],
  rowLabel: ({ formName, reference }) => `${formName}, ${reference}`,
  filters: [
    {
      field: "status",
      label: ({ t }) => t("quality.status"),
      options: ({ t }) =>
        evaluationStatuses.filter((id) => id !== "draft").map((id) => ({ id, label: t(statusNames[id]) })),
    },
  ],
  actions: () => [],
});

/** My Space, Evaluations: what others have said about one's own contacts. */
export const EvaluationsScreen = () => <ListScreen list={own} />;
