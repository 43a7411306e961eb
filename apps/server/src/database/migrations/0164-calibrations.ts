import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Calibrations: an interaction that several evaluators score by themselves. Apart from evaluations, so that they count nowhere. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table quality_calibrations (
      tenant_id uuid not null,
      id uuid not null,
      form_id uuid not null,
      form_version integer not null,
      agent_id uuid not null,
      reference text collate "und-x-icu" not null,
      channel text not null,
      contact_at timestamptz not null,
      link text not null,
      started_by uuid not null,
      reference_evaluator_id uuid,
      created_at timestamptz not null,
      closed_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, form_id, form_version) references quality_form_versions,
      foreign key (tenant_id, agent_id) references users,
      foreign key (tenant_id, started_by) references users,
      foreign key (tenant_id, reference_evaluator_id) references users
    );
    comment on column quality_calibrations.reference_evaluator_id is 'Whom the others are compared with; null: nobody';
    create index quality_calibrations_by_form on quality_calibrations (tenant_id, form_id, form_version);

    create table quality_calibration_scores (
      tenant_id uuid not null,
      calibration_id uuid not null,
      evaluator_id uuid not null,
      answers jsonb not null default '{}',
      comment text not null default '',
      score double precision,
      is_failed boolean not null default false,
      submitted_at timestamptz,
      version integer not null default 1,
      primary key (tenant_id, calibration_id, evaluator_id),
      foreign key (tenant_id, calibration_id) references quality_calibrations on delete cascade,
      foreign key (tenant_id, evaluator_id) references users
    );
    comment on table quality_calibration_scores is 'What each evaluator of a calibration answers, without seeing the others';
  `.execute(db);
  for (const table of ["quality_calibrations", "quality_calibration_scores"]) await tenantTable(db, table);
};
