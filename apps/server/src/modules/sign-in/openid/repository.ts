import { sql } from "kysely";
import type { SystemTx, Tx } from "../../../database/index.ts";

export interface NewToken {
  tenantId: string;
  idHash: Buffer;
  kind: string;
  grantId: string;
  payload: Record<string, unknown>;
  expiresAt: Date;
}

export interface NewGrant {
  id: string;
  sessionId: string;
  userId: string;
  clientId: string;
  scope: string;
  redirectUri: string;
}

/**
 * Inserts a code with the grant that it begins, and notes that its session has signed in to the client, which is told when the
 * session ends, at the latest by itself: one statement.
 */
export const insertCode = async (
  tx: Tx | SystemTx,
  code: NewToken,
  grant: NewGrant,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<void> => {
  const { tenantId } = code;
  await sql`
    with client_of_session as (
      insert into openid_session_clients as known (tenant_id, session_id, client_id, redirect_uri, next_attempt_at)
      values (${tenantId}, ${grant.sessionId}, ${grant.clientId}, ${grant.redirectUri}, ${endsAt})
      on conflict (tenant_id, session_id, client_id) do update set redirect_uri = excluded.redirect_uri
        where known.redirect_uri != excluded.redirect_uri
    ), grant_of_code as (
      insert into openid_grants (tenant_id, id, session_id, user_id, client_id, scope, created_at)
      values (${tenantId}, ${grant.id}, ${grant.sessionId}, ${grant.userId}, ${grant.clientId}, ${grant.scope}, ${now})
    )
    insert into openid_tokens (tenant_id, id_hash, kind, grant_id, payload, expires_at)
    values (${tenantId}, ${code.idHash}, ${code.kind}, ${code.grantId}, ${JSON.stringify(code.payload)}, ${code.expiresAt})
  `.execute(tx);
};

export interface TokenRow extends GrantRow {
  payload: Record<string, unknown>;
  grantId: string;
  consumedAt: Date | null;
}

/**
 * A code or token that still counts: its grant is not revoked, its session lives, and its user and tenant may act. So an ended
 * session or a locked user takes all of it away at once, on every node.
 */
export const findToken = async (
  tx: Tx,
  key: { tenantId: string; idHash: Buffer; kind: string },
  now: Date,
): Promise<TokenRow | null> => {
  const { rows } = await sql<TokenRow>`
    with token as materialized (
      select tenant_id, grant_id, payload, consumed_at from openid_tokens
      where tenant_id = ${key.tenantId} and id_hash = ${key.idHash} and kind = ${key.kind} and expires_at > ${now}
    ), given as materialized (
      select granted.*, token.payload, token.consumed_at
      from token join openid_grants granted on granted.tenant_id = token.tenant_id and granted.id = token.grant_id
    )
    select given.payload, given.id as "grantId", given.consumed_at as "consumedAt", ${whatWasGranted}
    from given ${thatLives(now)}
  `.execute(tx);
  return rows[0] ?? null;
};

export interface GrantRow {
  userId: string;
  clientId: string;
  scope: string;
  createdAt: Date;
  endsAt: Date;
}

export const findGrant = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<GrantRow | null> => {
  const { rows } = await sql<GrantRow>`
    with given as materialized (select * from openid_grants where tenant_id = ${tenantId} and id = ${id})
    select ${whatWasGranted} from given ${thatLives(now)}
  `.execute(tx);
  return rows[0] ?? null;
};

const whatWasGranted = sql`given.user_id as "userId", given.client_id as "clientId", given.scope,
      given.created_at as "createdAt", session.expires_at as "endsAt"`;

/**
 * What a grant must be to count. The grant is found first, by its key: left to itself, PostgreSQL may begin with the session and
 * try each of its grants.
 */
const thatLives = (now: Date) => sql`
  join sessions session on session.tenant_id = given.tenant_id and session.id = given.session_id
  join users person on person.tenant_id = given.tenant_id and person.id = given.user_id
  join tenants tenant on tenant.tenant_id = given.tenant_id
  where given.revoked_at is null and session.ended_at is null and session.expires_at > ${now}
    and person.status = 'ACTIVE' and not person.locked_down and tenant.status = 'ACTIVE'
`;

/**
 * Spends a code or a refresh token and inserts what it gives, in one statement. False when it was spent before: the update
 * decides, not a look. A code then gives nothing; a refresh token gives its successor, which may be there already.
 */
export const exchangeToken = async (
  tx: Tx,
  { tenantId, idHash, isCode }: { tenantId: string; idHash: Buffer; isCode: boolean },
  tokens: readonly NewToken[],
  now: Date,
): Promise<boolean> => {
  const fresh = tokens.map(
    ({ kind, grantId, payload, expiresAt, ...token }) =>
      sql`(${tenantId}::uuid, ${token.idHash}::bytea, ${kind}, ${grantId}, ${JSON.stringify(payload)}::jsonb, ${expiresAt}::timestamptz)`,
  );
  const { rows } = await sql<{ isFirst: boolean }>`
    with spent as (
      update openid_tokens set consumed_at = ${now}
      where tenant_id = ${tenantId} and id_hash = ${idHash} and consumed_at is null
      returning id_hash
    ), given as (
      insert into openid_tokens (tenant_id, id_hash, kind, grant_id, payload, expires_at)
      select * from (values ${sql.join(fresh)}) fresh
      ${isCode ? sql`where exists (select from spent)` : sql``}
      on conflict do nothing
    )
    select exists (select from spent) as "isFirst"
  `.execute(tx);
  return rows[0]?.isFirst === true;
};

/** When a token was spent; null when there is none. */
export const findConsumedAt = async (
  tx: Tx,
  tenantId: string,
  idHash: Buffer,
): Promise<{ consumedAt: Date | null } | null> => {
  const row = await tx
    .selectFrom("openid_tokens")
    .select("consumed_at as consumedAt")
    .where("tenant_id", "=", tenantId)
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  return row ?? null;
};

export const deleteToken = async (tx: Tx, tenantId: string, idHash: Buffer): Promise<void> => {
  await tx.deleteFrom("openid_tokens").where("tenant_id", "=", tenantId).where("id_hash", "=", idHash).execute();
};

/** Takes back all that a grant has given, and all that it may still give to a request that runs now. */
export const revokeGrant = async (tx: Tx, tenantId: string, grantId: string, now: Date): Promise<void> => {
  await tx
    .updateTable("openid_grants")
    .set({ revoked_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", grantId)
    .where("revoked_at", "is", null)
    .execute();
};

/** The same for the grant of a code that was spent before. */
export const revokeGrantOfToken = async (tx: Tx, tenantId: string, idHash: Buffer, now: Date): Promise<void> => {
  await tx
    .updateTable("openid_grants as given")
    .from("openid_tokens as token")
    .set({ revoked_at: now })
    .whereRef("token.tenant_id", "=", "given.tenant_id")
    .whereRef("token.grant_id", "=", "given.id")
    .where("token.tenant_id", "=", tenantId)
    .where("token.id_hash", "=", idHash)
    .execute();
};

/** The scopes that a user has allowed a client. */
export const findConsent = async (tx: Tx, tenantId: string, userId: string, clientId: string): Promise<string[]> => {
  const row = await tx
    .selectFrom("openid_consents")
    .select("scopes")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row?.scopes ?? [];
};

/** Adds scopes to those that the user has allowed. */
export const addConsent = async (
  tx: Tx,
  consent: { tenantId: string; userId: string; clientId: string; scopes: readonly string[]; now: Date },
): Promise<void> => {
  const scopes = [...consent.scopes];
  await tx
    .insertInto("openid_consents")
    .values({
      tenant_id: consent.tenantId,
      user_id: consent.userId,
      client_id: consent.clientId,
      scopes,
      given_at: consent.now,
    })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "user_id", "client_id"]).doUpdateSet({
        scopes: sql<string[]>`array(select distinct unnest(openid_consents.scopes || excluded.scopes))`,
        given_at: consent.now,
      }),
    )
    .execute();
};
