import type { Actor } from "../../../../core/actor.ts";
import { defineService } from "../../../../core/services.ts";

/** Whether a socket may be open. Implemented by the sessions, which come after this module. */
export interface SocketGuard {
  /** Who a token belongs to. Refuses as a call would; does not count as activity. */
  admit(token: string): Promise<Actor>;
  /** Which of a tenant's sessions have not ended, and whose calls are made in each. */
  live(tenantId: string, sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const socketGuard = defineService<SocketGuard>("socket guard");
