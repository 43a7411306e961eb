import type { CallParsed } from "@evolve/contracts/call";
import { type searchTopics, topicLimits, type TopicRules } from "@evolve/contracts/interaction-topics";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface TopicRow {
  id: string;
  name: string;
  description: string;
  rules: TopicRules;
  isRetired: boolean;
  interactions: number;
  before: number;
  checked: number | null;
  total: number;
  updatedAt: Date;
  version: number;
}

const countBetween = (now: Date, fromDays: number, toDays: number) => sql<number>`(
  select count(*) from interaction_topics as about
  join interactions as interaction on interaction.tenant_id = about.tenant_id and interaction.id = about.interaction_id
  where about.tenant_id = topic.tenant_id and about.topic_id = topic.id
    and interaction.started_at > ${now}::timestamptz - interval '1 day' * ${fromDays}::integer
    and interaction.started_at <= ${now}::timestamptz - interval '1 day' * ${toDays}::integer
)`;

const topics = (tx: Tx, tenantId: string, now: Date) =>
  tx
    .selectFrom("topics as topic")
    .where("topic.tenant_id", "=", tenantId)
    .select([
      "topic.id",
      "topic.name",
      "topic.description",
      "topic.rules",
      "topic.is_retired as isRetired",
      countBetween(now, topicLimits.figureDays, 0).as("interactions"),
      countBetween(now, 2 * topicLimits.figureDays, topicLimits.figureDays).as("before"),
      "topic.checked",
      sql<number>`case when topic.checked is null then 0
        else (select count(*) from interactions as every where every.tenant_id = topic.tenant_id) end`.as("total"),
      "topic.updated_at as updatedAt",
      "topic.version",
    ]);

type Search = CallParsed<typeof searchTopics>["body"];

export const searchTopicRows = (tx: Tx, tenantId: string, search: Search, now: Date) => {
  const { id, isRetired, search: text = "" } = search.filter;
  let matching = tx.selectFrom(topics(tx, tenantId, now).as("listed")).where("listed.name", "ilike", patternOf(text));
  if (id) matching = matching.where("listed.id", "=", anyOf(id, "uuid"));
  if (isRetired?.length === 1) matching = matching.where("listed.isRetired", "=", isRetired[0] === "yes");
  const rows = matching.selectAll("listed").$castTo<TopicRow>();
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = {
    name: "listed.name",
    interactions: "listed.interactions",
    before: "listed.before",
    updatedAt: "listed.updatedAt",
  } as const;
  return searchPage({ rows, keys, id: "listed.id" }, total, order, search);
};

export const findTopic = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<TopicRow | null> =>
  (await topics(tx, tenantId, now).where("topic.id", "=", id).$castTo<TopicRow>().executeTakeFirst()) ?? null;

/** Changes of a tenant's topics wait for each other, so that names stay unique. */
export const lockTopics = async (tx: Tx, tenantId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`topics ${tenantId}`}, 0))`.execute(tx);
};

export const countTopics = async (tx: Tx, tenantId: string): Promise<number> =>
  (
    await tx
      .selectFrom("topics")
      .select((select) => select.fn.countAll<number>().as("total"))
      .where("tenant_id", "=", tenantId)
      .executeTakeFirstOrThrow()
  ).total;

/** Whether another topic has the name. */
export const isNameTaken = async (tx: Tx, tenantId: string, name: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom("topics")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("name", "=", name)
    .where("id", "!=", id)
    .executeTakeFirst()) !== undefined;

export interface TopicColumns {
  readonly name: string;
  readonly description: string;
  readonly rules: TopicRules;
}

const writtenAs = ({ name, description, rules }: TopicColumns, now: Date) => ({
  name,
  description,
  rules: JSON.stringify(rules),
  updated_at: now,
});

export const insertTopicRow = async (
  tx: Tx,
  tenantId: string,
  id: string,
  topic: TopicColumns,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto("topics")
    .values({ tenant_id: tenantId, id, ...writtenAs(topic, now) })
    .execute();
};

export const updateTopicRow = async (
  tx: Tx,
  tenantId: string,
  id: string,
  topic: TopicColumns,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("topics")
    .set((select) => ({ ...writtenAs(topic, now), version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export const setRetired = async (
  tx: Tx,
  tenantId: string,
  id: string,
  isRetired: boolean,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("topics")
    .set((select) => ({ is_retired: isRetired, updated_at: now, version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const removeTopic = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("topics").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};
