import { plusSeconds } from "../../../clock.ts";
import type { SystemTransaction, TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { enqueue } from "../../../jobs/index.ts";
import { nameKey } from "../../directory/directory/index.ts";
import type { Letterhead } from "../../platform/mail/index.ts";
import { insertReset, namePurpose, type ResetCause } from "./repository.ts";
import { resetMinutes } from "./reset-secrets.ts";
import { processReset } from "./process-reset.ts";

/** How often strangers may ask for a name. More is passed over in silence: the last mail still works. */
const most = { lately: 5, latelySeconds: 15 * 60, today: 20, todaySeconds: 24 * 60 * 60 };
const noLimit = 1_000_000;

/** The digest under which requests by a name are found, known or not. */
export const resetNameHash = ({ secrets }: Pick<Services, "secrets">, name: string): Buffer =>
  secrets.mac(nameKey(name), "password resets");

interface Asked {
  name: string;
  letterhead: Letterhead;
  cause: ResetCause;
  /** Whose name it is, where the caller knows; a request by a stranger leaves that to the job. */
  person?: { tenantId: string; userId: string };
  /** Of the browser that asks, where it has one; a known one of the account has an allowance of its own. */
  deviceId?: string | null;
}

/**
 * Writes down that a password shall be reset: one row for any name, so that asking tells nothing. Once that has
 * committed, a job finds out whose name it is and mails.
 */
export const askForReset = async (
  services: Services,
  tx: TenantTransaction | SystemTransaction,
  asked: Asked,
): Promise<void> => {
  const now = services.clock.now();
  // What strangers have asked for keeps no administrator from asking.
  const isLimited = asked.cause !== "administrator";
  const cap = {
    lately: isLimited ? most.lately : noLimit,
    latelySince: plusSeconds(now, -most.latelySeconds),
    today: isLimited ? most.today : noLimit,
    todaySince: plusSeconds(now, -most.todaySeconds),
  };
  const reset = {
    id: newId(),
    nameHash: resetNameHash(services, asked.name),
    name: services.secrets.seal(asked.name, namePurpose),
    language: asked.letterhead.language,
    host: asked.letterhead.host ?? null,
    cause: asked.cause,
    askedAt: now,
    expiresAt: plusSeconds(now, resetMinutes * 60),
    person: asked.person ?? null,
    // Only a request above the tenants may look into the directory.
    asker: asked.deviceId === undefined ? null : { nameKey: nameKey(asked.name), deviceId: asked.deviceId },
  };
  // Also where the name was asked for too often and nothing is written: the same for any name, in one round trip.
  await Promise.all([insertReset(tx, reset, cap), enqueue(tx, processReset, { resetId: reset.id })]);
};
