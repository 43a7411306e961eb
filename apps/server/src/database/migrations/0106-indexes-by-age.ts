import { type Kysely, sql } from "kysely";

/** Rows that are deleted by age are found by an index, however many there are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index sign_in_failures_by_age on sign_in_failures (first_at);
    create index caught_mails_by_age on caught_mails (received_at);
    create index mail_outbox_unsent_by_age on mail_outbox (created_at) where sent_at is null;
    create index password_resets_by_age on password_resets (asked_at);
    create index email_changes_by_end on email_changes (expires_at);
    create index spent_challenges_by_end on spent_challenges (expires_at);
    create index rate_limits_by_end on rate_limits (expire);
    create index history_imports_by_age on history_imports (created_at);
  `.execute(db);
};
