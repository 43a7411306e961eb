import { listUserEvents as contract } from "@evolve/contracts/audit";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { findUserStatus } from "../../directory/users/index.ts";
import { listNamesOf } from "./names-repository.ts";
import { listEventsOfTarget } from "./repository.ts";

const pageSize = 50;

/** What was done about a user, newest first. */
export const listUserEvents = operation(contract, ({ actor: { tenantId }, params: { userId }, query, read }) =>
  read(async (tx) => {
    if ((await findUserStatus(tx, tenantId, userId)) === null) refuse("notFound");
    const found = await listEventsOfTarget(tx, tenantId, userId, query.before ?? null, pageSize + 1);
    const events = found.slice(0, pageSize).map(({ details, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
      changes: changesIn(details),
    }));
    await nameIds(
      tx,
      tenantId,
      events.flatMap(({ changes }) => changes),
    );
    return { events, hasMore: found.length > pageSize };
  }),
);

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The changes of an edit. Older events of a change of role say before and after at their top, even where only other roles changed. */
const changesIn = (details: Record<string, unknown>): Change[] => {
  const { changes } = details;
  if (typeof changes === "object" && changes !== null)
    return Object.entries(changes as Record<string, { before?: unknown; after?: unknown }>).map(([field, change]) => ({
      field,
      before: textOf(change.before),
      after: textOf(change.after),
    }));
  const { before, after } = details;
  return textOf(after) === null || before === after
    ? []
    : [{ field: "role", before: textOf(before), after: textOf(after) }];
};

/** Puts names in the place of ids. */
const nameIds = async (tx: Tx, tenantId: string, changes: readonly Change[]): Promise<void> => {
  const placed = changes.filter(({ field }) => field.endsWith("Id"));
  if (placed.length === 0) return;
  const ids = placed.flatMap(({ before, after }) => [before, after]).filter((id) => id !== null);
  const names = await listNamesOf(tx, tenantId, ids);
  for (const change of placed) {
    change.before = change.before && (names.get(change.before) ?? change.before);
    change.after = change.after && (names.get(change.after) ?? change.after);
  }
};
