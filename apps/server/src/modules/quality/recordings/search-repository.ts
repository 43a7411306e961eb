import type { CallParsed } from "@evolve/contracts/call";
import {
  durationBands,
  type InteractionChannel,
  type InteractionDirection,
} from "@evolve/contracts/interaction-filters";
import type { searchInteractions } from "@evolve/contracts/interactions";
import type { AnalyticsFilter } from "@evolve/contracts/analytics-filters";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { startOfDay } from "../../../database/local-day.ts";
import { patternOf, searchPage } from "../../../database/search.ts";
import type { Database } from "../../../database/types.ts";
import { listTeams } from "../../directory/teams/index.ts";

type Search = CallParsed<typeof searchInteractions>["body"];

export interface InteractionRowColumns {
  id: string;
  reference: string;
  startedAt: Date;
  seconds: number;
  userId: string;
  agentName: string;
  teamName: string | null;
  channel: InteractionChannel;
  direction: InteractionDirection;
  queue: string | null;
  wrapUp: string | null;
  customer: string;
  hasRecording: boolean;
  isHeld: boolean;
}

const interactions = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("interactions as interaction")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "interaction.tenant_id").onRef("person.id", "=", "interaction.user_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .leftJoin("recordings as recording", (join) =>
      join
        .onRef("recording.tenant_id", "=", "interaction.tenant_id")
        .onRef("recording.interaction_id", "=", "interaction.id")
        .on("recording.bytes", "is not", null),
    )
    .where("interaction.tenant_id", "=", tenantId);

export const rowColumns = [
  "interaction.id",
  "interaction.reference",
  "interaction.started_at as startedAt",
  "interaction.seconds",
  "interaction.user_id as userId",
  "person.full_name as agentName",
  "team.name as teamName",
  "interaction.channel",
  "interaction.direction",
  "interaction.queue",
  "interaction.wrap_up as wrapUp",
  "interaction.customer",
  sql<boolean>`recording.id is not null`.as("hasRecording"),
  sql<boolean>`interaction.hold_reason is not null`.as("isHeld"),
] as const;

interface Caller {
  /** What was said, and with whom, is searched too. */
  readonly mayListen: boolean;
  /** Where days begin. */
  readonly zone: string;
}

type SharedFilter = AnalyticsFilter & Pick<Search["filter"], "from" | "until">;

/** What narrows the list and the figures alike, on an `interaction` of either. */
const sharedConditions = (
  { teamId, channel, direction, queue, wrapUp, topicId, from, until }: SharedFilter,
  { mayListen, zone }: Caller,
): Expression<SqlBool>[] => {
  const where = expressionBuilder<Database & { interaction: Database["interaction_facts"] }, "interaction">();
  const conditions: Expression<SqlBool>[] = [];
  if (teamId?.length)
    conditions.push(
      where.exists(
        where
          .selectFrom("users as agent")
          .whereRef("agent.tenant_id", "=", "interaction.tenant_id")
          .whereRef("agent.id", "=", "interaction.user_id")
          .where("agent.team_id", "=", anyOf(teamId, "uuid")),
      ),
    );
  if (channel?.length) conditions.push(where("interaction.channel", "=", anyOf(channel, "text")));
  if (direction?.length) conditions.push(where("interaction.direction", "=", anyOf(direction, "text")));
  if (queue?.length) conditions.push(where("interaction.queue", "=", anyOf(queue, "text")));
  if (wrapUp?.length) conditions.push(where("interaction.wrap_up", "=", anyOf(wrapUp, "text")));
  if (topicId?.length)
    conditions.push(
      // Whether it is about something tells what was said.
      mayListen
        ? where.exists(
            where
              .selectFrom("interaction_topics as about")
              .whereRef("about.tenant_id", "=", "interaction.tenant_id")
              .whereRef("about.interaction_id", "=", "interaction.id")
              .where("about.topic_id", "=", anyOf(topicId, "uuid")),
          )
        : where.lit(false),
    );
  if (from !== undefined) conditions.push(where("interaction.started_at", ">=", startOfDay(from, zone)));
  if (until !== undefined) conditions.push(where("interaction.started_at", "<", startOfDay(until, zone, 1)));
  return conditions;
};

/** What the filter of figures leaves: each `interaction` without what was said. */
export const matchingFacts = (tx: Tx, tenantId: string, filter: SharedFilter, caller: Caller) =>
  tx
    .selectFrom("interaction_facts as interaction")
    .where("interaction.tenant_id", "=", tenantId)
    .where((where) => where.and(sharedConditions(filter, caller)));

