import type { Permission } from "@evolve/contracts/permission-names";
import { holdsAny } from "@evolve/contracts/permissions";
import type { Actor } from "../../../core/actor.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireNotAbove, requireOwnOr } from "../../directory/authorization/index.ts";

type Action = "view" | "create" | "edit" | "delete";

/** One's own keys need `myAccessKey`, or `accessKey`, which everybody else's need. */
export const requireAccess = (actor: Actor, userId: string, action: Action): void => {
  const others: Permission = `accessKey:${action}`;
  requireOwnOr(actor, userId, others);
  if (!holdsAny(actor.permissions, `myAccessKey:${action}`) && !holdsAny(actor.permissions, others))
    refuse("forbidden", { reason: `needs myAccessKey:${action}` });
};

/** The same before a change. A key acts as its user, so the keys of a user with more permissions cannot be changed. */
export const requireChange = async (tx: ActorTransaction, userId: string, action: Action): Promise<void> => {
  requireAccess(tx.actor, userId, action);
  await requireNotAbove(tx, userId);
};
