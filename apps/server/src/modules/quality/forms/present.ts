import type { QualityForm, QualityFormRow } from "@evolve/contracts/quality-forms";
import type { FormRow, WholeForm } from "./repository.ts";

export const presentRow = (row: FormRow): QualityFormRow => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  publishedVersion: row.publishedVersion,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  hasChanges: row.hasChanges,
  questions: row.questions,
  evaluations: row.evaluations,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

export const presentForm = (form: WholeForm): QualityForm => ({ ...presentRow(form), content: form.content });
