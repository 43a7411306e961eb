import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Id } from "@evolve/contracts/validators";
import { defaultLanguage, type Language, languages } from "@evolve/i18n";
import * as z from "zod/mini";
import { defineJob } from "../../../jobs/index.ts";
import { findChooser } from "../../directory/credentials/index.ts";
import { findByName } from "../../directory/directory/index.ts";
import { mailReset } from "./mail-reset.ts";
import { assignReset, findWaitingReset, namePurpose, closeReset } from "./repository.ts";

/**
 * A request is dealt with some moments after its answer, when exactly nobody can say: what the job does for a name that
 * exists makes neither that answer slower nor a next one that is sent to listen for it.
 */
const pauseMs = { least: 50, most: 500 };

/** Finds out whose name a request for a reset gives, and mails. Nobody waits for it, so its time tells nobody anything. */
export const processReset = defineJob({
  name: "password-resets.settle",
  payload: z.strictObject({ resetId: Id }),
  // A reset works for ten minutes: later tries would find nothing to do.
  retries: { most: 10, waitSeconds: () => 60 },
  run: async ({ services, payload: { resetId }, signal }) => {
    const { database, secrets } = services;
    await sleep(randomInt(pauseMs.least, pauseMs.most), undefined, { signal });
    const waiting = await findWaitingReset(database.system, resetId);
    if (!waiting) return;
    const name = secrets.open(waiting.name, namePurpose);
    const entry = await findByName(database.system, name);
    if (entry) {
      const { tenantId, userId } = entry;
      await assignReset(database.system, resetId, tenantId, userId);
      await database.withTenant(tenantId, async (tx) => {
        const person = await findChooser(tx, tenantId, userId);
        const letterhead = { language: languageOf(waiting.language), ...(waiting.host && { host: waiting.host }) };
        const request = { ...waiting, name, letterhead };
        if (person !== null) await mailReset(services, tx, person, request);
      });
    }
    await closeReset(database.system, resetId);
  },
});

const languageOf = (text: string): Language => languages.find((language) => language === text) ?? defaultLanguage;
