import { adherenceLimits } from "@evolve/contracts/adherence";
import { historyFileLimits } from "@evolve/contracts/history-import";
import { limits } from "@evolve/contracts/limits";
import { recordingLimits } from "@evolve/contracts/recordings";
import { type RawBuilder, sql } from "kysely";
import type { Logger } from "pino";
import { plusSeconds } from "../../../clock.ts";
import type { Database, SystemTx } from "../../../database/index.ts";

const day = 24 * 60 * 60;
const keepSeconds = {
  endedSessions: 90 * day,
  sentMails: 30 * day,
  /** Three days of attempts, then thirty for an operator to look at it. */
  unsentMails: 33 * day,
  failures: day,
  passwordResets: 2 * day,
  agentStates: adherenceLimits.keptDays * day,
  brokenUploads: day,
  emailChanges: 30 * day,
  caughtMails: 30 * day,
  /** As long as the files of jobs. */
  importedFiles: 7 * day,
  publications: 7 * day,
  /** As long as they can be restored. */
  deletedDashboards: limits.dashboardUndoHours * 60 * 60,
  broadcasts: 7 * day,
  idempotencyKeys: day,
  webhookDeliveries: 30 * day,
  finishedJobs: 7 * day,
  failedJobs: 30 * day,
};

/**
 * Rows per statement. A statement holds locks and fills the log until it ends, so many small ones disturb people's requests
 * less.
 */
const atOnce = 1_000;

/** What is deleted by age: rows of a table that meet a condition. */
interface Sweep {
  readonly table: string;
  /** Rows per statement, where much hangs on each. */
  readonly atOnce?: number;
  readonly condition: RawBuilder<unknown>;
}

export const sweepsAt = (now: Date): readonly Sweep[] => {
  const before = (seconds: number): Date => plusSeconds(now, -seconds);
  return [
    { table: "sessions", condition: sql`expires_at < ${before(keepSeconds.endedSessions)}` },
    ...[
      "saml_requests",
      "saml_assertions",
      "saml_codes",
      "saml_tests",
      "openid_tokens",
      "openid_requests",
      "spent_challenges",
    ].map((table) => ({ table, condition: sql`expires_at < ${now}` })),
    {
      table: "openid_grants",
      condition: sql`exists (select from sessions where sessions.tenant_id = openid_grants.tenant_id
        and sessions.id = openid_grants.session_id and sessions.expires_at < ${now})`,
    },
    { table: "mail_outbox", condition: sql`sent_at < ${before(keepSeconds.sentMails)}` },
    {
      table: "mail_outbox",
      condition: sql`sent_at is null and created_at < ${before(keepSeconds.unsentMails)}`,
    },
    { table: "caught_mails", condition: sql`received_at < ${before(keepSeconds.caughtMails)}` },
    {
      table: "sign_in_failures",
      condition: sql`first_at < ${before(keepSeconds.failures)} and (locked_until is null or locked_until < ${now})`,
    },
    { table: "password_resets", condition: sql`asked_at < ${before(keepSeconds.passwordResets)}` },
    { table: "dashboards", condition: sql`deleted_at < ${before(keepSeconds.deletedDashboards)}` },
    { table: "email_changes", condition: sql`expires_at < ${before(keepSeconds.emailChanges)}` },
    { table: "agent_states", condition: sql`starts_at < ${before(keepSeconds.agentStates)}` },
    {
      // With its recording, transcript and markers; what is on legal hold stays. The first condition is for the index.
      table: "interactions",
      atOnce: 10,
      condition: sql`hold_reason is null
        and started_at < ${now}::timestamptz - interval '1 day' * (select least(${recordingLimits.retentionDays}::integer, min(retention_days)) from recording_settings)
        and started_at < ${now}::timestamptz - interval '1 day' * coalesce(
          (select retention_days from recording_settings where recording_settings.tenant_id = interactions.tenant_id),
          ${recordingLimits.retentionDays}::integer)`,
    },
    { table: "recordings", condition: sql`bytes is null and created_at < ${before(keepSeconds.brokenUploads)}` },
    { table: "user_imports", condition: sql`created_at < ${before(keepSeconds.importedFiles)}` },
    { table: "history_files", condition: sql`created_at < ${before(keepSeconds.importedFiles)}` },
    {
      table: "history_replaced",
      condition: sql`exists (select from history_imports where history_imports.tenant_id = history_replaced.tenant_id
        and history_imports.id = history_replaced.import_id
        and history_imports.created_at < ${before(historyFileLimits.undoDays * day)})`,
    },
    { table: "rate_limits", condition: sql`expire < ${now.getTime()}` },
    { table: "notification_publications", condition: sql`published_at < ${before(keepSeconds.publications)}` },
    { table: "broadcasts", condition: sql`ends_at < ${before(keepSeconds.broadcasts)}` },
    { table: "idempotency_keys", condition: sql`created_at < ${before(keepSeconds.idempotencyKeys)}` },
    { table: "webhook_deliveries", condition: sql`created_at < ${before(keepSeconds.webhookDeliveries)}` },
    { table: "jobs", condition: sql`finished_at < now() - make_interval(secs => ${keepSeconds.finishedJobs})` },
  ];
};

/**
 * Deletes expired rows, in batches. Returns how many. What fails in one table is logged and leaves the others to be swept; the next
 * hour tries it again.
 */
export const deleteStaleRows = async (
  { database: { system }, log }: { readonly database: Pick<Database, "system">; readonly log: Logger },
  now: Date,
): Promise<number> => {
  let deleted = 0;
  const attempt = async (table: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, table }, "stale rows could not be deleted");
    }
  };
  for (const { table, condition, atOnce: most = atOnce } of sweepsAt(now))
    await attempt(table, async () => {
      for (let last = most; last === most; deleted += last) last = await deleteSome(system, table, condition, most);
    });
  await attempt("graphile_worker.jobs", async () => {
    deleted += await deleteFailedJobs(system);
  });
  await attempt("user_counts", () => addUpUserCounts(system));
  return deleted;
};

const deleteSome = async (
  system: SystemTx,
  table: string,
  condition: RawBuilder<unknown>,
  most: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${condition} limit ${most} for update skip locked))
  `.execute(system);
  return Number(numAffectedRows ?? 0);
};

/** Deletes jobs without retries left, once operators have had time to look at them. */
const deleteFailedJobs = async (system: SystemTx): Promise<number> => {
  const { rows } = await sql`
    select id from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
      where attempts >= max_attempts and updated_at < now() - make_interval(secs => ${keepSeconds.failedJobs})))
  `.execute(system);
  return rows.length;
};

/** Puts one row in place of the changes that have the same of everything. Changes of a transaction that has not ended yet stay. */
const addUpUserCounts = async (system: SystemTx): Promise<void> => {
  await sql`
    with taken as (
      delete from user_counts where tenant_id in (
        select tenant_id from user_counts group by tenant_id, kind, status, impersonated, role_id having count(*) > 1)
      returning *)
    insert into user_counts (tenant_id, kind, status, impersonated, role_id, users)
    select tenant_id, kind, status, impersonated, role_id, sum(users) from taken group by 1, 2, 3, 4, 5 having sum(users) <> 0
  `.execute(system);
};
