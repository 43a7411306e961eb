import type { Services } from "./services.ts";

/** Does what is good to do once something has succeeded, and undoes nothing when it fails: that is logged alone. */
export const bestEffort = async (
  { log }: Pick<Services, "log">,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, what }, "what follows a success failed");
  }
};
