import type { AnalyticsFilter } from "@evolve/contracts/analytics-filters";
import { analyticsLimits } from "@evolve/contracts/interaction-overview";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { matchingFacts } from "../recordings/index.ts";

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

/** What rows are summed by: a period as a whole, the one before, or something of its interactions. */
export type Grouping =
  | "all"
  | "before"
  | "course"
  | "hour"
  | "channel"
  | "queue"
  | "wrapUp"
  | "team"
  | "agent"
  | "topic";

export interface SumRow extends Sums {
  grouping: Grouping;
  day: string | null;
  weekday: number | null;
  hour: number | null;
  channel: string | null;
  id: string | null;
  name: string | null;
}

interface Rated {
  agentId: string;
  reference: string;
  evaluations: number;
  scores: number;
  points: number | null;
}

/** Each with what its figures need. A later contact of the same customer, whatever its channel, makes it a repeated one. */
const interactionsOf = (tx: Tx, tenantId: string, { from, until, filter, zone }: Asked) =>
  matchingFacts(tx, tenantId, { ...filter, from, until }, { mayListen: true, zone })
    .leftJoin(sql<Rated>`rated`.as<"rated">(sql`rated`), (join) =>
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
      "rated.evaluations",
      "rated.scores",
      "rated.points",
      "interaction.started_at as startedAt",
      sql<boolean>`
        interaction.next_contact_at <= interaction.started_at + interval '1 day' * ${analyticsLimits.repeatDays}::integer
      `.as("isRepeated"),
    ]);

const sums = sql`
  count(*) as interactions, sum(seconds) as seconds, count(*) filter (where "isRepeated") as repeated,
  count(*) filter (where evaluations > 0) as evaluated, sum(points) as points, sum(scores) as scores`;

/**
 * All sums of a period, and those of the period before as a whole. Interactions are summed by few combinations first, and these by
 * everything that is asked; names come to the sums. `offset 0` keeps PostgreSQL from expecting an hour for each interaction, which it
 * would sort instead of hashing.
 */
export const sumByEverything = async (
  tx: Tx,
  tenantId: string,
  asked: Asked,
  before: Pick<Asked, "from" | "until">,
  step: "day" | "week",
): Promise<readonly SumRow[]> => {
  const { rows } = await sql<SumRow>`
    with rated as not materialized (
      select agent_id as "agentId", reference, count(*) as evaluations, count(score) as scores, sum(score) as points
      from quality_evaluations
      where tenant_id = ${tenantId} and status <> 'draft' and withdrawn_at is null
      group by agent_id, reference
    ),
    found as not materialized (${interactionsOf(tx, tenantId, asked)}),
    earlier as (${interactionsOf(tx, tenantId, { ...asked, ...before })}),
    summed as (
      select case when grouping(hour) = 0 then 'all' when grouping(queue) = 0 then 'work' else 'agent' end as grain,
        hour, channel, queue, "wrapUp", "userId", null::uuid as "topicId", ${sums}
      from (select found.*, date_trunc('hour', "startedAt" at time zone ${asked.zone}) as hour from found offset 0) as placed
      group by grouping sets ((hour, channel), (queue, "wrapUp"), ("userId"))
      union all
      select 'topic', null, null, null, null, null, about.topic_id, ${sums}
      from found join interaction_topics as about on about.tenant_id = ${tenantId} and about.interaction_id = found.id
      group by about.topic_id
      union all
      select 'before', null, null, null, null, null, null, ${sums} from earlier
    ),
    grouped as (
      select
        case
          when grouping(start) = 0 then 'course' when grouping(weekday) = 0 then 'hour' when grouping(channel) = 0 then 'channel'
          when grouping(queue) = 0 then 'queue' when grouping("wrapUp") = 0 then 'wrapUp' when grouping("teamId") = 0 then 'team'
          else grain
        end as grouping,
        start, weekday, hour, channel, queue, "wrapUp", "teamId", "userId", "topicId",
        sum(interactions)::bigint as interactions, (sum(seconds) / sum(interactions))::float8 as seconds,
        sum(repeated)::bigint as repeated, sum(evaluated)::bigint as evaluated,
        sum(points) / nullif(sum(scores), 0)::float8 as score
      from (
        select grain, date_trunc(${step}, summed.hour) as start, extract(isodow from summed.hour)::integer as weekday,
          extract(hour from summed.hour)::integer as hour, channel, queue, "wrapUp", person.team_id as "teamId", "userId", "topicId",
          interactions, seconds, repeated, evaluated, points, scores
        from summed left join users as person on person.tenant_id = ${tenantId} and person.id = "userId"
        where interactions > 0
      ) as placed
      group by grain, grouping sets
        ((), (start, channel), (weekday, hour), (channel), (queue), ("wrapUp"), ("teamId"), ("userId"), ("topicId"))
      having grain = case
        when grouping("teamId") = 0 or grouping("userId") = 0 then 'agent'
        when grouping(queue) = 0 or grouping("wrapUp") = 0 then 'work'
        when grouping("topicId") = 0 then 'topic'
        when grouping(start) = 0 or grouping(weekday) = 0 or grouping(channel) = 0 then 'all'
        when grain in ('all', 'before') then grain
      end
    )
    select
      grouping, to_char(start, 'YYYY-MM-DD') as day, weekday, hour, channel,
      coalesce(channel, queue, "wrapUp", "teamId"::text, "userId"::text, "topicId"::text) as id,
      coalesce(channel, queue, "wrapUp", team.name, person.full_name, topic.name) as name,
      interactions, seconds, repeated, evaluated, score
    from grouped
    left join teams as team on team.tenant_id = ${tenantId} and team.id = "teamId"
    left join users as person on person.tenant_id = ${tenantId} and person.id = "userId"
    left join topics as topic on topic.tenant_id = ${tenantId} and topic.id = "topicId"
    order by interactions desc, name
  `.execute(tx);
  return rows;
};
