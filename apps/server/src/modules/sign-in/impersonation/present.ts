import { type ImpersonationRow, impersonationEndings } from "@evolve/contracts/impersonations";
import type { CurrentRow, FoundRow } from "./repository.ts";

export const presentImpersonation = (row: CurrentRow) => ({
  id: row.id,
  impersonator: { id: row.impersonatorId, name: row.impersonatorName },
  user: { id: row.userId, name: row.userName },
  reason: row.reason,
  startedAt: row.startedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** One that has run out is over, though its end is recorded only within a minute. */
export const presentFound = (row: FoundRow, now: Date): ImpersonationRow => {
  const hasRunOut = row.endedAt === null && row.expiresAt <= now;
  const endedAt = hasRunOut ? row.expiresAt : row.endedAt;
  return {
    ...presentImpersonation(row),
    endedAt: endedAt?.toISOString() ?? null,
    ending: hasRunOut ? "expired" : (impersonationEndings.find((one) => one === row.ending) ?? null),
    endedBy: row.enderId === null ? null : { id: row.enderId, name: row.enderName },
  };
};
