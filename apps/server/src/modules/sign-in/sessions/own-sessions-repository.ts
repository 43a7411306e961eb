import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { AuthenticationMethod, SessionRow } from "./repository.ts";

export interface OpenSessionRow {
  id: string;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The sessions of a user that have not ended, newest use first. */
export const listOpenSessions = (tx: Tx, tenantId: string, userId: string, now: Date): Promise<OpenSessionRow[]> =>
  tx
    .selectFrom("sessions")
    .select(["id", "user_agent as userAgent", "address", "created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** How many sessions of the tenant are open beside one, and whose they are. */
export const countOtherSessions = (
  tx: Tx,
  tenantId: string,
  sessionId: string,
  now: Date,
): Promise<{ sessions: number; people: number }> =>
  tx
    .selectFrom("sessions")
    .select((select) => [
      select.fn.countAll<number>().as("sessions"),
      select.fn.count<number>("user_id").distinct().as("people"),
    ])
    .where("tenant_id", "=", tenantId)
    .where("id", "!=", sessionId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();

/** Whether an open session is this user's. */
export const isOwnSession = async (tx: Tx, tenantId: string, userId: string, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom("sessions")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
};

interface Renewal {
  cookieHash: Buffer;
  refreshSalt: Buffer;
  /** How the user has just proven who they are; null where nobody has proven anything. */
  methods: readonly AuthenticationMethod[] | null;
  now: Date;
}

/**
 * Gives a session other secrets, so that its cookie, refresh and access tokens from before are dead.
 * Null when it has ended.
 */
export const renewSessionRow = async (
  tx: Tx,
  tenantId: string,
  id: string,
  renewal: Renewal,
): Promise<Pick<SessionRow, "tenantId" | "id" | "salt" | "expiresAt" | "generation" | "epoch"> | null> => {
  const row = await tx
    .updateTable("sessions")
    .set((columns) => ({
      last_seen_at: renewal.now,
      cookie_hash: renewal.cookieHash,
      refresh_salt: renewal.refreshSalt,
      refresh_rotated_at: null,
      refresh_generation: sql<number>`${columns.ref("refresh_generation")} + 1`,
      token_epoch: sql<number>`${columns.ref("token_epoch")} + 1`,
      ...(renewal.methods && {
        authenticated_at: renewal.now,
        methods: sql<
          string[]
        >`array(select distinct unnest(${columns.ref("methods")} || ${[...renewal.methods]}::text[]))`,
      }),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning([
      "tenant_id as tenantId",
      "id",
      "refresh_salt as salt",
      "expires_at as expiresAt",
      "refresh_generation as generation",
      "token_epoch as epoch",
    ])
    .executeTakeFirst();
  return row ?? null;
};
