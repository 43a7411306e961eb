import type { Permission } from "@evolve/contracts/permission-names";
import type { Actor } from "../../../core/actor.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { requireOwnOr } from "../../directory/authorization/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findSaved, hasPerson, type Kind, lockPerson, save, type Saved } from "./repository.ts";

/** Whose preferences a call is about: one's own, or with the permission somebody else's. */
const personOf = (actor: Actor, userId: string, permission: Permission): string => {
  const id = userId === "current" ? actor.userId : userId.toLowerCase();
  requireOwnOr(actor, id, permission);
  return id;
};

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** What somebody has saved; null where they have not saved anything yet. */
export const readSaved = (
  { actor, read }: { actor: Actor; read: Read },
  userId: string,
  kind: Kind,
): Promise<Saved | null> => {
  const id = personOf(actor, userId, "user:view");
  return read(async (tx) => {
    if (!(await hasPerson(tx, actor.tenantId, id))) refuse("notFound");
    return findSaved(tx, actor.tenantId, id, kind);
  });
};

type Write = <T>(work: (tx: ActorTransaction) => Promise<T>) => Promise<T>;

/** Saves it, unless somebody else has since the version that an edit is based on; answers the new version. */
export const replaceSaved = (
  { actor, write }: { actor: Actor; write: Write },
  userId: string,
  kind: Kind,
  { version: basedOn, ...value }: Record<string, unknown> & { version?: number | undefined },
): Promise<number> => {
  const id = personOf(actor, userId, "user:edit");
  return write(async (tx) => {
    if (!(await lockPerson(tx, tx.tenantId, id))) refuse("notFound");
    const before = await findSaved(tx, tx.tenantId, id, kind);
    const current = before?.version ?? 0;
    requireVersion(basedOn, current);
    const version = current + 1;
    await save(tx, { tenantId: tx.tenantId, userId: id, kind }, { value, version }, tx.now);
    if (id !== actor.userId)
      await recordEvent(tx, {
        tenantId: tx.tenantId,
        at: tx.now,
        actorId: actor.userId,
        action: "user.agent-preferences-set",
        targetId: id,
        details: { kind, before: before?.value ?? null, after: value },
      });
    return version;
  });
};
