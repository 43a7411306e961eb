import type { Actor } from "../../../core/actor.ts";
import { defineService } from "../../../core/services.ts";

/** An address that ends a session at another application once a browser loads it in a frame (OpenID front-channel logout). */
export interface FrontChannel {
  /** As people know the application. */
  name: string;
  url: string;
}

export type FindFrontChannels = (session: Pick<Actor, "tenantId" | "userId" | "sessionId">) => Promise<FrontChannel[]>;

/** The addresses that the sign-out page loads in hidden frames. What cannot be found is logged and left out. */
export const frontChannels = defineService("front channels", ({ log }) => {
  const finders: FindFrontChannels[] = [];
  return {
    offer: (find: FindFrontChannels): void => void finders.push(find),
    of: async (actor: Actor): Promise<FrontChannel[]> => {
      const found = await Promise.all(
        finders.map((find) =>
          find(actor).catch((error: unknown) => {
            log.error({ err: error, sessionId: actor.sessionId }, "front-channel addresses could not be found");
            return [];
          }),
        ),
      );
      return found.flat();
    },
  };
});
