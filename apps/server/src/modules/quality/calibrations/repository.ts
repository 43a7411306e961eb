import type { CalibrationStatus } from "@evolve/contracts/calibration-filter";
import type { ContactChannel } from "@evolve/contracts/quality-filters";
import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import type { Answers } from "@evolve/quality";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";

export interface CalibrationRow {
  id: string;
  formName: string;
  formVersion: number;
  agentName: string;
  reference: string;
  /** Written by this module alone. */
  channel: ContactChannel;
  contactAt: Date;
  startedBy: string;
  createdAt: Date;
  status: CalibrationStatus;
  evaluators: number;
  submitted: number;
  isDue: boolean;
}

export interface WholeCalibration extends CalibrationRow {
  startedById: string;
  referenceEvaluatorId: string | null;
  link: string;
  content: QualityFormContent;
}

export interface Reader {
  readonly tenantId: string;
  readonly userId: string;
}

/** Calibrations with the names around them, but those about the reader. */
export const calibrationsOf = (tx: Tx, { tenantId, userId }: Reader) =>
  tx
    .selectFrom("quality_calibrations as held")
    .innerJoin("quality_forms as form", (join) =>
      join.onRef("form.tenant_id", "=", "held.tenant_id").onRef("form.id", "=", "held.form_id"),
    )
    .innerJoin("users as agent", (join) =>
      join.onRef("agent.tenant_id", "=", "held.tenant_id").onRef("agent.id", "=", "held.agent_id"),
    )
    .innerJoin("users as starter", (join) =>
      join.onRef("starter.tenant_id", "=", "held.tenant_id").onRef("starter.id", "=", "held.started_by"),
    )
    .where("held.tenant_id", "=", tenantId)
    .where("held.agent_id", "!=", userId);

/** Whether it waits for the reader's answers. */
export const isDueTo = ({ tenantId, userId }: Reader) =>
  sql<boolean>`(held.closed_at is null and exists (select from quality_calibration_scores as score
    where score.tenant_id = ${tenantId}::uuid and score.calibration_id = held.id
    and score.evaluator_id = ${userId}::uuid and score.submitted_at is null))`;

export const rowColumns = (reader: Reader) =>
  [
    "held.id",
    "form.name as formName",
    "held.form_version as formVersion",
    "agent.full_name as agentName",
    "held.reference",
    "held.channel",
    "held.contact_at as contactAt",
    "starter.full_name as startedBy",
    "held.created_at as createdAt",
    sql<CalibrationStatus>`case when held.closed_at is null then 'open' else 'closed' end`.as("status"),
    sql<number>`(select count(*) from quality_calibration_scores as score
      where score.tenant_id = held.tenant_id and score.calibration_id = held.id)`.as("evaluators"),
    sql<number>`(select count(score.submitted_at) from quality_calibration_scores as score
      where score.tenant_id = held.tenant_id and score.calibration_id = held.id)`.as("submitted"),
    isDueTo(reader).as("isDue"),
  ] as const;

export const findCalibration = async (tx: Tx, reader: Reader, id: string): Promise<WholeCalibration | null> =>
  (await calibrationsOf(tx, reader)
    .innerJoin("quality_form_versions as edition", (join) =>
      join
        .onRef("edition.tenant_id", "=", "held.tenant_id")
        .onRef("edition.form_id", "=", "held.form_id")
        .onRef("edition.number", "=", "held.form_version"),
    )
    .select(rowColumns(reader))
    .select([
      "held.started_by as startedById",
      "held.reference_evaluator_id as referenceEvaluatorId",
      "held.link",
      "edition.content",
    ])
    .where("held.id", "=", id)
    .$castTo<WholeCalibration>()
    .executeTakeFirst()) ?? null;

/** Changes of one calibration wait for each other, so that the last submission closes it. */
export const lockCalibration = async (tx: Tx, reader: Reader, id: string): Promise<WholeCalibration | null> => {
  await tx
    .selectFrom("quality_calibrations")
    .select("id")
    .where("tenant_id", "=", reader.tenantId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .execute();
  return findCalibration(tx, reader, id);
};

interface NewCalibration {
  readonly id: string;
  readonly formId: string;
  readonly formVersion: number;
  readonly agentId: string;
  readonly reference: string;
  readonly channel: ContactChannel;
  readonly contactAt: Date;
  readonly link: string;
  readonly startedBy: string;
  readonly referenceEvaluatorId: string | null;
  readonly evaluatorIds: readonly string[];
  readonly now: Date;
}

export const insertCalibration = async (tx: Tx, tenantId: string, given: NewCalibration): Promise<void> => {
  await tx
    .insertInto("quality_calibrations")
    .values({
      tenant_id: tenantId,
      id: given.id,
      form_id: given.formId,
      form_version: given.formVersion,
      agent_id: given.agentId,
      reference: given.reference,
      channel: given.channel,
      contact_at: given.contactAt,
      link: given.link,
      started_by: given.startedBy,
      reference_evaluator_id: given.referenceEvaluatorId,
      created_at: given.now,
    })
    .execute();
  const ofCalibration = { tenant_id: tenantId, calibration_id: given.id };
  await tx
    .insertInto("quality_calibration_scores")
    .values(given.evaluatorIds.map((id) => ({ ...ofCalibration, evaluator_id: id })))
    .execute();
};

export const setClosed = async (tx: Tx, tenantId: string, id: string, at: Date): Promise<void> => {
  await tx
    .updateTable("quality_calibrations")
    .set({ closed_at: at })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Its answers go with it. */
export const removeCalibration = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("quality_calibrations").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};

export interface ScoreRow {
  evaluatorId: string;
  name: string;
  answers: Answers;
  comment: string;
  score: number | null;
  isFailed: boolean;
  submittedAt: Date | null;
  version: number;
}

/** What each evaluator has answered, by name. */
export const listScores = (tx: Tx, tenantId: string, calibrationId: string): Promise<ScoreRow[]> =>
  tx
    .selectFrom("quality_calibration_scores as score")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "score.tenant_id").onRef("person.id", "=", "score.evaluator_id"),
    )
    .select([
      "score.evaluator_id as evaluatorId",
      "person.full_name as name",
      "score.answers",
      "score.comment",
      "score.score",
      "score.is_failed as isFailed",
      "score.submitted_at as submittedAt",
      "score.version",
    ])
    .where("score.tenant_id", "=", tenantId)
    .where("score.calibration_id", "=", calibrationId)
    .orderBy("person.full_name")
    .orderBy("person.id")
    .execute();

interface Changes {
  readonly answers?: Answers;
  readonly comment?: string;
  readonly submitted?: { readonly at: Date; readonly score: number | null; readonly isFailed: boolean };
}

/** Changes what is given of the reader's answers, and counts the version. */
export const changeScore = async (
  tx: Tx,
  { tenantId, userId }: Reader,
  calibrationId: string,
  { answers, comment, submitted }: Changes,
): Promise<void> => {
  await tx
    .updateTable("quality_calibration_scores")
    .set((select) => ({
      version: select("version", "+", 1),
      ...(answers && { answers: JSON.stringify(answers) }),
      ...(comment !== undefined && { comment }),
      ...(submitted && { submitted_at: submitted.at, score: submitted.score, is_failed: submitted.isFailed }),
    }))
    .where("tenant_id", "=", tenantId)
    .where("calibration_id", "=", calibrationId)
    .where("evaluator_id", "=", userId)
    .execute();
};
