import type { EvaluationRow } from "@evolve/contracts/evaluations";
import type { Words } from "@evolve/i18n";
import type { GridColumn } from "@evolve/widgets/data-grid";
import { StatusPill } from "@evolve/widgets/status-pill";
import type * as z from "zod/mini";
import { percentOf, statusNames, statusTones } from "./quality-words.ts";

type Row = z.output<typeof EvaluationRow>;
type Moment = "submittedAt" | "createdAt" | "contactAt";
type Column = GridColumn<Row>;

/** Columns that lists of evaluations share, whoever reads them. */
export const evaluationColumns = (words: Words) => {
  const { t } = words;
  const momentText = (moment: string | null): string => (moment === null ? "" : words.date(moment, "dateTime"));
  const moment = (id: Moment, header: string): Column => ({
    id,
    header,
    isSortable: true,
    width: 195,
    value: (row) => row[id] ?? "",
    text: (row) => momentText(row[id]),
    cell: (row) => momentText(row[id]),
  });
  const name = (id: "formName" | "evaluatorName" | "teamName" | "reference", header: string): Column => ({
    id,
    header,
    width: 170,
    value: (row) => row[id] ?? "",
    cell: (row) => <span dir="auto">{row[id]}</span>,
  });
  return {
    form: { ...name("formName", t("quality.form")), isSortable: true, width: 190 },
    evaluator: { ...name("evaluatorName", t("quality.evaluator")), isSortable: true },
    contact: { ...name("reference", t("quality.contact")), width: 150 },
    team: { ...name("teamName", t("quality.team")), id: "team", width: 150 },
    submittedAt: moment("submittedAt", t("quality.submittedAt")),
    createdAt: moment("createdAt", t("quality.createdAt")),
    contactAt: moment("contactAt", t("quality.contactAt")),
    status: {
      id: "status",
      header: t("quality.status"),
      isSortable: true,
      width: 160,
      text: ({ status }) => t(statusNames[status]),
      cell: ({ status }) => <StatusPill tone={statusTones[status]}>{t(statusNames[status])}</StatusPill>,
    },
    score: {
      id: "score",
      header: t("quality.score"),
      isSortable: true,
      width: 110,
      align: "end",
      value: ({ score }) => score,
      text: ({ score }) => percentOf(words, score),
      cell: ({ score, isFailed }) =>
        isFailed ? <StatusPill tone="danger">{percentOf(words, score)}</StatusPill> : percentOf(words, score),
    },
  } as const satisfies Record<string, Column>;
};
