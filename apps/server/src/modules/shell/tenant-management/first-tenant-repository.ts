import { sql } from "kysely";
import type { SystemTransaction } from "../../../database/index.ts";

/** Held until the transaction ends: nodes that start on an empty database wait for each other. */
export const lockFirstTenant = async (tx: SystemTransaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('first tenant'))`.execute(tx);
};

interface Invited {
  readonly tenantId: string;
  readonly email: string;
  readonly now: Date;
}

/** The id of somebody who has been invited and has no invitation left that is valid; null where there is no such person. */
export const findUninvited = async (
  tx: SystemTransaction,
  { tenantId, email, now }: Invited,
): Promise<string | null> => {
  const row = await tx
    .selectFrom("users as person")
    .select("person.id")
    .where("person.tenant_id", "=", tenantId)
    .where("person.email", "=", email)
    .where("person.status", "=", "PENDING")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("invitations as sent")
            .select("sent.id")
            .whereRef("sent.tenant_id", "=", "person.tenant_id")
            .whereRef("sent.user_id", "=", "person.id")
            .where("sent.expires_at", ">", now),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.id ?? null;
};
