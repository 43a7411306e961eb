import { historyFileLimits } from "@evolve/contracts/history-import";
import { limits } from "@evolve/contracts/limits";
import { type RawBuilder, sql } from "kysely";
import { plusSeconds } from "../../../clock.ts";
import type { Database, SystemTx } from "../../../database/index.ts";

const day = 24 * 60 * 60;
const keepSeconds = {
  unusedClaims: 60 * 60,
  endedSessions: 90 * day,
  sentMails: 30 * day,
  /** Three days of attempts, then thirty for an operator to look at it. */
  unsentMails: 33 * day,
  failures: day,
  passwordResets: 2 * day,
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

/** Deletes expired rows, in batches. Returns how many. */
export const deleteStaleRows = async ({ system }: Database, now: Date): Promise<number> => {
  const before = (seconds: number): Date => plusSeconds(now, -seconds);
  let deleted = 0;
  const sweep = async (table: string, condition: RawBuilder<unknown>): Promise<void> => {
    for (let last = atOnce; last === atOnce; deleted += last) last = await deleteSome(system, table, condition);
  };
  await sweep("sessions", sql`expires_at < ${before(keepSeconds.endedSessions)}`);
  for (const table of [
    "saml_requests",
    "saml_assertions",
    "saml_codes",
    "saml_tests",
    "openid_tokens",
    "openid_requests",
    "spent_challenges",
  ])
    await sweep(table, sql`expires_at < ${now}`);
  await sweep(
    "openid_grants",
    sql`exists (select from sessions where sessions.tenant_id = openid_grants.tenant_id
      and sessions.id = openid_grants.session_id and sessions.expires_at < ${now})`,
  );
  await sweep("mail_outbox", sql`sent_at < ${before(keepSeconds.sentMails)}`);
  await sweep("mail_outbox", sql`sent_at is null and created_at < ${before(keepSeconds.unsentMails)}`);
  await sweep("caught_mails", sql`received_at < ${before(keepSeconds.caughtMails)}`);
  await sweep(
    "sign_in_failures",
    sql`first_at < ${before(keepSeconds.failures)} and (locked_until is null or locked_until < ${now})`,
  );
  await sweep("password_resets", sql`asked_at < ${before(keepSeconds.passwordResets)}`);
  await sweep("dashboards", sql`deleted_at < ${before(keepSeconds.deletedDashboards)}`);
  await sweep("email_changes", sql`expires_at < ${before(keepSeconds.emailChanges)}`);
  // A node that died between claiming a name and inserting its user left the name claimed for nobody.
  await sweep(
    "sign_in_directory",
    sql`claimed_at < ${before(keepSeconds.unusedClaims)} and not exists (select from users
      where users.tenant_id = sign_in_directory.tenant_id and users.id = sign_in_directory.user_id)`,
  );
  await sweep("user_imports", sql`created_at < ${before(keepSeconds.importedFiles)}`);
  await sweep("history_files", sql`created_at < ${before(keepSeconds.importedFiles)}`);
  await sweep(
    "history_replaced",
    sql`exists (select from history_imports where history_imports.tenant_id = history_replaced.tenant_id
      and history_imports.id = history_replaced.import_id
      and history_imports.created_at < ${before(historyFileLimits.undoDays * day)})`,
  );
  await sweep("rate_limits", sql`expire < ${now.getTime()}`);
  await sweep("notification_publications", sql`published_at < ${before(keepSeconds.publications)}`);
  await sweep("broadcasts", sql`ends_at < ${before(keepSeconds.broadcasts)}`);
  await sweep("idempotency_keys", sql`created_at < ${before(keepSeconds.idempotencyKeys)}`);
  await sweep("webhook_deliveries", sql`created_at < ${before(keepSeconds.webhookDeliveries)}`);
  await sweep("jobs", sql`finished_at < now() - make_interval(secs => ${keepSeconds.finishedJobs})`);
  deleted += await deleteFailedJobs(system);
  return deleted;
};

const deleteSome = async (system: SystemTx, table: string, condition: RawBuilder<unknown>): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${condition} limit ${atOnce} for update skip locked))
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
