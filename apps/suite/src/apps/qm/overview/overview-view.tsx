import { evaluationStatuses } from "@evolve/contracts/quality-filters";
import type { QualityGroup, QualityOverview } from "@evolve/contracts/quality-overview";
import { ShellLink, useShell } from "@evolve/shell";
import { Chart } from "@evolve/widgets/chart";
import type { ReactNode } from "react";
import { Card } from "../../../parts/card.tsx";
import { Figure, Figures } from "../../../parts/figures.tsx";
import { percentOf } from "../../../parts/quality/quality-words.ts";
import { FiguresTable } from "../figures-table.tsx";
import styles from "./overview.module.css";

const submitted = evaluationStatuses.filter((status) => status !== "draft");

interface TableRow {
  readonly id: string;
  readonly name: ReactNode;
  readonly note?: string;
  readonly score: number | null;
  readonly count: number;
}

const Table = ({ label, rows }: { readonly label: string; readonly rows: readonly TableRow[] }) => {
  const { words } = useShell();
  return (
    <FiguresTable
      label={label}
      headers={[label, words.t("quality.averageScore"), words.t("quality.count")]}
      rows={rows.map(({ id, name, note, score, count }) => ({
        id,
        name: (
          <>
            {name}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </>
        ),
        figures: [percentOf(words, score), words.number(count)],
      }))}
    />
  );
};

interface Period {
  readonly from: string;
  readonly until: string;
}

/** The list behind a figure: the same days, and nothing that is not submitted yet. */
const listOf = (filter: Readonly<Record<string, string>>, { from, until }: Period): string =>
  `/qm/evaluations?${new URLSearchParams({ from, until, status: submitted.join(), ...filter })}`;

const rowsOf = (groups: readonly QualityGroup[], filter: string, period: Period): TableRow[] =>
  groups.map(({ id, name, score, evaluations }) => ({
    id,
    name: <ShellLink to={listOf({ [filter]: id }, period)}>{name}</ShellLink>,
    score,
    count: evaluations,
  }));

/** Figures, their course by week, and the parts with the lowest scores. */
export const OverviewView = ({ overview, period }: { readonly overview: QualityOverview; readonly period: Period }) => {
  const { words } = useShell();
  const { t } = words;
  const { weeks } = overview;
  return (
    <>
      <Figures label={t("quality.overview")}>
        <Figure name={t("quality.averageScore")}>{percentOf(words, overview.score)}</Figure>
        <Figure name={t("quality.evaluations")}>{words.number(overview.evaluations)}</Figure>
        <Figure name={t("quality.autoFails")}>{words.number(overview.failed)}</Figure>
        <Figure name={t("quality.openDisputes")}>
          <ShellLink to={listOf({ status: "disputed" }, period)}>{words.number(overview.openDisputes)}</ShellLink>
        </Figure>
      </Figures>
      <Card title={t("quality.byWeek")}>
        <Chart
          label={t("quality.byWeek")}
          instants={weeks.map(({ week }) => Date.parse(week))}
          timeZone="UTC"
          series={[
            {
              id: "score",
              label: t("quality.averageScore"),
              values: weeks.map(({ score }) => score),
              tone: "brand",
              hasPoints: true,
            },
          ]}
          format={(value) => percentOf(words, value, 0)}
        />
      </Card>
      <div className={styles.columns}>
        <Card title={t("quality.weakestQuestions")}>
          <Table
            label={t("quality.question")}
            rows={overview.weakest.map(({ questionId, text, formName, sectionTitle, score, answers }) => ({
              id: questionId,
              name: text,
              note: `${formName} · ${sectionTitle}`,
              score,
              count: answers,
            }))}
          />
        </Card>
        <Card title={t("quality.weakestSections")}>
          <Table
            label={t("quality.section")}
            rows={overview.sections.map(({ sectionId, title, formName, score, answers }) => ({
              id: sectionId,
              name: title,
              note: formName,
              score,
              count: answers,
            }))}
          />
        </Card>
        <Card title={t("quality.byAgent")}>
          <Table label={t("quality.agent")} rows={rowsOf(overview.agents, "agentId", period)} />
        </Card>
        <Card title={t("quality.byTeam")}>
          <Table label={t("quality.team")} rows={rowsOf(overview.teams, "teamId", period)} />
        </Card>
        <Card title={t("quality.byForm")}>
          <Table label={t("quality.form")} rows={rowsOf(overview.forms, "formId", period)} />
        </Card>
      </div>
    </>
  );
};
