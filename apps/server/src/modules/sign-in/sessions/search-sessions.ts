import * as contract from "@evolve/contracts/sessions";
import { operation } from "../../../core/operation.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { browserNameOf } from "../../platform/notices/index.ts";
import { type OpenSessions, searchOpenSessions } from "./own-sessions-repository.ts";

/** The caller's open sessions. */
export const searchSessions = operation(contract.searchSessions, async ({ actor, body, read, now }) => {
  const { tenantId, userId, sessionId } = actor;
  return present(await read((tx) => searchOpenSessions(tx, { tenantId, userId, now }, body)), sessionId);
});

/** A user's open sessions, for an administrator. */
export const searchUserSessions = operation(contract.searchUserSessions, async ({ actor, body, write, now }) => {
  const { tenantId, sessionId } = actor;
  const { userId } = body;
  const found = await write(async (tx) => {
    await requireNotAbove(tx, userId);
    return searchOpenSessions(tx, { tenantId, userId, now }, body);
  });
  return present(found, sessionId);
});

const present = ({ rows, total, next, statistics }: OpenSessions, currentId: string) => ({
  sessions: rows.map((row) => ({
    id: row.id,
    browser: browserNameOf(row.userAgent),
    accessKeyId: row.accessKeyId,
    address: row.address,
    firstUsedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
  })),
  totalRecords: total,
  next,
  statistics,
});
