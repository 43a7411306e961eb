import type { Actor } from "../../../core/actor.ts";
import { refuse } from "../../../core/refusal.ts";

/** Preferences are their owner's alone; anybody else's do not exist. */
export const requireOwner = (actor: Actor, userId: string): void => {
  if (actor.userId !== userId) refuse("notFound");
};
