import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import type { Database, Tx } from "../../database/index.ts";

export interface DemoAgent {
  readonly tenantId: string;
  readonly userId: string;
}

/** Some agents of the tenant of a key who are planned; none once it has the demo's interactions. */
export const listDemoAgents = async ({ system }: Database, key: string, most: number): Promise<DemoAgent[]> =>
  system
    .selectFrom("tenants")
    .innerJoin("planning_agents as agent", "agent.tenant_id", "tenants.tenant_id")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "agent.tenant_id").onRef("person.id", "=", "agent.user_id"),
    )
    .select(["agent.tenant_id as tenantId", "agent.user_id as userId"])
    .where("tenants.key", "=", key)
    .where("person.status", "=", "ACTIVE")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("interactions")
            .select("interactions.id")
            .whereRef("interactions.tenant_id", "=", "tenants.tenant_id")
            .where("interactions.reference", "like", "ACME-%"),
        ),
      ),
    )
    .orderBy("person.user_name")
    .limit(most)
    .execute();

export interface EvaluatedContact {
  readonly reference: string;
  readonly userId: string;
  readonly channel: string;
  readonly contactAt: Date;
  readonly seconds: number | null;
}

/** Contacts that the demo's evaluations are of. */
export const listEvaluatedContacts = ({ system }: Database, tenantId: string): Promise<EvaluatedContact[]> =>
  system
    .selectFrom("quality_evaluations")
    .select(["reference", "agent_id as userId", "channel", "contact_at as contactAt", "seconds"])
    .where("tenant_id", "=", tenantId)
    .orderBy("reference")
    .execute();

interface PublishedForm {
  readonly id: string;
  readonly version: number;
  readonly content: QualityFormContent;
}

/** The demo's form for calls, as it is published. */
export const findCallForm = async (tx: Tx, tenantId: string): Promise<PublishedForm | null> =>
  (await tx
    .selectFrom("quality_forms as form")
    .innerJoin("quality_form_versions as edition", (join) =>
      join
        .onRef("edition.tenant_id", "=", "form.tenant_id")
        .onRef("edition.form_id", "=", "form.id")
        .onRef("edition.number", "=", "form.published_version"),
    )
    .select(["form.id", "edition.number as version", "edition.content"])
    .where("form.tenant_id", "=", tenantId)
    .where("form.name", "!=", "Chat")
    .orderBy("form.name")
    .limit(1)
    .executeTakeFirst()) ?? null;
