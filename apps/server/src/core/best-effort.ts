import type { Services } from "./services.ts";

/** Runs a follow-up of something that has succeeded. A failure is logged and changes nothing else. */
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
