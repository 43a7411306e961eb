import { type RawBuilder, sql } from "kysely";
import type { TileFigures } from "@evolve/contracts/dashboards";
import type { Tx } from "../../../database/index.ts";

type Parts = TileFigures["parts"];
type Hours = TileFigures["hours"];

/** The last 24 hours, the one under way among them. */
const hoursShown = 24;

/** How many rows of a table's column of instants fall into each of the last hours. */
const countHours = async (tx: Tx, now: Date, from: RawBuilder<unknown>, column: string): Promise<Hours> => {
  const { rows } = await sql<{ at: Date; count: number }>`
    with hours as (
      select generate_series(
        date_trunc('hour', ${now}::timestamptz) - make_interval(hours => ${hoursShown - 1}),
        date_trunc('hour', ${now}::timestamptz), '1 hour') as at
    ), counted as (
      select date_trunc('hour', ${sql.ref(column)}) as at, count(*)::int as count from ${from}
        and ${sql.ref(column)} >= (select min(at) from hours) and ${sql.ref(column)} <= ${now}
      group by 1
    )
    select hours.at, coalesce(counted.count, 0) as count from hours left join counted using (at) order by at`.execute(
    tx,
  );
  return rows.map(({ at, count }) => ({ at: at.toISOString(), count }));
};

export const countSignInHours = (tx: Tx, tenantId: string, now: Date): Promise<Hours> =>
  countHours(tx, now, sql`audit_events where tenant_id = ${tenantId} and action = 'session.signed-in'`, "at");

/** How many people have an open session. */
export const countSignedIn = async (tx: Tx, tenantId: string, now: Date): Promise<number> => {
  const { people } = await tx
    .selectFrom("sessions")
    .select((select) => select.fn.count<number>("user_id").distinct().as("people"))
    .where("tenant_id", "=", tenantId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return people;
};

/** Open sessions by what they run on, as their browsers say. What is no browser is a program. */
export const countSessionsByDevice = async (tx: Tx, tenantId: string, now: Date): Promise<Parts> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select case
        when user_agent !~ '^Mozilla/' then 'program'
        when user_agent ~ 'iPad|Tablet|Android(?!.*Mobile)' then 'tablet'
        when user_agent ~ 'Mobi|iPhone' then 'phone'
        else 'computer'
      end as id, count(*)::int as count
    from sessions where tenant_id = ${tenantId} and ended_at is null and expires_at > ${now}
    group by 1 order by 2 desc, 1`.execute(tx);
  return rows.map(({ id, count }) => ({ id, name: null, count }));
};

/** Users that are not deleted, by status; those locked down are apart. */
export const countUsersByStatus = async (tx: Tx, tenantId: string): Promise<Parts> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select case when locked_down then 'locked' else lower(status) end as id, count(*)::int as count
    from users where tenant_id = ${tenantId} and status <> 'DELETED'
    group by 1 order by 2 desc, 1`.execute(tx);
  return rows.map(({ id, count }) => ({ id, name: null, count }));
};

/** Active users by team, the largest teams first; those without one are a part of their own. */
export const countUsersByTeam = async (tx: Tx, tenantId: string): Promise<Parts> => {
  const { rows } = await sql<{ id: string | null; name: string | null; count: number }>`
    select team.id, team.name, count(*)::int as count
    from users left join teams as team on team.tenant_id = users.tenant_id and team.id = users.team_id
    where users.tenant_id = ${tenantId} and users.status = 'ACTIVE'
    group by team.id, team.name order by count(*) desc, team.name`.execute(tx);
  return rows.map(({ id, name, count }) => ({ id: id ?? "none", name, count }));
};

/** The tenant's jobs that have not ended, and those that ended since then, by state. */
export const countJobs = async (tx: Tx, tenantId: string, since: Date): Promise<Parts> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select state as id, count(*)::int as count from jobs
    where tenant_id = ${tenantId} and (finished_at is null or finished_at >= ${since})
    group by state order by 2 desc, 1`.execute(tx);
  return rows.map(({ id, count }) => ({ id, name: null, count }));
};

/** A user's unread notifications in the bell. */
export const countUnread = async (tx: Tx, tenantId: string, userId: string): Promise<number> => {
  const { unread } = await tx
    .selectFrom("notifications")
    .select((select) => select.fn.countAll<number>().as("unread"))
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("is_shown", "=", true)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return unread;
};

export const countNotificationHours = (tx: Tx, tenantId: string, userId: string, now: Date): Promise<Hours> =>
  countHours(
    tx,
    now,
    sql`notifications where tenant_id = ${tenantId} and user_id = ${userId} and is_shown`,
    "published_at",
  );
