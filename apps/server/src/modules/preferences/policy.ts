import type { Actor } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";

/** Preferences are their owner's alone; anybody else's do not exist. */
export const requireOwner = (actor: Actor, userId: string): void => {
  if (actor.userId !== userId) refuse("notFound");
};
