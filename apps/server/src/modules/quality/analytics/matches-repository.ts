import type { TopicRules } from "@evolve/contracts/interaction-topics";
import type { InteractionChannel } from "@evolve/contracts/interaction-filters";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export interface TranscribedInteraction {
  id: string;
  startedAt: Date;
  channel: InteractionChannel;
  agentName: string;
  messages: { from: "agent" | "customer" | "system"; text: string }[];
}

const transcribed = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("interactions as interaction")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "interaction.tenant_id").onRef("person.id", "=", "interaction.user_id"),
    )
    .where("interaction.tenant_id", "=", tenantId)
    .select([
      "interaction.id",
      "interaction.started_at as startedAt",
      "interaction.channel",
      "person.full_name as agentName",
      sql<TranscribedInteraction["messages"]>`coalesce((
        select jsonb_agg(jsonb_build_object('from', message.sender, 'text', message.body) order by message.number)
        from interaction_messages as message
        where message.tenant_id = interaction.tenant_id and message.interaction_id = interaction.id
      ), '[]')`.as("messages"),
    ]);

/** The next ones by id. */
export const listAfter = (tx: Tx, tenantId: string, after: string | null, most: number) => {
  let rows = transcribed(tx, tenantId);
  if (after !== null) rows = rows.where("interaction.id", ">", after);
  return rows.orderBy("interaction.id").limit(most).$castTo<TranscribedInteraction>().execute();
};

export const listByIds = (tx: Tx, tenantId: string, ids: readonly string[]) =>
  transcribed(tx, tenantId)
    .where("interaction.id", "=", anyOf(ids, "uuid"))
    .$castTo<TranscribedInteraction>()
    .execute();

/** The newest ones within a time that have a transcript. */
export const listNewest = (
  tx: Tx,
  tenantId: string,
  {
    from,
    until,
    skip = 0,
    most,
  }: { readonly from: Date; readonly until: Date; readonly skip?: number; readonly most: number },
) =>
  transcribed(tx, tenantId)
    .where("interaction.started_at", ">=", from)
    .where("interaction.started_at", "<", until)
    .where((where) =>
      where.exists(
        where
          .selectFrom("interaction_messages as said")
          .whereRef("said.tenant_id", "=", "interaction.tenant_id")
          .whereRef("said.interaction_id", "=", "interaction.id"),
      ),
    )
    .orderBy("interaction.started_at", "desc")
    .orderBy("interaction.id")
    .offset(skip)
    .limit(most)
    .$castTo<TranscribedInteraction>()
    .execute();

export interface LookedFor {
  id: string;
  rules: TopicRules;
}

/** Those that are not retired. Their rules stay as they are until the transaction ends. */
export const lockLookedFor = (tx: Tx, tenantId: string): Promise<LookedFor[]> =>
  tx
    .selectFrom("topics")
    .select(["id", "rules"])
    .where("tenant_id", "=", tenantId)
    .where("is_retired", "=", false)
    .orderBy("id")
    .forShare()
    .execute();

/** A topic that is compared with all interactions: null where its rules changed again, or all is done. */
export const lockStep = async (tx: Tx, tenantId: string, id: string, rulesVersion: number) =>
  (await tx
    .selectFrom("topics")
    .select(["id", "rules", "checked", "checked_until as checkedUntil"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("rules_version", "=", rulesVersion)
    .where("is_retired", "=", false)
    .where("checked", "is not", null)
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** Begins with the first interaction, and answers the version of the rules. */
export const beginSteps = async (tx: Tx, tenantId: string, id: string): Promise<number> =>
  (
    await tx
      .updateTable("topics")
      .set((select) => ({ rules_version: select("rules_version", "+", 1), checked: 0, checked_until: null }))
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .returning("rules_version as rulesVersion")
      .executeTakeFirstOrThrow()
  ).rulesVersion;

/** `checked` null: with all. */
export const keepStep = async (
  tx: Tx,
  tenantId: string,
  id: string,
  step: { readonly checked: number | null; readonly until: string | null },
): Promise<void> => {
  await tx
    .updateTable("topics")
    .set({ checked: step.checked, checked_until: step.until })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Which of these interactions are about which of these topics, in place of what was stored. */
export const replaceMatches = async (
  tx: Tx,
  tenantId: string,
  topicIds: readonly string[],
  interactionIds: readonly string[],
  matches: readonly { readonly topicId: string; readonly interactionId: string }[],
): Promise<void> => {
  await tx
    .deleteFrom("interaction_topics")
    .where("tenant_id", "=", tenantId)
    .where("topic_id", "=", anyOf(topicIds, "uuid"))
    .where("interaction_id", "=", anyOf(interactionIds, "uuid"))
    .execute();
  if (matches.length === 0) return;
  // An interaction may have been deleted meanwhile.
  await sql`
    insert into interaction_topics (tenant_id, topic_id, interaction_id)
    select ${tenantId}, "topicId", "interactionId"
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as given("topicId" uuid, "interactionId" uuid)
    join interactions on interactions.tenant_id = ${tenantId} and interactions.id = "interactionId"
    on conflict do nothing
  `.execute(tx);
};

export const listTopicsOf = (tx: Tx, tenantId: string, interactionId: string) =>
  tx
    .selectFrom("interaction_topics as about")
    .innerJoin("topics as topic", (join) =>
      join.onRef("topic.tenant_id", "=", "about.tenant_id").onRef("topic.id", "=", "about.topic_id"),
    )
    .select(["topic.id", "topic.name", "topic.rules"])
    .where("about.tenant_id", "=", tenantId)
    .where("about.interaction_id", "=", interactionId)
    .orderBy("topic.name")
    .execute();
