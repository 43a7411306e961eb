import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Plans by which interactions are drawn for evaluation each week, and who evaluates what was drawn. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table quality_plans (
      tenant_id uuid not null,
      id uuid not null,
      name text collate "und-x-icu" not null,
      form_id uuid not null,
      team_ids uuid[] not null,
      per_agent integer not null,
      channels text[] not null,
      min_seconds integer not null,
      evaluator_ids uuid[] not null,
      is_paused boolean not null,
      drawn_until date not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      unique (tenant_id, name),
      foreign key (tenant_id, form_id) references quality_forms
    );
    comment on column quality_plans.team_ids is 'Whose interactions; empty: everybody''s';
    comment on column quality_plans.channels is 'Empty: all';
    comment on column quality_plans.drawn_until is 'The Monday up to which weeks are drawn, or count for nothing';
    create index quality_plans_by_form on quality_plans (tenant_id, form_id);

    create table quality_assignments (
      tenant_id uuid not null,
      id uuid not null,
      plan_id uuid not null,
      interaction_id uuid not null,
      evaluator_id uuid not null,
      evaluation_id uuid,
      drawn_at timestamptz not null,
      due_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, interaction_id),
      foreign key (tenant_id, plan_id) references quality_plans on delete cascade,
      foreign key (tenant_id, interaction_id) references interactions on delete cascade,
      foreign key (tenant_id, evaluator_id) references users,
      foreign key (tenant_id, evaluation_id) references quality_evaluations
    );
    comment on column quality_assignments.evaluation_id is 'It is done once this is submitted, and open again once it is withdrawn';
    create index quality_assignments_by_plan on quality_assignments (tenant_id, plan_id);
    create index quality_assignments_by_evaluator on quality_assignments (tenant_id, evaluator_id);
    create index quality_assignments_by_evaluation on quality_assignments (tenant_id, evaluation_id);
  `.execute(db);
  for (const table of ["quality_plans", "quality_assignments"]) await tenantTable(db, table);
};
