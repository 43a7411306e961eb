import type { CallAnswer } from "@evolve/contracts/call";
import type { listSessions as contract } from "@evolve/contracts/sessions";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { browserNameOf } from "../notices/index.ts";
import { listOpenSessions } from "./own-sessions-repository.ts";

type Call = typeof contract;

/** The caller's open sessions. */
export const listSessions =
  ({ clock, database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId, sessionId } = actor;
    const rows = await database.readTenant(tenantId, (tx) => listOpenSessions(tx, tenantId, userId, clock.now()));
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        browser: browserNameOf(row.userAgent),
        address: row.address,
        firstUsedAt: row.createdAt.toISOString(),
        lastUsedAt: (row.id === sessionId ? clock.now() : row.lastSeenAt).toISOString(),
        current: row.id === sessionId,
      })),
    };
  };
