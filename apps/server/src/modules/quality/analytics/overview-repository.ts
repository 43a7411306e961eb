import type { AnalyticsFilter } from "@evolve/contracts/analytics-filters";
import { analyticsLimits } from "@evolve/contracts/interaction-overview";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { matchingInteractions } from "../recordings/index.ts";

export interface Asked {
  readonly from: string;
  readonly until: string;
  readonly filter: AnalyticsFilter;
  /** Where days begin. */
  readonly zone: string;
}

export interface Sums {
  interactions: number;
  seconds: number | null;
  repeated: number;
  evaluated: number;
  score: number | null;
}

/** What rows are summed by. */
export type Grouping = "course" | "hour" | "channel" | "queue" | "wrapUp" | "team" | "agent" | "topic" | "all";

export interface SumRow extends Sums {
  grouping: Grouping;
  day: string | null;
  weekday: number | null;
  hour: number | null;
  channel: string | null;
  id: string | null;
  name: string | null;
}

/**
 * Each with what its figures need. An inbound contact of the same customer, whatever its channel, makes it a repeated one. Evaluations are
 * added up before they are joined: asking for those of each interaction took most of the time.
 */
const interactionsOf = (tx: Tx, tenantId: string, { from, until, filter, zone }: Asked) =>
  matchingInteractions(tx, tenantId, { ...filter, from, until }, { mayListen: true, zone })
    .leftJoin(
      sql<{ agentId: string; reference: string; evaluations: number; scores: number; points: number | null }>`(
        select agent_id as "agentId", reference, count(*) as evaluations, count(score) as scores, sum(score) as points
        from quality_evaluations
        where tenant_id = ${tenantId} and status <> 'draft' and withdrawn_at is null
        group by agent_id, reference
      )`.as<"rated">(sql`rated`),
      (join) =>
        join
          .onRef("rated.agentId", "=", "interaction.user_id")
          .on(sql<boolean>`rated.reference = interaction.reference collate "und-x-icu"`),
    )
    .select([
      "interaction.id",
      "interaction.seconds",
      "interaction.channel",
      "interaction.queue",
      "interaction.wrap_up as wrapUp",
      "interaction.user_id as userId",
      "person.team_id as teamId",
      "rated.evaluations",
      "rated.scores",
      "rated.points",
      sql<Date>`interaction.started_at at time zone ${zone}`.as("localStart"),
      sql<boolean>`exists (
        select from interactions as again
        where again.tenant_id = interaction.tenant_id and again.customer = interaction.customer
          and again.direction = 'inbound' and again.started_at > interaction.started_at
          and again.started_at <= interaction.started_at + interval '1 day' * ${analyticsLimits.repeatDays}::integer
      )`.as("isRepeated"),
    ]);

const figures = sql`
  count(*) as interactions, avg(seconds)::float8 as seconds, count(*) filter (where "isRepeated") as repeated,
  count(*) filter (where evaluations > 0) as evaluated, sum(points) / nullif(sum(scores), 0)::float8 as score`;

export const sumInteractions = async (tx: Tx, tenantId: string, asked: Asked): Promise<Sums> => {
  const { rows } = await sql<Sums>`
    with found as (${interactionsOf(tx, tenantId, asked)}) select ${figures} from found
  `.execute(tx);
  return rows[0] ?? { interactions: 0, seconds: null, repeated: 0, evaluated: 0, score: null };
};

/** All sums of a period from one reading of its interactions. Names come to the few sums, not to each interaction. */
export const sumByEverything = async (
  tx: Tx,
  tenantId: string,
  asked: Asked,
  step: "day" | "week",
): Promise<readonly SumRow[]> => {
  const { rows } = await sql<SumRow>`
    with found as materialized (${interactionsOf(tx, tenantId, asked)}),
    placed as (
      select found.*, date_trunc(${step}, "localStart") as start,
        extract(isodow from "localStart")::integer as weekday, extract(hour from "localStart")::integer as hour
      from found
    ),
    sums as (
      select
        case
          when grouping(start) = 0 then 'course' when grouping(weekday) = 0 then 'hour' when grouping(channel) = 0 then 'channel'
          when grouping(queue) = 0 then 'queue' when grouping("wrapUp") = 0 then 'wrapUp'
          when grouping("teamId") = 0 then 'team' when grouping("userId") = 0 then 'agent' else 'all'
        end as grouping,
        start, weekday, hour, channel, queue, "wrapUp", "teamId", "userId", null::uuid as "topicId", ${figures}
      from placed
      group by grouping sets
        ((), (start, channel), (weekday, hour), (channel), (queue), ("wrapUp"), ("teamId"), ("userId"))
      union all
      select 'topic', null, null, null, null, null, null, null, null, about.topic_id, ${figures}
      from found
      join interaction_topics as about on about.tenant_id = ${tenantId} and about.interaction_id = found.id
      group by about.topic_id
    )
    select
      sums.grouping, to_char(start, 'YYYY-MM-DD') as day, weekday, hour, channel,
      coalesce(channel, queue, "wrapUp", "teamId"::text, "userId"::text, "topicId"::text) as id,
      coalesce(channel, queue, "wrapUp", team.name, person.full_name, topic.name) as name,
      interactions, seconds, repeated, evaluated, score
    from sums
    left join teams as team on team.tenant_id = ${tenantId} and team.id = sums."teamId"
    left join users as person on person.tenant_id = ${tenantId} and person.id = sums."userId"
    left join topics as topic on topic.tenant_id = ${tenantId} and topic.id = sums."topicId"
    order by interactions desc, name
  `.execute(tx);
  return rows;
};
