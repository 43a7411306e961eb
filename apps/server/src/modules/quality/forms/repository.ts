import type { CallParsed } from "@evolve/contracts/call";
import type { QualityFormStatus } from "@evolve/contracts/quality-filters";
import type { QualityFormContent, searchQualityForms } from "@evolve/contracts/quality-forms";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

const forms = (tx: Tx, tenantId: string) =>
  tx.selectFrom("quality_forms as form").where("form.tenant_id", "=", tenantId);

/** Evaluations of any version, those that were withdrawn too: they keep the form from being deleted. */
const useCount = sql<number>`(select count(*) from quality_evaluations as made
  where made.tenant_id = form.tenant_id and made.form_id = form.id)`;
const columns = [
  "form.id",
  "form.name",
  "form.description",
  "form.status",
  "form.published_version as publishedVersion",
  "form.published_at as publishedAt",
  "form.has_changes as hasChanges",
  "form.questions",
  "form.updated_at as updatedAt",
  "form.version",
] as const;

export interface FormRow {
  id: string;
  name: string;
  description: string;
  /** Written by this module alone. */
  status: QualityFormStatus;
  publishedVersion: number | null;
  publishedAt: Date | null;
  hasChanges: boolean;
  questions: number;
  evaluations: number;
  updatedAt: Date;
  version: number;
}

export interface WholeForm extends FormRow {
  content: QualityFormContent;
}

type Search = CallParsed<typeof searchQualityForms>["body"];

export const searchFormRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, status, search: text = "" } = search.filter;
  const listed = forms(tx, tenantId)
    .select([...columns, useCount.as("evaluations")])
    .as("listed");
  let matching = tx.selectFrom(listed).where("listed.name", "ilike", patternOf(text));
  if (id) matching = matching.where("listed.id", "=", anyOf(id, "uuid"));
  if (status?.length) matching = matching.where("listed.status", "=", anyOf(status, "text"));
  const rows = matching.selectAll("listed").$castTo<FormRow>();
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = {
    name: "listed.name",
    status: "listed.status",
    publishedAt: "listed.publishedAt",
    updatedAt: "listed.updatedAt",
    evaluations: "listed.evaluations",
  } as const;
  return searchPage({ rows, keys, id: "listed.id" }, total, order, search);
};

export const findForm = async (tx: Tx, tenantId: string, id: string): Promise<WholeForm | null> =>
  (await forms(tx, tenantId)
    .select([...columns, "form.content", useCount.as("evaluations")])
    .where("form.id", "=", id)
    .$castTo<WholeForm>()
    .executeTakeFirst()) ?? null;

/** Whether another form has the name. */
export const isNameTaken = async (tx: Tx, tenantId: string, name: string, id: string): Promise<boolean> =>
  (await forms(tx, tenantId)
    .select("form.id")
    .where("form.name", "=", name)
    .where("form.id", "!=", id)
    .executeTakeFirst()) !== undefined;

export const countForms = async (tx: Tx, tenantId: string): Promise<number> =>
  (
    await forms(tx, tenantId)
      .select((select) => select.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
  ).total;

/** Changes of a tenant's forms wait for each other, so that names stay unique and versions are counted once. */
export const lockForms = async (tx: Tx, tenantId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quality-forms ${tenantId}`}, 0))`.execute(tx);
};

/** Waits for evaluations that are being begun with the form, and keeps others from it. */
export const lockForm = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await forms(tx, tenantId).select("form.id").where("form.id", "=", id).forUpdate().execute();
};

export interface FormColumns {
  readonly name: string;
  readonly description: string;
  readonly content: QualityFormContent;
}

const questionsIn = ({ sections }: QualityFormContent): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0);

const writtenAs = ({ name, description, content }: FormColumns, now: Date) => ({
  name,
  description,
  content: JSON.stringify(content),
  questions: questionsIn(content),
  updated_at: now,
});

export const insertForm = async (tx: Tx, tenantId: string, id: string, form: FormColumns, now: Date): Promise<void> => {
  await tx
    .insertInto("quality_forms")
    .values({ tenant_id: tenantId, id, ...writtenAs(form, now) })
    .execute();
};

export const updateForm = async (
  tx: Tx,
  tenantId: string,
  id: string,
  form: FormColumns & { readonly hasChanges: boolean },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("quality_forms")
    .set((select) => ({
      ...writtenAs(form, now),
      has_changes: form.hasChanges,
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const insertVersion = async (
  tx: Tx,
  tenantId: string,
  {
    id,
    number,
    content,
    by,
    now,
  }: {
    readonly id: string;
    readonly number: number;
    readonly content: QualityFormContent;
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> => {
  await tx
    .insertInto("quality_form_versions")
    .values({
      tenant_id: tenantId,
      form_id: id,
      number,
      content: JSON.stringify(content),
      published_at: now,
      published_by: by,
    })
    .execute();
  await tx
    .updateTable("quality_forms")
    .set((select) => ({
      // A retired one stays so until it is restored.
      status: sql<QualityFormStatus>`case status when 'retired' then status else 'published' end`,
      published_version: number,
      published_at: now,
      updated_at: now,
      has_changes: false,
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const setFormStatus = async (
  tx: Tx,
  tenantId: string,
  id: string,
  status: QualityFormStatus,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("quality_forms")
    .set((select) => ({ status, updated_at: now, version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Whether a calibration was made with any of its versions, or a plan draws for it. */
export const isNeeded = async (tx: Tx, tenantId: string, id: string): Promise<boolean> => {
  for (const table of ["quality_calibrations", "quality_plans"] as const) {
    const of = tx.selectFrom(table).select("id").where("tenant_id", "=", tenantId).where("form_id", "=", id);
    if (await of.limit(1).executeTakeFirst()) return true;
  }
  return false;
};

export const removeForm = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("quality_forms").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};

/** A version's content; null where there is none. */
export const findVersion = async (
  tx: Tx,
  tenantId: string,
  formId: string,
  number: number,
): Promise<QualityFormContent | null> =>
  (
    await tx
      .selectFrom("quality_form_versions")
      .select("content")
      .where("tenant_id", "=", tenantId)
      .where("form_id", "=", formId)
      .where("number", "=", number)
      .executeTakeFirst()
  )?.content ?? null;

/** The version that evaluations are begun with, locked so that the form is not deleted or retired meanwhile. Null: there is no such form; `number` null: it is not offered. */
export const findOffered = async (
  tx: Tx,
  tenantId: string,
  formId: string,
): Promise<{ readonly number: number | null; readonly name: string } | null> => {
  const form = await tx
    .selectFrom("quality_forms")
    .select(["status", "published_version as number", "name"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", formId)
    .forShare()
    .executeTakeFirst();
  return form ? { name: form.name, number: form.status === "published" ? form.number : null } : null;
};
