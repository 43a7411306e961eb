import { limits } from "@evolve/contracts/limits";
import type { Clock } from "../clock.ts";
import type { Actor } from "./actor.ts";
import { refuse } from "./refusal.ts";

/** Refuses unless the caller themselves authenticated within the last minutes (OWASP ASVS 7.5.1). */
export const requireStepUp = (clock: Clock, actor: Actor): void => {
  if (actor.impersonatorId !== null) refuse("impersonating");
  if (clock.now().getTime() - actor.authenticatedAt.getTime() > limits.stepUpMinutes * 60_000) refuse("stepUpRequired");
};
