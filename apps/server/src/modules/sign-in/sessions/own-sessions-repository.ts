import type { CallParsed } from "@evolve/contracts/call";
import type { searchSessions } from "@evolve/contracts/sessions";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import { searchPage } from "../../../database/search.ts";
import type { AuthenticationMethod, SessionRow } from "./repository.ts";

/** The sessions of a user that have not ended, newest use first by default. */
export const searchOpenSessions = (
  tx: Tx,
  { tenantId, userId, now }: { readonly tenantId: string; readonly userId: string; readonly now: Date },
  search: CallParsed<typeof searchSessions>["body"],
) => {
  const matching = tx
    .selectFrom("sessions")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now);
  const rows = matching.select([
    "id",
    "user_agent as userAgent",
    "access_key_id as accessKeyId",
    "address",
    "created_at as createdAt",
    "last_seen_at as lastSeenAt",
  ]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "lastUsedAt", direction: "desc" } as const];
  const keys = { lastUsedAt: "last_seen_at", firstUsedAt: "created_at" } as const;
  return searchPage({ rows, keys, id: "id" }, total, order, search);
};
export type OpenSessions = Awaited<ReturnType<typeof searchOpenSessions>>;

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
