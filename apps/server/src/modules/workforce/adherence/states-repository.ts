import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

export interface NewState {
  readonly userId: string;
  readonly startsAt: Date;
  readonly state: string;
}

/** Stores states in place of those of the same agent and instant; in order, so that two pushes do not wait for each other. */
export const putStates = async (tx: Tx, tenantId: string, states: readonly NewState[]): Promise<void> => {
  await sql`
    insert into agent_states as held (tenant_id, user_id, starts_at, state)
    select ${tenantId}, given.user_id, given.starts_at, given.state
    from unnest(
      ${states.map(({ userId }) => userId)}::uuid[],
      ${states.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${states.map(({ state }) => state)}::text[]
    ) as given(user_id, starts_at, state)
    order by given.user_id, given.starts_at
    on conflict (tenant_id, user_id, starts_at) do update set state = excluded.state where held.state <> excluded.state
  `.execute(tx);
};

export interface AgentStates {
  readonly userId: string;
  /** In the order of time. */
  readonly states: readonly string[];
  /** When each begins, in milliseconds since 1970. */
  readonly starts: readonly number[];
}

/** What agents were in from `from` on until `until`, the state that held when it began included. */
export const listStates = async (
  tx: Tx,
  tenantId: string,
  { userIds, from, until }: { readonly userIds: readonly string[]; readonly from: Date; readonly until: Date },
): Promise<AgentStates[]> => {
  // As JSON: the driver takes longer to read arrays.
  const { rows } = await sql<AgentStates>`
    select held.user_id as "userId", json_agg(held.state order by held.starts_at) as states,
      json_agg(round(date_part('epoch', held.starts_at) * 1000) order by held.starts_at) as starts
    from (
      select user_id, state, starts_at from agent_states
      where tenant_id = ${tenantId} and user_id = ${anyOf(userIds, "uuid")} and starts_at > ${from} and starts_at <= ${until}
      union all
      select asked.user_id, last.state, last.starts_at
      from unnest(${[...userIds]}::uuid[]) as asked(user_id)
      cross join lateral (
        select state, starts_at from agent_states
        where tenant_id = ${tenantId} and user_id = asked.user_id and starts_at <= ${from}
        order by starts_at desc limit 1
      ) last
    ) held
    group by held.user_id
  `.execute(tx);
  return rows;
};
