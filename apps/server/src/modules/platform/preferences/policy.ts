import type { Actor } from "../../../core/actor.ts";
import { refuse } from "../../../core/refusal.ts";

/** Preferences are private: those of anybody else do not exist. */
export const requireOwner = (actor: Actor, userId: string): void => {
  if (actor.userId !== userId) refuse("notFound");
};
