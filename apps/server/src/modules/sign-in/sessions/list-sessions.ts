import * as contract from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { browserNameOf } from "../../platform/notices/index.ts";
import { listOpenSessions, type OpenSessionRow } from "./own-sessions-repository.ts";

/** The caller's open sessions. */
export const listSessions = operation(contract.listSessions, async ({ actor, read, now }) => {
  const { tenantId, userId, sessionId } = actor;
  const rows = await read((tx) => listOpenSessions(tx, tenantId, userId, now));
  return { sessions: rows.map((row) => present(row, sessionId, now)) };
});

/** A user's open sessions, for an administrator. */
export const listUserSessions = operation(contract.listUserSessions, async ({ actor, params, write, now }) => {
  const { tenantId, sessionId } = actor;
  const { userId } = params;
  const rows = await write(async (tx) => {
    await requireNotAbove(tx, userId);
    return listOpenSessions(tx, tenantId, userId, now);
  });
  return { sessions: rows.map((row) => present(row, sessionId, now)) };
});

const present = (row: OpenSessionRow, currentId: string, now: Date) => ({
  id: row.id,
  browser: browserNameOf(row.userAgent),
  address: row.address,
  firstUsedAt: row.createdAt.toISOString(),
  lastUsedAt: (row.id === currentId ? now : row.lastSeenAt).toISOString(),
  current: row.id === currentId,
});