/** What a filter leaves: `interaction` with its agent as `person`, their `team`, and its `recording`. */
export const matchingInteractions = (tx: Tx, tenantId: string, filter: Search["filter"], caller: Caller) => {
  const { id, userId, customer, minSeconds, maxSeconds } = filter;
  const { mayListen } = caller;
  let rows = interactions(tx, tenantId).where((where) => where.and(sharedConditions(filter, caller)));
  if (id) rows = rows.where("interaction.id", "=", anyOf(id, "uuid"));
  if (userId?.length) rows = rows.where("interaction.user_id", "=", anyOf(userId, "uuid"));
  if (minSeconds !== undefined) rows = rows.where("interaction.seconds", ">=", minSeconds);
  if (maxSeconds !== undefined) rows = rows.where("interaction.seconds", "<=", maxSeconds);
  for (const [given, column] of [
    [filter.hasRecording, "recording.id"],
    [filter.isHeld, "interaction.hold_reason"],
  ] as const)
    if (given?.length === 1) rows = rows.where(column, given[0] === "yes" ? "is not" : "is", null);
  const { duration } = filter;
  if (duration?.length)
    rows = rows.where((where) =>
      where.or(
        duration.map((band) => {
          const [least, below] = durationBands[band];
          const isLong = where("interaction.seconds", ">=", least);
          return below === null ? isLong : where.and([isLong, where("interaction.seconds", "<", below)]);
        }),
      ),
    );
  if (customer !== undefined && customer !== "")
    rows = rows.where((where) =>
      // Whether somebody is found would tell their address.
      mayListen ? where("interaction.customer", "ilike", patternOf(customer)) : where.lit(false),
    );
  for (const word of (filter.search ?? "").split(/\s+/).filter(Boolean))
    rows = rows.where((where) =>
      where.or([
        where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`),
        where("interaction.reference", "ilike", patternOf(word)),
        ...(mayListen
          ? [where("interaction.id", "in", sql<string>`(select interactions_matching(${patternOf(word)}))`)]
          : []),
      ]),
    );
  return rows;
};

export const sortKeys = {
  startedAt: "interaction.started_at",
  agent: "person.full_name",
  channel: "interaction.channel",
  direction: "interaction.direction",
  queue: "interaction.queue",
  seconds: "interaction.seconds",
} as const;

export const searchInteractionRows = async (tx: Tx, tenantId: string, search: Search, caller: Caller) => {
  const found = matchingInteractions(tx, tenantId, search.filter, caller);
  const rows = found.select(rowColumns).$castTo<InteractionRowColumns>();
  const total = found.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "startedAt", direction: "desc" } as const];
  const figures = found
    .select((select) => [
      select.fn.countAll<number>().as("interactions"),
      select.fn.count<number>("recording.id").as("recorded"),
      sql<number | null>`avg(interaction.seconds)::float8`.as("averageSeconds"),
    ])
    .executeTakeFirstOrThrow();
  const [page, all] = await Promise.all([
    searchPage({ rows, keys: sortKeys, id: "interaction.id" }, total, order, search),
    figures,
  ]);
  return { ...page, figures: all };
};

/** An interaction as a list shows it. */
export const findInteractionRow = async (
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<(InteractionRowColumns & HoldColumns) | null> =>
  (await interactions(tx, tenantId)
    .leftJoin("users as holder", (join) =>
      join.onRef("holder.tenant_id", "=", "interaction.tenant_id").onRef("holder.id", "=", "interaction.held_by"),
    )
    .select(rowColumns)
    .select(["interaction.hold_reason as holdReason", "holder.full_name as heldBy", "interaction.held_at as heldAt"])
    .where("interaction.id", "=", id)
    .$castTo<InteractionRowColumns & HoldColumns>()
    .executeTakeFirst()) ?? null;

interface HoldColumns {
  holdReason: string | null;
  heldBy: string | null;
  heldAt: Date | null;
}

/** Agents that have interactions, teams, topics, and queues and wrap-up codes of interactions, by name. */
export const listInteractionChoices = async (tx: Tx, tenantId: string) => {
  const agents = await tx
    .selectFrom("users as person")
    .select(["person.id", "person.full_name as name"])
    .where("person.tenant_id", "=", tenantId)
    .where((where) =>
      where.exists(
        where
          .selectFrom("interactions as interaction")
          .whereRef("interaction.tenant_id", "=", "person.tenant_id")
          .whereRef("interaction.user_id", "=", "person.id"),
      ),
    )
    .orderBy("name")
    .execute();
  const topics = await tx
    .selectFrom("topics")
    .select(["id", "name"])
    .where("tenant_id", "=", tenantId)
    .orderBy("name")
    .execute();
  const valuesOf = async (column: "queue" | "wrap_up"): Promise<string[]> =>
    (
      await tx
        .selectFrom("interactions")
        .select(`${column} as value`)
        .distinct()
        .where("tenant_id", "=", tenantId)
        .where(column, "is not", null)
        .orderBy("value")
        .execute()
    ).flatMap(({ value }) => value ?? []);
  const teams = await listTeams(tx, tenantId);
  return { agents, teams, topics, queues: await valuesOf("queue"), wrapUps: await valuesOf("wrap_up") };
};
