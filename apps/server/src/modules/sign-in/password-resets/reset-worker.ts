import { randomInt } from "node:crypto";
import { defaultLanguage, type Language, languages } from "@evolve/i18n";
import { plusSeconds } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { findChooser } from "../../directory/credentials/index.ts";
import { findByName } from "../../directory/directory/index.ts";
import { namePurpose } from "./ask-for-reset.ts";
import { mailReset } from "./mail-reset.ts";
import { assignReset, claimWaitingReset, settleReset, type WaitingReset } from "./repository.ts";

const lookEveryMs = 5_000;
/** A claim that is not settled by then belonged to a node that died. */
const claimSeconds = 60;
/**
 * A request is dealt with some moments after its answer, when exactly nobody can say: what the worker does for a name that
 * exists makes neither that answer slower nor a next one that is sent to listen for it.
 */
const pauseMs = { least: 50, most: 500 };

/** Deals with requests for resets, on every node, each by one of them. Nobody waits for it, so its time tells nobody anything. */
export const startResetWorker = (services: Services): { stop(): Promise<void> } => {
  const { bus, clock, database, log } = services;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let draining = false;
  let again = false;

  const drain = async (): Promise<void> => {
    do {
      again = false;
      const now = clock.now();
      const waiting = await claimWaitingReset(database.system, now, plusSeconds(now, claimSeconds));
      if (!waiting) continue;
      await settle(services, waiting).catch((error: unknown) => {
        log.warn({ err: error, resetId: waiting.id }, "a request for a password reset could not be dealt with");
      });
      again = true;
    } while (again && !stopped);
  };
  const look = (): void => {
    again = true;
    if (draining || stopped) return;
    draining = true;
    running = drain()
      .catch((error: unknown) => {
        log.warn({ err: error }, "the requests for password resets could not be read");
      })
      .finally(() => {
        draining = false;
      });
  };

  let soon: NodeJS.Timeout | null = null;
  bus.subscribe((message) => {
    if (message.kind !== "reset-waiting" || soon) return;
    soon = setTimeout(
      () => {
        soon = null;
        look();
      },
      randomInt(pauseMs.least, pauseMs.most),
    );
  });
  const timer = setInterval(look, lookEveryMs);
  look();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      if (soon) clearTimeout(soon);
      await running;
    },
  };
};

const settle = async (services: Services, waiting: WaitingReset): Promise<void> => {
  const { database, secrets } = services;
  const name = secrets.open(waiting.name, namePurpose);
  const entry = await findByName(database.system, name);
  if (entry) {
    const { tenantId, userId } = entry;
    await assignReset(database.system, waiting.id, tenantId, userId);
    await database.withTenant(tenantId, async (tx) => {
      const person = await findChooser(tx, tenantId, userId);
      const request = { ...waiting, name, language: languageOf(waiting.language) };
      if (person) await mailReset(services, tx, person, request);
    });
  }
  await settleReset(database.system, waiting.id);
};

const languageOf = (text: string): Language => languages.find((language) => language === text) ?? defaultLanguage;
