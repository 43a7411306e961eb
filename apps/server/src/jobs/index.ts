import type { Services } from "../core/services.ts";
import { warnOfCertificates } from "../modules/sign-in/saml/index.ts";
import { deleteStaleRows } from "./repository.ts";

const everyMs = 60 * 60 * 1000;

/** Hourly chores: a fresh signing key when it is due, old rows away, a word on certificates that end. */
export const startJobs = (services: Services): { stop(): void } => {
  const { bus, clock, database, keys, log } = services;
  const chores = async (): Promise<void> => {
    if (await keys.rotate()) await bus.publish({ kind: "keys-changed" });
    await deleteStaleRows(database, clock.now());
    await warnOfCertificates(services);
  };
  const timer = setInterval(() => {
    chores().catch((error: unknown) => {
      log.error({ err: error }, "the hourly chores failed");
    });
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
    },
  };
};
