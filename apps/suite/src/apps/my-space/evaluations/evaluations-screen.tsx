import { searchOwnEvaluations } from "@evolve/contracts/own-evaluations";
import { evaluationStatuses, OwnEvaluationFilter } from "@evolve/contracts/quality-filters";
import { ShellLink } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import { evaluationColumns } from "../../../parts/quality/evaluation-columns.tsx";
import { statusNames } from "../../../parts/quality/quality-words.ts";

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
  columns: (words) => {
    const { form, score, status, contact, submittedAt, evaluator } = evaluationColumns(words);
    return [
      {
        ...form,
        isHideable: false,
        width: 210,
        cell: ({ id, formName }) => (
          <ShellLink to={`/my-space/evaluations/${id}`}>
            <span dir="auto">{formName}</span>
          </ShellLink>
        ),
      },
      score,
      status,
      contact,
      submittedAt,
      evaluator,
    ];
  },
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
