import type { Actor } from "../../http/context.ts";

/** Nobody gives away, or takes from another, more than they hold themselves. */
export const holdsAtLeast = (actor: Actor, permissions: readonly string[]): boolean =>
  actor.permissions.has("all") || permissions.every((permission) => actor.permissions.has(permission.toLowerCase()));
