import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Forms that contacts are evaluated with, the evaluations, and what was answered before corrections. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table quality_forms (
      tenant_id uuid not null,
      id uuid not null,
      name text collate "und-x-icu" not null,
      description text not null default '',
      status text not null default 'draft' check (status in ('draft', 'published', 'retired')),
      content jsonb not null,
      questions integer not null default 0,
      has_changes boolean not null default true,
      published_version integer,
      published_at timestamptz,
      version integer not null default 1,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    );
    comment on column quality_forms.content is 'The draft: what the next version is published from';
    comment on column quality_forms.version is 'Counts edits; published_version counts publications';

    create table quality_form_versions (
      tenant_id uuid not null,
      form_id uuid not null,
      number integer not null,
      content jsonb not null,
      published_at timestamptz not null,
      published_by uuid not null,
      primary key (tenant_id, form_id, number),
      foreign key (tenant_id, form_id) references quality_forms on delete cascade,
      foreign key (tenant_id, published_by) references users
    );

    create table quality_evaluations (
      tenant_id uuid not null,
      id uuid not null,
      form_id uuid not null,
      form_version integer not null,
      agent_id uuid not null,
      evaluator_id uuid not null,
      status text not null default 'draft'
        check (status in ('draft', 'submitted', 'acknowledged', 'disputed', 'resolved')),
      reference text collate "und-x-icu" not null,
      channel text not null,
      contact_at timestamptz not null,
      seconds integer,
      link text,
      answers jsonb not null default '{}',
      comment text not null default '',
      score double precision,
      is_failed boolean not null default false,
      results jsonb,
      created_at timestamptz not null,
      submitted_at timestamptz,
      acknowledged_at timestamptz,
      acknowledgement text not null default '',
      disputed_at timestamptz,
      dispute_reason text not null default '',
      decision text check (decision in ('kept', 'corrected')),
      decided_at timestamptz,
      decided_by uuid,
      decision_reason text not null default '',
      withdrawn_at timestamptz,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, form_id, form_version) references quality_form_versions,
      foreign key (tenant_id, agent_id) references users,
      foreign key (tenant_id, evaluator_id) references users,
      foreign key (tenant_id, decided_by) references users,
      check (agent_id <> evaluator_id)
    );
    comment on column quality_evaluations.results is 'Points of sections and questions once it is submitted';
    create index quality_evaluations_by_agent on quality_evaluations (tenant_id, agent_id, submitted_at);
    create index quality_evaluations_by_day on quality_evaluations (tenant_id, submitted_at);
    create index quality_evaluations_by_form on quality_evaluations (tenant_id, form_id, form_version);

    create table quality_revisions (
      tenant_id uuid not null,
      id uuid not null,
      evaluation_id uuid not null,
      answers jsonb not null,
      score double precision,
      is_failed boolean not null,
      replaced_at timestamptz not null,
      replaced_by uuid not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, evaluation_id) references quality_evaluations on delete cascade,
      foreign key (tenant_id, replaced_by) references users
    );
    comment on table quality_revisions is 'What was answered before a correction';
    create index quality_revisions_by_evaluation on quality_revisions (tenant_id, evaluation_id, replaced_at);
  `.execute(db);
  for (const table of ["quality_forms", "quality_form_versions", "quality_evaluations", "quality_revisions"])
    await tenantTable(db, table);
};
