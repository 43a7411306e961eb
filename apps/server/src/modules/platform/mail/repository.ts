import { sql } from "kysely";
import type { SystemTx, Tx } from "../../../database/index.ts";

export interface WaitingMail {
  id: string;
  /** Sealed. */
  message: string;
}

export const insertMail = async (
  tx: Tx | SystemTx,
  mail: { id: string; tenantId: string | null; recipient: string; message: string; now: Date },
): Promise<void> => {
  await tx
    .insertInto("mail_outbox")
    .values({
      tenant_id: mail.tenantId,
      id: mail.id,
      recipient: mail.recipient,
      message: mail.message,
      created_at: mail.now,
    })
    .execute();
};

/** Three days of attempts, the later ones an hour apart; then the mail is given up, and an operator decides. */
export const mostAttempts = 80;

/** An unsent mail, by its id. */
export const findUnsent = async (tx: SystemTx, id: string): Promise<WaitingMail | null> => {
  const row = await tx
    .selectFrom("mail_outbox")
    .select(["id", "message"])
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
};

/** A sent mail keeps no content: it may have contained a secret. */
export const markSent = async (tx: SystemTx, id: string, attempts: number, now: Date): Promise<void> => {
  await tx
    .updateTable("mail_outbox")
    .set({ sent_at: now, message: "", attempts, last_error: null })
    .where("id", "=", id)
    .execute();
};

export const markFailed = async (tx: SystemTx, id: string, attempts: number, error: string): Promise<void> => {
  await tx.updateTable("mail_outbox").set({ attempts, last_error: error }).where("id", "=", id).execute();
};

/**
 * Claims unsent mails left by a node of a version without the queue; while it still works on one, it has claimed it for two
 * minutes.
 */
export const adoptMails = async (tx: SystemTx): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update mail_outbox set next_attempt_at = 'infinity'
    where sent_at is null and next_attempt_at < now() - interval '5 minutes' returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
};

/** Counts unsent mails in the outbox: never tried, failed, and given up. */
export const countUnsent = async (tx: SystemTx): Promise<{ waiting: number; retried: number; givenUp: number }> =>
  tx
    .selectFrom("mail_outbox")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("attempts", "<", mostAttempts).as("waiting"),
      fn
        .countAll<number>()
        .filterWhere("attempts", "<", mostAttempts)
        .filterWhere("last_error", "is not", null)
        .as("retried"),
      fn.countAll<number>().filterWhere("attempts", ">=", mostAttempts).as("givenUp"),
    ])
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
