import { sql } from "kysely";
import type { SystemTx, Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";

export type ResetCause = Database["password_resets"]["cause"];

/** What names in waiting requests are sealed for. */
export const namePurpose = "password reset name";

export interface NewReset {
  id: string;
  nameHash: Buffer;
  /** Sealed. */
  name: string;
  language: string;
  host: string | null;
  cause: ResetCause;
  askedAt: Date;
  expiresAt: Date;
  person: { tenantId: string; userId: string } | null;
  /** Who asks by an address of the page: the name as the directory has it, and the device's id, if there is one. */
  asker: { nameKey: string; deviceId: string | null } | null;
}

interface ResetCap {
  lately: number;
  latelySince: Date;
  today: number;
  todaySince: Date;
}

/** Whether the device of who asks is known to the account of the name. */
const isByKnownDevice = ({ asker }: NewReset) =>
  asker === null
    ? sql`select false as known`
    : sql`select exists (
        select from sign_in_directory entry
        join known_devices device on device.tenant_id = entry.tenant_id and device.user_id = entry.user_id
        where (entry.user_name = ${asker.nameKey} or entry.email = ${asker.nameKey}) and device.id = ${asker.deviceId}::uuid
      ) as known`;

/**
 * Writes a request down, unless the name has been asked for too often, by strangers or by its owner's known devices. One
 * statement, the same for any name.
 */
export const insertReset = async (tx: Tx | SystemTx, reset: NewReset, cap: ResetCap): Promise<void> => {
  const asked = sql`select from password_resets, asker
    where name_hash = ${reset.nameHash} and by_known_device = asker.known and asked_at >`;
  await sql`
    with asker as materialized (${isByKnownDevice(reset)})
    insert into password_resets
      (id, name_hash, name, language, host, cause, asked_at, next_attempt_at, expires_at, tenant_id, user_id, by_known_device)
    select ${reset.id}::uuid, ${reset.nameHash}::bytea, ${reset.name}, ${reset.language}, ${reset.host}, ${reset.cause},
      ${reset.askedAt}::timestamptz, 'infinity', ${reset.expiresAt}::timestamptz,
      ${reset.person?.tenantId ?? null}::uuid, ${reset.person?.userId ?? null}::uuid, asker.known
    from asker
    where (select count(*) from (${asked} ${cap.latelySince}) as lately) < ${cap.lately}
      and (select count(*) from (${asked} ${cap.todaySince}) as today) < ${cap.today}
  `.execute(tx);
};

export interface WaitingReset {
  id: string;
  name: string;
  language: string;
  host: string | null;
  cause: ResetCause;
}

/** A request that nobody has dealt with. */
export const findWaitingReset = async (tx: SystemTx, id: string): Promise<WaitingReset | null> => {
  const row = await tx
    .selectFrom("password_resets")
    .select(["id", "name", "language", "host", "cause"])
    .where("id", "=", id)
    .where("next_attempt_at", "is not", null)
    .executeTakeFirst();
  return row ?? null;
};

/** Says whose request it is. */
export const assignReset = async (tx: SystemTx, id: string, tenantId: string, userId: string): Promise<void> => {
  await tx
    .updateTable("password_resets")
    .set({ tenant_id: tenantId, user_id: userId })
    .where("id", "=", id)
    .where("next_attempt_at", "is not", null)
    .execute();
};

/** Nothing more is to be done for a request. */
export const closeReset = async (tx: SystemTx, id: string): Promise<void> => {
  await tx.updateTable("password_resets").set({ next_attempt_at: null }).where("id", "=", id).execute();
};

interface Mailed {
  id: string;
  tenantId: string;
  now: Date;
  codeHash: Buffer | null;
  secretHash: Buffer | null;
}

/** Arms a request with its secrets, in the transaction of its mail. False when another node was first, or it is too late. */
export const markMailed = async (tx: Tx, mailed: Mailed): Promise<boolean> => {
  const row = await tx
    .updateTable("password_resets")
    .set({
      mailed_at: mailed.now,
      next_attempt_at: null,
      code_hash: mailed.codeHash,
      secret_hash: mailed.secretHash,
    })
    .where("tenant_id", "=", mailed.tenantId)
    .where("id", "=", mailed.id)
    .where("next_attempt_at", "is not", null)
    .where("expires_at", ">", mailed.now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * No mailed reset of a user works any more: as if nobody had been found for it, so that a stranger cannot tell that two names
 * are one person's.
 */
export const invalidateResets = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  await usableResets(tx, tenantId, userId).execute();
};

/** Of the mailed resets of a user only the newest works. Several may be mailed at once, in any order: the user's row is locked. */
export const keepNewestReset = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  await tx
    .selectFrom("credentials")
    .select("user_id")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .execute();
  await usableResets(tx, tenantId, userId)
    .where("id", "!=", (newest) =>
      newest
        .selectFrom("password_resets as other")
        .select("other.id")
        .where("other.tenant_id", "=", tenantId)
        .where("other.user_id", "=", userId)
        .where("other.code_hash", "is not", null)
        .orderBy("other.asked_at", "desc")
        .orderBy("other.id", "desc")
        .limit(1),
    )
    .execute();
};

const usableResets = (tx: Tx, tenantId: string, userId: string) =>
  tx
    .updateTable("password_resets")
    .set({ code_hash: null, secret_hash: null })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("code_hash", "is not", null);

export interface ResetRow {
  id: string;
  tenantId: string | null;
  userId: string | null;
  codeHash: Buffer | null;
  secretHash: Buffer | null;
  expiresAt: Date;
  usedAt: Date | null;
  linkAttempts: number;
}

/**
 * What a try is counted by: a code typed on a known device, a link, or a code of a stranger, which is counted by their network
 * as well (a keyed digest of it).
 */
export type Attempt =
  | { readonly kind: "device_attempts" | "link_attempts" }
  | { readonly kind: "attempts"; readonly source: string };

/** Tries of each kind that a reset bears; of strangers' codes so many from one network, and more of them all together. */
const mostOf = { device_attempts: 5, link_attempts: 5, attempts: 20 } as const;
const mostOfSource = 5;

/** Whether the link of a reset may be tried again. */
export const bearsLinkAttempt = ({ linkAttempts }: Pick<ResetRow, "linkAttempts">): boolean =>
  linkAttempts < mostOf.link_attempts;

const columns = [
  "id",
  "tenant_id as tenantId",
  "user_id as userId",
  "code_hash as codeHash",
  "secret_hash as secretHash",
  "expires_at as expiresAt",
  "used_at as usedAt",
  "link_attempts as linkAttempts",
] as const;

export const findReset = async (tx: SystemTx, id: string): Promise<ResetRow | null> =>
  (await tx.selectFrom("password_resets").select(columns).where("id", "=", id).executeTakeFirst()) ?? null;

/** The newest request by a name, whosever it is. */
export const findNewestByName = async (tx: SystemTx, nameHash: Buffer): Promise<ResetRow | null> =>
  (await tx
    .selectFrom("password_resets")
    .select(columns)
    .where("name_hash", "=", nameHash)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()) ?? null;

const triesOf = (source: string) => sql<number>`coalesce((attempts_by_source ->> ${source}::text)::integer, 0)`;
const addTo = (source: string, change: 1 | -1) =>
  sql<string>`jsonb_set(attempts_by_source, array[${source}::text], to_jsonb(${triesOf(source)} + ${change}::integer))`;

/** Counts a try at a request. False when it has been spent, has expired or was tried too often in this way. */
export const countAttempt = async (tx: SystemTx, id: string, attempt: Attempt, now: Date): Promise<boolean> => {
  const { kind } = attempt;
  let counting = tx
    .updateTable("password_resets")
    .set((values) => ({ [kind]: values(kind, "+", 1) }))
    .where("id", "=", id)
    .where(kind, "<", mostOf[kind])
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  if (attempt.kind === "attempts")
    counting = counting
      .set({ attempts_by_source: addTo(attempt.source, 1) })
      .where(triesOf(attempt.source), "<", mostOfSource);
  return (await counting.returning("id").executeTakeFirst()) !== undefined;
};

/** A try with the right secret was none. */
export const giveAttemptBack = async (tx: SystemTx, id: string, attempt: Attempt): Promise<void> => {
  const { kind } = attempt;
  let returning = tx
    .updateTable("password_resets")
    .set((values) => ({ [kind]: values(kind, "-", 1) }))
    .where("id", "=", id)
    .where(kind, ">", 0);
  if (attempt.kind === "attempts") returning = returning.set({ attempts_by_source: addTo(attempt.source, -1) });
  await returning.execute();
};
