import { plusSeconds } from "../clock.ts";
import type { Database } from "../database/index.ts";

const day = 24 * 60 * 60;
const keepSeconds = {
  unusedClaims: 60 * 60,
  endedSessions: 90 * day,
  sentMails: 30 * day,
  failures: day,
  passwordResets: 2 * day,
  emailChanges: 30 * day,
  caughtMails: 30 * day,
};

/** Deletes what nobody needs any more. Safe to run on several nodes at once. */
export const deleteStaleRows = async ({ system }: Database, now: Date): Promise<void> => {
  const before = (seconds: number): Date => plusSeconds(now, -seconds);
  await system.deleteFrom("sessions").where("expires_at", "<", before(keepSeconds.endedSessions)).execute();
  for (const table of ["saml_requests", "saml_assertions", "saml_codes"] as const)
    await system.deleteFrom(table).where("expires_at", "<", now).execute();
  await system.deleteFrom("openid_tokens").where("expires_at", "<", now).execute();
  await system
    .deleteFrom("openid_grants")
    .using("sessions as session")
    .whereRef("session.tenant_id", "=", "openid_grants.tenant_id")
    .whereRef("session.id", "=", "openid_grants.session_id")
    .where("session.expires_at", "<", now)
    .execute();
  await system.deleteFrom("mail_outbox").where("sent_at", "<", before(keepSeconds.sentMails)).execute();
  await system.deleteFrom("mail_outbox").where("next_attempt_at", "<", before(keepSeconds.sentMails)).execute();
  await system.deleteFrom("caught_mails").where("received_at", "<", before(keepSeconds.caughtMails)).execute();
  await system
    .deleteFrom("sign_in_failures")
    .where("first_at", "<", before(keepSeconds.failures))
    .where((where) => where.or([where("locked_until", "is", null), where("locked_until", "<", now)]))
    .execute();
  await system.deleteFrom("password_resets").where("asked_at", "<", before(keepSeconds.passwordResets)).execute();
  await system.deleteFrom("email_changes").where("expires_at", "<", before(keepSeconds.emailChanges)).execute();
  // A node that died between claiming a name and writing its user left the name taken by nobody.
  await system
    .deleteFrom("sign_in_directory as entry")
    .where("claimed_at", "<", before(keepSeconds.unusedClaims))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("users as person")
            .select("person.id")
            .whereRef("person.tenant_id", "=", "entry.tenant_id")
            .whereRef("person.id", "=", "entry.user_id"),
        ),
      ),
    )
    .execute();
  await system.deleteFrom("spent_challenges").where("expires_at", "<", now).execute();
  await system.deleteFrom("rate_limits").where("expire", "<", now.getTime()).execute();
};
