import { qualityOverviewLimits } from "@evolve/contracts/quality-overview";
import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { startOfDay } from "../../../database/local-day.ts";
import { evaluationsOf } from "./repository.ts";

export interface Period {
  /** Where its days begin. */
  readonly zone: string;
  readonly from: string;
  readonly until: string;
  readonly formId?: readonly string[] | undefined;
  readonly teamId?: readonly string[] | undefined;
}

const { rowsMax } = qualityOverviewLimits;

const within = (tx: Tx, tenantId: string, { from, until, zone, formId, teamId }: Period) => {
  let made = evaluationsOf(tx, tenantId)
    .where("made.submitted_at", ">=", startOfDay(from, zone))
    .where("made.submitted_at", "<", startOfDay(until, zone, 1));
  if (formId?.length) made = made.where("made.form_id", "=", anyOf(formId, "uuid"));
  if (teamId?.length) made = made.where("agent.team_id", "=", anyOf(teamId, "uuid"));
  return made;
};

const figures = {
  evaluations: sql<number>`count(*)`,
  score: sql<number | null>`avg(made.score)`,
  failed: sql<number>`count(*) filter (where made.is_failed)`,
};

export interface Figures {
  evaluations: number;
  score: number | null;
  failed: number;
}
export interface GroupRow extends Figures {
  id: string;
  name: string;
}

export const sumFigures = (tx: Tx, tenantId: string, period: Period): Promise<Figures & { openDisputes: number }> =>
  within(tx, tenantId, period)
    .select([
      figures.evaluations.as("evaluations"),
      figures.score.as("score"),
      figures.failed.as("failed"),
      sql<number>`count(*) filter (where made.status = 'disputed')`.as("openDisputes"),
    ])
    .executeTakeFirstOrThrow();

/** By the Monday of their week. Weeks without an evaluation are left out. */
export const listWeeks = (tx: Tx, tenantId: string, period: Period): Promise<(Figures & { week: string })[]> =>
  within(tx, tenantId, period)
    .select([
      sql<string>`to_char(date_trunc('week', made.submitted_at at time zone ${period.zone}), 'YYYY-MM-DD')`.as("week"),
      figures.evaluations.as("evaluations"),
      figures.score.as("score"),
      figures.failed.as("failed"),
    ])
    .groupBy("week")
    .orderBy("week")
    .execute();

const groupColumns = {
  form: [sql<string>`form.id`, sql<string>`form.name`],
  team: [sql<string>`team.id`, sql<string>`team.name`],
  agent: [sql<string>`agent.id`, sql<string>`agent.full_name`],
} as const satisfies Record<string, readonly [RawBuilder<string>, RawBuilder<string>]>;

/** The lowest average first. */
export const listGroups = (
  tx: Tx,
  tenantId: string,
  period: Period,
  by: keyof typeof groupColumns,
): Promise<GroupRow[]> => {
  const [id, name] = groupColumns[by];
  return within(tx, tenantId, period)
    .select([
      id.as("id"),
      name.as("name"),
      figures.evaluations.as("evaluations"),
      figures.score.as("score"),
      figures.failed.as("failed"),
    ])
    .where(sql<boolean>`${id} is not null`)
    .groupBy([id, name])
    .orderBy("score", (order) => order.asc().nullsLast())
    .orderBy("name")
    .limit(by === "agent" ? rowsMax : 100)
    .execute();
};

export interface PartRow {
  formId: string;
  formName: string;
  id: string;
  score: number;
  answers: number;
}

/** Sections or questions by their average points, the lowest first. */
export const listWeakest = (
  tx: Tx,
  tenantId: string,
  period: Period,
  of: "sections" | "questions",
): Promise<PartRow[]> => {
  const field = of === "sections" ? sql`part.score` : sql`part.points`;
  return within(tx, tenantId, period)
    .innerJoinLateral(
      sql<{
        id: string;
        score: number | null;
        points: number | null;
      }>`jsonb_to_recordset(made.results -> ${sql.lit(of)})`.as<"part">(
        sql`part(id text, score float8, points float8)`,
      ),
      (join) => join.onTrue(),
    )
    .select([
      "form.id as formId",
      "form.name as formName",
      "part.id",
      sql<number>`avg(${field})`.as("score"),
      sql<number>`count(*)`.as("answers"),
    ])
    .groupBy(["form.id", "form.name", "part.id"])
    .orderBy("score")
    .orderBy("form.name")
    .orderBy("part.id")
    .limit(rowsMax)
    .execute();
};

export interface PartText {
  formId: string;
  id: string;
  section: string;
  text: string;
}

/** Words of questions and sections, as the newest version that has them says them. */
export const listPartTexts = async (tx: Tx, tenantId: string, formIds: readonly string[]): Promise<PartText[]> => {
  const versions = await tx
    .selectFrom("quality_form_versions")
    .select(["form_id as formId", "content"])
    .where("tenant_id", "=", tenantId)
    .where("form_id", "=", anyOf(formIds, "uuid"))
    .orderBy("number")
    .execute();
  return versions.flatMap(({ formId, content }) =>
    content.sections.flatMap(({ id, title, questions }) => [
      { formId, id, section: title, text: title },
      ...questions.map((question) => ({ formId, id: question.id, section: title, text: question.text })),
    ]),
  );
};
