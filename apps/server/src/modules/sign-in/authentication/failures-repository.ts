import { sql } from "kysely";
import type { Limits } from "../../../config/index.ts";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";

/** Whether the name is locked, or null when no wrong guess is counted against it. */
export const findFailures = async (tx: SystemTx, nameHash: Buffer, now: Date): Promise<{ locked: boolean } | null> => {
  const [row] = await selectFailures(tx, { nameHash });
  return row ? { locked: row.locked_until !== null && row.locked_until > now } : null;
};

const selectFailures = compiledOnce((tx, { nameHash }: { nameHash: Buffer }) =>
  tx.selectFrom("sign_in_failures").select("locked_until").where("name_hash", "=", nameHash),
);

interface Guess {
  nameHash: Buffer;
  now: Date;
  /** Whose name it is; null for nobody's. */
  person: { tenantId: string; userId: string } | null;
}

/**
 * Counts a wrong guess against a name, known or not; the guess that reaches the limit locks it. One statement, so that
 * guesses on several nodes at once are all counted.
 */
export const countFailure = async (
  tx: SystemTx,
  { nameHash, now, person }: Guess,
  lock: Pick<Limits, "failuresPerName" | "failureWindowSeconds"> & { lockMinutes: number },
): Promise<void> => {
  await sql`
    insert into sign_in_failures as counter (name_hash, tenant_id, user_id, failures, first_at)
    values (${nameHash}, ${person?.tenantId ?? null}, ${person?.userId ?? null}, 1, ${now})
    on conflict (name_hash) do update set
      tenant_id = excluded.tenant_id,
      user_id = excluded.user_id,
      failures = case when ${stale(now, lock.failureWindowSeconds)} then 1 else counter.failures + 1 end,
      first_at = case when ${stale(now, lock.failureWindowSeconds)} then ${now} else counter.first_at end,
      locked_until = case
        when ${stale(now, lock.failureWindowSeconds)} or counter.failures + 1 < ${lock.failuresPerName} then null
        else ${now}::timestamptz + make_interval(mins => ${lock.lockMinutes}) end
  `.execute(tx);
};

/** A window that has passed, or a lock that has ended, starts the count again. */
const stale = (now: Date, windowSeconds: number) =>
  sql`(counter.first_at < ${now}::timestamptz - make_interval(secs => ${windowSeconds}) or counter.locked_until <= ${now})`;

export const clearFailures = async (tx: SystemTx, nameHash: Buffer): Promise<void> => {
  await tx.deleteFrom("sign_in_failures").where("name_hash", "=", nameHash).execute();
};

/** Ends the lock of a user, no matter which of their names caused it. */
export const clearFailuresOfUser = async (tx: SystemTx, tenantId: string, userId: string): Promise<void> => {
  await tx.deleteFrom("sign_in_failures").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
};

export interface LockedRow {
  userId: string;
  userName: string;
  lockedDown: boolean;
  lockedUntil: Date | null;
}

/** Users of the tenant who cannot sign in: locked down, or locked for a while by wrong guesses. */
export const listLockedUsers = (tx: Tx, tenantId: string, now: Date): Promise<LockedRow[]> =>
  tx
    .selectFrom("users as person")
    .leftJoin("sign_in_failures as lock", (join) =>
      join
        .onRef("lock.tenant_id", "=", "person.tenant_id")
        .onRef("lock.user_id", "=", "person.id")
        .on("lock.locked_until", ">", now),
    )
    .select((select) => [
      "person.id as userId",
      "person.user_name as userName",
      "person.locked_down as lockedDown",
      select.fn.max("lock.locked_until").as("lockedUntil"),
    ])
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "!=", "DELETED")
    .where((where) => where.or([where("person.locked_down", "=", true), where("lock.locked_until", "is not", null)]))
    .groupBy(["person.id", "person.user_name", "person.locked_down"])
    .orderBy("person.user_name")
    .execute();
