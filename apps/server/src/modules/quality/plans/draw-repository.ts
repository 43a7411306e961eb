import type { InteractionChannel } from "@evolve/contracts/interaction-filters";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";
import { thisMonday } from "./plans-repository.ts";

/** Active tenants with a plan of which a week has ended that was not drawn. */
export const listDueTenants = async (tx: SystemTx, now: Date): Promise<string[]> =>
  (
    await tx
      .selectFrom("quality_plans as plan")
      .innerJoin("tenants as tenant", "tenant.tenant_id", "plan.tenant_id")
      .select("plan.tenant_id as tenantId")
      .distinct()
      .where("plan.is_paused", "=", false)
      .where("plan.drawn_until", "<", thisMonday(now))
      .where("tenant.status", "=", "ACTIVE")
      .execute()
  ).map(({ tenantId }) => tenantId);

export interface DuePlan {
  id: string;
  name: string;
  formId: string;
  teamIds: string[];
  perAgent: number;
  /** Written by this module alone. */
  channels: InteractionChannel[];
  minSeconds: number;
  evaluatorIds: string[];
  /** The week that has ended, and when what is drawn of it is due. */
  from: Date;
  until: Date;
  dueAt: Date;
}

/** Takes a plan whose week has ended and counts the week as drawn. Of two nodes at once the later waits for the earlier, and finds the plan done. */
export const takeDuePlan = async (tx: Tx, tenantId: string, now: Date): Promise<DuePlan | null> => {
  const { rows } = await sql<DuePlan>`
    update quality_plans as plan set drawn_until = ${thisMonday(now)}
    from tenants as tenant
    where tenant.tenant_id = plan.tenant_id and plan.tenant_id = ${tenantId}::uuid
      and not plan.is_paused and plan.drawn_until < ${thisMonday(now)}
      and plan.id = (
        select due.id from quality_plans as due
        where due.tenant_id = ${tenantId}::uuid and not due.is_paused and due.drawn_until < ${thisMonday(now)}
        order by due.id limit 1)
    returning plan.id, plan.name, plan.form_id as "formId", plan.team_ids as "teamIds", plan.per_agent as "perAgent",
      plan.channels, plan.min_seconds as "minSeconds", plan.evaluator_ids as "evaluatorIds",
      ((plan.drawn_until - 7)::timestamp at time zone tenant.timezone) as "from",
      (plan.drawn_until::timestamp at time zone tenant.timezone) as "until",
      ((plan.drawn_until + 7)::timestamp at time zone tenant.timezone) as "dueAt"
  `.execute(tx);
  return rows[0] ?? null;
};

export interface Drawn {
  readonly interactionId: string;
  readonly agentId: string;
}

/**
 * So many of each active agent's interactions of the plan's week as it asks for, apart from those that were evaluated, are being evaluated or were
 * drawn before. Their order is that of UUIDs of version 4, which PostgreSQL takes from its source of strong random numbers.
 */
export const drawInteractions = async (tx: Tx, tenantId: string, plan: DuePlan): Promise<Drawn[]> => {
  let candidates = tx
    .selectFrom("interactions as interaction")
    .innerJoin("users as agent", (join) =>
      join.onRef("agent.tenant_id", "=", "interaction.tenant_id").onRef("agent.id", "=", "interaction.user_id"),
    )
    .select(["interaction.id as interactionId", "interaction.user_id as agentId"])
    .select(sql<number>`row_number() over (partition by interaction.user_id order by gen_random_uuid())`.as("place"))
    .where("interaction.tenant_id", "=", tenantId)
    .where("agent.status", "=", "ACTIVE")
    .where("interaction.started_at", ">=", plan.from)
    .where("interaction.started_at", "<", plan.until)
    .where("interaction.seconds", ">=", plan.minSeconds)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("quality_evaluations as made")
            .select("made.id")
            .whereRef("made.tenant_id", "=", "interaction.tenant_id")
            .whereRef("made.agent_id", "=", "interaction.user_id")
            .whereRef("made.reference", "=", "interaction.reference")
            .where("made.withdrawn_at", "is", null),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("quality_assignments as given")
            .select("given.id")
            .whereRef("given.tenant_id", "=", "interaction.tenant_id")
            .whereRef("given.interaction_id", "=", "interaction.id"),
        ),
      ),
    );
  if (plan.teamIds.length > 0) candidates = candidates.where("agent.team_id", "=", anyOf(plan.teamIds, "uuid"));
  if (plan.channels.length > 0) candidates = candidates.where("interaction.channel", "=", anyOf(plan.channels, "text"));
  return tx
    .selectFrom(candidates.as("candidate"))
    .select(["candidate.interactionId", "candidate.agentId"])
    .where("candidate.place", "<=", plan.perAgent)
    .execute();
};

export interface NewAssignment {
  readonly id: string;
  readonly planId: string;
  readonly interactionId: string;
  readonly evaluatorId: string;
  readonly drawnAt: Date;
  readonly dueAt: Date;
}

/** Stores assignments, apart from those of interactions that another plan has drawn meanwhile; answers the evaluators of those stored. */
export const insertAssignments = async (
  tx: Tx,
  tenantId: string,
  assignments: readonly NewAssignment[],
): Promise<string[]> => {
  const { rows } = await sql<{ evaluatorId: string }>`
    insert into quality_assignments (tenant_id, id, plan_id, interaction_id, evaluator_id, drawn_at, due_at)
    select ${tenantId}::uuid, id, "planId", "interactionId", "evaluatorId", "drawnAt", "dueAt"
    from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) as given(id uuid, "planId" uuid, "interactionId" uuid,
      "evaluatorId" uuid, "drawnAt" timestamptz, "dueAt" timestamptz)
    order by "interactionId"
    on conflict (tenant_id, interaction_id) do nothing
    returning evaluator_id as "evaluatorId"
  `.execute(tx);
  return rows.map(({ evaluatorId }) => evaluatorId);
};
