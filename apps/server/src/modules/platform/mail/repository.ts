import { sql } from "kysely";
import type { SystemTx, Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";

export interface WaitingMail {
  id: string;
  recipient: string;
  message: string;
  attempts: number;
}

export const insertMail = async (
  tx: Tx | SystemTx,
  mail: { tenantId: string | null; recipient: string; message: string; now: Date },
): Promise<void> => {
  await tx
    .insertInto("mail_outbox")
    .values({
      tenant_id: mail.tenantId,
      id: newId(),
      recipient: mail.recipient,
      message: mail.message,
      created_at: mail.now,
      next_attempt_at: mail.now,
    })
    .execute();
};

/** With an hour between the later ones, three days; then a mail is given up, and an operator decides. */
const mostAttempts = 80;

/**
 * Claims a mail that is due, for this node alone, by moving its next attempt out of the way: a node that dies while it
 * sends leaves it to be sent again.
 */
export const claimDueMail = async (tx: SystemTx, now: Date, retryAt: Date): Promise<WaitingMail | null> => {
  const row = await tx
    .updateTable("mail_outbox")
    .set((columns) => ({ next_attempt_at: retryAt, attempts: sql<number>`${columns.ref("attempts")} + 1` }))
    .where((where) =>
      where(
        "id",
        "=",
        where
          .selectFrom("mail_outbox as due")
          .select("due.id")
          .where("due.sent_at", "is", null)
          .where("due.next_attempt_at", "<=", now)
          .where("due.attempts", "<", mostAttempts)
          .orderBy("due.next_attempt_at")
          .limit(1)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning(["id", "recipient", "message", "attempts"])
    .executeTakeFirst();
  return row ?? null;
};

/** A sent mail keeps no content: it may have carried a secret. */
export const markSent = async (tx: SystemTx, mail: WaitingMail, now: Date): Promise<void> => {
  await tx
    .updateTable("mail_outbox")
    .set({ sent_at: now, message: "", last_error: null })
    .where("id", "=", mail.id)
    .execute();
};

export const markFailed = async (tx: SystemTx, mail: WaitingMail, error: string, retryAt: Date): Promise<void> => {
  await tx
    .updateTable("mail_outbox")
    .set({ last_error: error, next_attempt_at: retryAt })
    .where("id", "=", mail.id)
    .execute();
};

/** What stands in the outbox unsent: for the first time, after a failure, and given up. */
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
