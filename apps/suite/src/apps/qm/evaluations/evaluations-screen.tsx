import { type EvaluationRow, searchEvaluations, withdrawEvaluation } from "@evolve/contracts/evaluations";
import { evaluationStatuses, EvaluationFilter } from "@evolve/contracts/quality-filters";
import { ShellLink, useShell } from "@evolve/shell";
import { defineList, ListScreen } from "@evolve/shell/kit";
import { Button } from "@evolve/widgets/button";
import { lazyPart } from "@evolve/widgets/lazy-part";
import { StatusPill } from "@evolve/widgets/status-pill";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { Suspense, useState } from "react";
import type * as z from "zod/mini";
import { percentOf, statusNames, statusTones } from "../../../parts/quality/quality-words.ts";
import { evaluatorOptions, formOptions, searchedAgents, teamOptions } from "./choices.ts";
import { useOpenMade } from "../use-open-made.ts";
import { StatusCounts } from "./status-counts.tsx";

const StartDialog = lazyPart(async () => (await import("./start-dialog.tsx")).StartDialog);

type Row = z.output<typeof EvaluationRow>;

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
  columns: (words) => [
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
    {
      id: "status",
      header: words.t("quality.status"),
      isSortable: true,
      width: 150,
      text: ({ status }) => words.t(statusNames[status]),
      cell: ({ status }) => <StatusPill tone={statusTones[status]}>{words.t(statusNames[status])}</StatusPill>,
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
      id: "formName",
      header: words.t("quality.form"),
      isSortable: true,
      width: 190,
      value: ({ formName }) => formName,
      cell: ({ formName }) => <span dir="auto">{formName}</span>,
    },
    {
      id: "evaluatorName",
      header: words.t("quality.evaluator"),
      isSortable: true,
      width: 170,
      value: ({ evaluatorName }) => evaluatorName,
      cell: ({ evaluatorName }) => <span dir="auto">{evaluatorName}</span>,
    },
    {
      id: "submittedAt",
      header: words.t("quality.submittedAt"),
      isSortable: true,
      width: 195,
      value: ({ submittedAt }) => submittedAt ?? "",
      text: ({ submittedAt }) => (submittedAt === null ? "" : words.date(submittedAt, "dateTime")),
      cell: ({ submittedAt }) => (submittedAt === null ? "" : words.date(submittedAt, "dateTime")),
    },
    {
      id: "createdAt",
      header: words.t("quality.createdAt"),
      isSortable: true,
      isHiddenAtFirst: true,
      width: 170,
      value: ({ createdAt }) => createdAt,
      text: ({ createdAt }) => words.date(createdAt, "dateTime"),
      cell: ({ createdAt }) => words.date(createdAt, "dateTime"),
    },
    {
      id: "contactAt",
      header: words.t("quality.contactAt"),
      isSortable: true,
      isHiddenAtFirst: true,
      width: 170,
      value: ({ contactAt }) => contactAt,
      text: ({ contactAt }) => words.date(contactAt, "dateTime"),
      cell: ({ contactAt }) => words.date(contactAt, "dateTime"),
    },
    {
      id: "reference",
      header: words.t("quality.contact"),
      width: 140,
      value: ({ reference }) => reference,
      cell: ({ reference }) => <span dir="auto">{reference}</span>,
    },
    {
      id: "team",
      header: words.t("quality.team"),
      isHiddenAtFirst: true,
      width: 150,
      value: ({ teamName }) => teamName ?? "",
      cell: ({ teamName }) => <span dir="auto">{teamName}</span>,
    },
  ],
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
    { field: "from", until: "until", label: ({ t }) => t("quality.period") },
  ],
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
        above={(filters) => <StatusCounts filters={filters} />}
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
