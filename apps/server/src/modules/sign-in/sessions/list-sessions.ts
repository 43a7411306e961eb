import { listSessions as contract } from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { browserNameOf } from "../../platform/notices/index.ts";
import { listOpenSessions } from "./own-sessions-repository.ts";

/** The caller's open sessions. */
export const listSessions = operation(contract, async ({ actor, read, now }) => {
  const { tenantId, userId, sessionId } = actor;
  const rows = await read((tx) => listOpenSessions(tx, tenantId, userId, now));
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      browser: browserNameOf(row.userAgent),
      address: row.address,
      firstUsedAt: row.createdAt.toISOString(),
      lastUsedAt: (row.id === sessionId ? now : row.lastSeenAt).toISOString(),
      current: row.id === sessionId,
    })),
  };
});
