import * as contract from "@evolve/contracts/authentication";
import { operation } from "../../../core/operation.ts";
import { listLockedUsers } from "./failures-repository.ts";

/** The tenant's users who cannot sign in, and until when. */
export const lockedUsers = operation(contract.lockedUsers, async ({ actor, read, now }) => {
  const rows = await read((tx) => listLockedUsers(tx, actor.tenantId, now));
  return {
    lockedUsers: rows.map((row) => ({
      userId: row.userId,
      userName: row.userName,
      lockdown: row.lockedDown,
      lockedUntil: row.lockedUntil?.toISOString() ?? null,
    })),
  };
});
