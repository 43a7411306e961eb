import type * as contract from "@evolve/contracts/authentication";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { listLockedUsers } from "./failures-repository.ts";

type Call = typeof contract.lockedUsers;

/** The tenant's users who cannot sign in, and until when. */
export const lockedUsers =
  ({ clock, database }: Services) =>
  async ({ actor }: Request<Call>): Promise<CallAnswer<Call>> => {
    const rows = await database.readTenant(actor.tenantId, (tx) => listLockedUsers(tx, actor.tenantId, clock.now()));
    return {
      lockedUsers: rows.map((row) => ({
        userId: row.userId,
        userName: row.userName,
        lockdown: row.lockedDown,
        lockedUntil: row.lockedUntil?.toISOString() ?? null,
      })),
    };
  };
