import { sql } from "kysely";
import type { SystemTx } from "../../../database/index.ts";

/** What is kept of a device's request in `openid_requests.payload`, beside the library's own fields. */
export interface DevicePayload extends Record<string, unknown> {
  readonly clientId: string;
  readonly params: { readonly scope?: string; readonly claims?: string };
  /** Seconds that the device must leave between two polls. */
  readonly interval: number;
  /** Milliseconds since the epoch. */
  readonly polledAt?: number;
  /** `access_denied` once the user has refused. */
  readonly error?: string;
  /** Of the user who has allowed it; the tokens' source is then in `openid_tokens`, under the same digest. */
  readonly tenantId?: string;
}

export interface DeviceRow {
  idHash: Buffer;
  payload: DevicePayload;
  expiresAt: Date;
}

const kind = "DeviceCode";

/** False when a code of the same digest exists. */
export const insertDevice = async (tx: SystemTx, row: DeviceRow & { userCode: string }): Promise<boolean> => {
  const inserted = await tx
    .insertInto("openid_requests")
    .values({
      id_hash: row.idHash,
      kind,
      user_code: row.userCode,
      payload: JSON.stringify(row.payload),
      expires_at: row.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  return inserted !== undefined;
};

/**
 * Notes a poll and returns the row as it was before, expired ones included. A poll that came earlier than the interval
 * allows, by more than a second, makes the interval five seconds longer (RFC 8628, 3.5).
 */
export const pollDevice = async (
  tx: SystemTx,
  idHash: Buffer,
  now: Date,
): Promise<(DeviceRow & { isTooEarly: boolean }) | null> => {
  const at = now.getTime();
  const { rows } = await sql<DeviceRow & { isTooEarly: boolean }>`
    with before as (
      select *, coalesce(${at}::bigint - (payload ->> 'polledAt')::bigint < (payload ->> 'interval')::int * 1000 - 1000, false) as early
      from openid_requests where id_hash = ${idHash} and kind = ${kind} for update
    )
    update openid_requests request
    set payload = request.payload || jsonb_build_object(
      'polledAt', ${at}::bigint,
      'interval', (request.payload ->> 'interval')::int + case when before.early then 5 else 0 end)
    from before where request.id_hash = before.id_hash
    returning before.id_hash as "idHash", before.payload, before.expires_at as "expiresAt", before.early as "isTooEarly"
  `.execute(tx);
  return rows[0] ?? null;
};

/** A request that waits for its user's answer. */
export const findWaitingDevice = async (tx: SystemTx, userCode: string, now: Date): Promise<DeviceRow | null> => {
  const row = await tx
    .selectFrom("openid_requests")
    .select(["id_hash as idHash", "payload", "expires_at as expiresAt"])
    .where("user_code", "=", userCode)
    .where("kind", "=", kind)
    .where("consumed_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? { ...row, payload: row.payload as DevicePayload } : null;
};

/** Records that the user has answered. False when somebody has answered before. */
export const claimDevice = async (tx: SystemTx, idHash: Buffer, now: Date): Promise<boolean> => {
  const row = await tx
    .updateTable("openid_requests")
    .set({ consumed_at: now })
    .where("id_hash", "=", idHash)
    .where("consumed_at", "is", null)
    .returning("kind")
    .executeTakeFirst();
  return row !== undefined;
};

/** What the device learns at its next poll. */
export const answerDevicePolls = async (
  tx: SystemTx,
  idHash: Buffer,
  answer: Pick<DevicePayload, "error" | "tenantId">,
): Promise<void> => {
  await sql`
    update openid_requests set payload = payload || ${JSON.stringify(answer)}::jsonb where id_hash = ${idHash}
  `.execute(tx);
};
