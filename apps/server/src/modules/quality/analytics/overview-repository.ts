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
export type Grouping = "course" | "hour" | "channel" | "queue" | "wrapUp" | "team" | "agent" | "all";

export interface SumRow extends Sums {
  grouping: Grouping;
  day: string | null;
  weekday: number | null;
  hour: number | null;
  channel: string | null;
  id: string | null;
  name: string | null;
}

/** Each with what its figures need. An inbound contact of the same customer, whatever its channel, makes it a repeated one. */
const interactionsOf = (tx: Tx, tenantId: string, { from, until, filter, zone }: Asked) =>
  matchingInteractions(tx, tenantId, { ...filter, from, until }, { mayListen: true, zone })
    .leftJoinLateral(
      sql<{ evaluations: number; scores: number; points: number | null }>`(
        select count(*) as evaluations, count(made.score) as scores, sum(made.score) as points
        from quality_evaluations as made
        where made.tenant_id = interaction.tenant_id and made.reference = interaction.reference collate "und-x-icu"
          and made.agent_id = interaction.user_id and made.status <> 'draft' and made.withdrawn_at is null
      )`.as<"rated">(sql`rated`),
      (join) => join.onTrue(),
    )
    .select([
      "interaction.id",
      "interaction.seconds",
      "interaction.channel",
      "interaction.queue",
      "interaction.wrap_up as wrapUp",
      "interaction.user_id as userId",
      "person.full_name as agentName",
      "person.team_id as teamId",
      "team.name as teamName",
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

/** All sums of a period in one pass. */
export const sumByEverything = async (
  tx: Tx,
  tenantId: string,
  asked: Asked,
  step: "day" | "week",
): Promise<readonly SumRow[]> => {
  const { rows } = await sql<SumRow>`
    with found as materialized (${interactionsOf(tx, tenantId, asked)}),
    placed as (
      select found.*, to_char(date_trunc(${step}, "localStart"), 'YYYY-MM-DD') as day,
        extract(isodow from "localStart")::integer as weekday, extract(hour from "localStart")::integer as hour
      from found
    )
    select
      case
        when grouping(day) = 0 then 'course' when grouping(weekday) = 0 then 'hour' when grouping(channel) = 0 then 'channel'
        when grouping(queue) = 0 then 'queue' when grouping("wrapUp") = 0 then 'wrapUp'
        when grouping("teamId") = 0 then 'team' when grouping("userId") = 0 then 'agent' else 'all'
      end as grouping,
      day, weekday, hour, channel,
      coalesce(channel, queue, "wrapUp", "teamId"::text, "userId"::text) as id,
      coalesce(channel, queue, "wrapUp", "teamName", "agentName") as name,
      ${figures}
    from placed
    group by grouping sets
      ((), (day, channel), (weekday, hour), (channel), (queue), ("wrapUp"), ("teamId", "teamName"), ("userId", "agentName"))
    order by interactions desc, name
  `.execute(tx);
  return rows;
};

export const sumByTopic = async (
  tx: Tx,
  tenantId: string,
  asked: Asked,
): Promise<readonly (Sums & { id: string; name: string })[]> => {
  const { rows } = await sql<Sums & { id: string; name: string }>`
    with found as (${interactionsOf(tx, tenantId, asked)})
    select topic.id, topic.name, ${figures}
    from found
    join interaction_topics as about on about.tenant_id = ${tenantId} and about.interaction_id = found.id
    join topics as topic on topic.tenant_id = about.tenant_id and topic.id = about.topic_id
    group by topic.id, topic.name
    order by interactions desc, topic.name
  `.execute(tx);
  return rows;
};
