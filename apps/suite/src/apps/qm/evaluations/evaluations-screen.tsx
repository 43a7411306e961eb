import { type EvaluationRow, searchEvaluations, withdrawEvaluation } from "@evolve/contracts/evaluations";
import { EvaluationFilter, type EvaluationStatus, evaluationStatuses } from "@evolve/contracts/quality-filters";
import { ShellLink, useShell } from "@evolve/shell";
import { defineList, type ListFilters, ListScreen } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { Suspense, useState } from "react";
import type * as z from "zod/mini";
import { evaluationColumns } from "../../../parts/quality/evaluation-columns.tsx";
import { statusNames, statusTones } from "../../../parts/quality/quality-words.ts";
import { StatusCounts } from "../../../parts/status-counts.tsx";
import { evaluatorOptions, formOptions, searchedAgents, teamOptions } from "./choices.ts";
import { useOpenMade } from "../use-open-made.ts";

const StartDialog = lazyPart(async () => (await import("./start-dialog.tsx")).StartDialog);

type Row = z.output<typeof EvaluationRow>;

interface EvaluationCountsProps {
  readonly filters: ListFilters;
  readonly counts: Readonly<Record<EvaluationStatus, number>> | undefined;
}

const EvaluationCounts = ({ filters, counts }: EvaluationCountsProps) => (
  <StatusCounts
    label={useShell().words.t("quality.counts")}
    filters={filters}
    statuses={evaluationStatuses}
    names={statusNames}
    tones={statusTones}
    counts={counts}
  />
);

const evaluations = defineList(searchEvaluations, "evaluations", {
  name: "evaluations",
  accepts: EvaluationFilter,
  icon: <ClipboardCheck />,
  texts: ({ t }) => ({
    title: t("quality.evaluations"),
    lead: t("quality.evaluationsLead"),
    search: t("quality.evaluationsSearch"),
    searchAndFilter: t("quality.evaluationsSearch"),
    count: (total) => t("quality.evaluationsCount", { total }),
    emptyTitle: t("quality.evaluationsEmptyTitle"),
    emptyText: t("quality.evaluationsEmptyText"),
  }),
  columns: (words) => {
    const columns = evaluationColumns(words);
    return [
      {
        id: "agentName",
        header: words.t("quality.agent"),
        isSortable: true,
        isHideable: false,
        width: 190,
        value: ({ agentName }) => agentName,
        cell: ({ id, agentName }) => (
          <ShellLink to={`/qm/evaluations/${id}`}>
            <span dir="auto">{agentName}</span>
          </ShellLink>
        ),
      },
      columns.status,
      columns.score,
      columns.form,
      columns.evaluator,
      columns.submittedAt,
      { ...columns.createdAt, isHiddenAtFirst: true },
      { ...columns.contactAt, isHiddenAtFirst: true },
      columns.contact,
      { ...columns.team, isHiddenAtFirst: true },
    ];
  },
  statistics: { status: "choice", score: "number", submittedAt: "instant", createdAt: "instant", contactAt: "instant" },
  firstSort: [{ id: "createdAt", descending: true }],
  rowLabel: ({ agentName, formName }) => `${agentName}, ${formName}`,
  filters: [
    {
      field: "status",
      label: ({ t }) => t("quality.status"),
      options: ({ t }) => evaluationStatuses.map((id) => ({ id, label: t(statusNames[id]) })),
    },
    { field: "formId", label: ({ t }) => t("quality.form"), query: formOptions },
    { field: "agentId", label: ({ t }) => t("quality.agent"), searched: searchedAgents },
    { field: "teamId", label: ({ t }) => t("quality.team"), query: teamOptions },
    { field: "evaluatorId", label: ({ t }) => t("quality.evaluator"), query: evaluatorOptions },
    {
      field: "isFailed",
      label: ({ t }) => t("quality.autoFail"),
      options: ({ t }) => [
        { id: "yes", label: t("quality.yes") },
        { id: "no", label: t("quality.no") },
      ],
    },
    { field: "scoreFrom", most: "scoreTo", label: ({ t }) => t("quality.scoreRange"), from: 0, to: 100 },
    { field: "from", until: "until", label: ({ t }) => t("quality.period") },
  ],
  above: (filters, answer) => <EvaluationCounts filters={filters} counts={answer?.counts} />,
  actions: ({ client, user, words: { t } }) => [
    {
      id: "withdraw",
      label: t("quality.discardDraft"),
      icon: <Trash />,
      tone: "danger",
      permission: "quality:evaluations:edit",
      appliesTo: ({ status, evaluatorId }: Row) => status === "draft" && evaluatorId === user.id,
      confirm: ({ agentName, formName }: Row) => ({
        title: t("quality.discardTitle"),
        text: t("quality.discardText", { agent: agentName, form: formName }),
      }),
      run: ({ id }: Row) => client.call(withdrawEvaluation, { params: { evaluationId: id }, body: { reason: "" } }),
      done: () => t("quality.discarded"),
    },
  ],
});

/** Quality Management, Evaluations: drafts and submitted ones, and beginning another. */
export const EvaluationsScreen = () => {
  const { holds, words } = useShell();
  const [isStarting, setStarting] = useState(false);
  const openMade = useOpenMade("evaluations");
  return (
    <>
      <ListScreen
        list={evaluations}
        headActions={
          holds("quality:evaluations:edit") && (
            <Button
              variant="primary"
              icon={<Plus />}
              onHoverStart={StartDialog.fetch}
              onPress={() => setStarting(true)}
            >
              {words.t("quality.start")}
            </Button>
          )
        }
      />
      <Suspense fallback={null}>
        {isStarting && (
          <StartDialog
            onMade={(id) => {
              setStarting(false);
              openMade(id);
            }}
            onClose={() => setStarting(false)}
          />
        )}
      </Suspense>
    </>
  );
};
