import { anyOf } from "../../../database/any-of.ts";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { Tx } from "../../../database/index.ts";

/** How somebody proved who they are; the values of `amr` (RFC 8176), and `saml` for an identity provider's word. */
export type AuthenticationMethod = "pwd" | "otp" | "hwk" | "swk" | "saml";

export interface NewSession {
  tenantId: string;
  id: string;
  userId: string;
  cookieHash: Buffer;
  refreshSalt: Buffer;
  userAgent: string;
  address: string;
  createdAt: Date;
  expiresAt: Date;
  methods: readonly AuthenticationMethod[];
  language: string;
  authenticatedAt: Date;
  accessKeyId: string | null;
}

export const insertSession = async (tx: Tx, session: NewSession): Promise<void> => {
  await insertRow(tx, session);
};

const insertRow = compiledOnce((tx, session: NewSession) =>
  tx.insertInto("sessions").values({
    tenant_id: session.tenantId,
    id: session.id,
    user_id: session.userId,
    cookie_hash: session.cookieHash,
    refresh_salt: session.refreshSalt,
    user_agent: session.userAgent,
    address: session.address,
    created_at: session.createdAt,
    last_seen_at: session.createdAt,
    expires_at: session.expiresAt,
    methods: session.methods as string[],
    language: session.language,
    authenticated_at: session.authenticatedAt,
    access_key_id: session.accessKeyId,
  }),
);

export interface SessionRow {
  tenantId: string;
  id: string;
  userId: string;
  generation: number;
  salt: Buffer;
  rotatedAt: Date | null;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  exchangedAt: Date | null;
  epoch: number;
}

const columns = [
  "tenant_id as tenantId",
  "id",
  "user_id as userId",
  "refresh_generation as generation",
  "refresh_salt as salt",
  "refresh_rotated_at as rotatedAt",
  "last_seen_at as lastSeenAt",
  "expires_at as expiresAt",
  "ended_at as endedAt",
  "exchanged_at as exchangedAt",
  "token_epoch as epoch",
] as const;

export const findSession = async (tx: Tx, tenantId: string, id: string): Promise<SessionRow | null> => {
  const row = await tx
    .selectFrom("sessions")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
};

/** Marks the sign-in token of a session as used. Null when it was used before: the update decides, not a look. */
export const markExchanged = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<SessionRow | null> => {
  const [row] = await updateExchanged(tx, { tenantId, id, now });
  return row ?? null;
};

const updateExchanged = compiledOnce((tx, { tenantId, id, now }: { tenantId: string; id: string; now: Date }) =>
  tx
    .updateTable("sessions")
    .set({ exchanged_at: now })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("exchanged_at", "is", null)
    .where("ended_at", "is", null)
    .returning(columns),
);

/** Moves the refresh token to its next generation; a page does so by itself, so it is no use of the session. False when another request was first. */
export const rotateGeneration = async (tx: Tx, session: SessionRow, now: Date): Promise<boolean> => {
  const row = await tx
    .updateTable("sessions")
    .set({ refresh_generation: session.generation + 1, refresh_rotated_at: now })
    .where("tenant_id", "=", session.tenantId)
    .where("id", "=", session.id)
    .where("refresh_generation", "=", session.generation)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

export interface EndedSession {
  readonly sessionId: string;
  readonly userId: string;
}

/**
 * Ends open sessions: those with the given ids, else the unexpired ones of a user or an access key, else those of the
 * tenant, except `spared`. Returns the sessions that it ended.
 */
export const endSessionRows = (
  tx: Tx,
  tenantId: string,
  which: { sessionIds?: readonly string[]; userId?: string; accessKeyId?: string; spared?: string | undefined },
  reason: string,
  now: Date,
): Promise<EndedSession[]> => {
  let open = tx
    .updateTable("sessions")
    .set({ ended_at: now, end_reason: reason })
    .where("tenant_id", "=", tenantId)
    .where("ended_at", "is", null)
    .returning(["id as sessionId", "user_id as userId"]);
  if (which.sessionIds) open = open.where("id", "=", anyOf(which.sessionIds, "uuid"));
  else open = open.where("expires_at", ">", now);
  if (which.userId !== undefined) open = open.where("user_id", "=", which.userId);
  if (which.accessKeyId !== undefined) open = open.where("access_key_id", "=", which.accessKeyId);
  if (which.spared !== undefined) open = open.where("id", "!=", which.spared);
  return open.execute();
};

export const listRecentSessions = (
  tx: Tx,
  tenantId: string,
  userId: string,
  most: number,
): Promise<{ id: string; createdAt: Date; userAgent: string; address: string }[]> =>
  tx
    .selectFrom("sessions")
    .select(["id", "created_at as createdAt", "user_agent as userAgent", "address"])
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
