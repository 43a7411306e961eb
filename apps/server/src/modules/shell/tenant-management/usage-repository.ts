import { sql } from "kysely";
import { plusSeconds } from "../../../clock.ts";
import type { SystemTx } from "../../../database/index.ts";

/*
 * Figures of any tenant, in the system role. The operation asks `requireManager` first. What they count is kept for at least as long:
 * finished jobs for a week, sent mails for 30 days, the audit trail as long as its tenant.
 */

const daySeconds = 24 * 60 * 60;

interface Totals {
  readonly active: number;
  readonly invited: number;
  readonly locked: number;
  readonly serviceAccounts: number;
  readonly openSessions: number;
  readonly finishedJobs: number;
  readonly failedJobs: number;
  readonly sentMails: number;
  readonly waitingMails: number;
}

/** A service account counts as such, and a locked person as locked only. */
export const countUsage = async (tx: SystemTx, tenantId: string, now: Date): Promise<Totals> => {
  const { rows } = await sql<Totals>`
    with people as (
      select count(*) filter (where kind = 'person' and status = 'ACTIVE' and not locked_down)::int as active,
        count(*) filter (where kind = 'person' and status in ('PENDING', 'UNREGISTERED') and not locked_down)::int as invited,
        count(*) filter (where kind = 'person' and locked_down)::int as locked,
        count(*) filter (where kind = 'service')::int as service_accounts
      from users where tenant_id = ${tenantId} and status <> 'DELETED'),
    ended as (
      select count(*) filter (where state = 'done')::int as finished, count(*) filter (where state = 'failed')::int as failed
      from jobs where tenant_id = ${tenantId} and finished_at > ${plusSeconds(now, -7 * daySeconds)}),
    mails as (
      select count(*) filter (where sent_at > ${plusSeconds(now, -30 * daySeconds)})::int as sent,
        count(*) filter (where sent_at is null)::int as waiting
      from mail_outbox where tenant_id = ${tenantId})
    select people.active, people.invited, people.locked, people.service_accounts as "serviceAccounts",
      (select count(*)::int from sessions where tenant_id = ${tenantId} and ended_at is null and expires_at > ${now}) as "openSessions",
      ended.finished as "finishedJobs", ended.failed as "failedJobs", mails.sent as "sentMails", mails.waiting as "waitingMails"
    from people, ended, mails
  `.execute(tx);
  const [totals] = rows;
  if (!totals) throw new Error("a statement of totals answered nothing");
  return totals;
};

interface UsageDay {
  readonly startsAt: Date;
  readonly signIns: number;
  readonly people: number;
}

/** Sign-ins of each of the last days, the current one included, in the tenant's zone. */
export const countSignIns = async (
  tx: SystemTx,
  { tenantId, zone, days, now }: { tenantId: string; zone: string; days: number; now: Date },
): Promise<UsageDay[]> => {
  const today = sql`(${now}::timestamptz at time zone ${zone})::date`;
  const { rows } = await sql<UsageDay>`
    with counted as (
      select (at at time zone ${zone})::date as day, count(*)::int as sign_ins, count(distinct actor_id)::int as people
      from audit_events where tenant_id = ${tenantId} and action = 'session.signed-in'
        and at >= (${today} - ${days - 1}::int)::timestamp at time zone ${zone} and at <= ${now}
      group by 1)
    select (${today} - back.days)::timestamp at time zone ${zone} as "startsAt",
      coalesce(counted.sign_ins, 0) as "signIns", coalesce(counted.people, 0) as people
    from generate_series(${days - 1}::int, 0, -1) as back(days)
    left join counted on counted.day = ${today} - back.days order by 1
  `.execute(tx);
  return rows;
};
