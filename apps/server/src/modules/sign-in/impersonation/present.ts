import type { CurrentRow } from "./repository.ts";

export const presentImpersonation = (row: CurrentRow) => ({
  id: row.id,
  impersonator: { id: row.impersonatorId, name: row.impersonatorName },
  user: { id: row.userId, name: row.userName },
  reason: row.reason,
  startedAt: row.startedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
