import * as contract from "@evolve/contracts/passwords";
import { operation } from "../../../core/operation.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { deviceIdOf } from "../devices/index.ts";
import { askForReset } from "../password-resets/index.ts";

/** Writes down that somebody has forgotten a password. Whose name it is, nobody looks up before the answer. */
export const forgotPassword = operation(contract.forgotPassword, async ({ body, http, services }) => {
  const { database, limiter } = services;
  await limiter.take(http.ip, "resets");
  const letterhead = letterheadOf(http);
  const deviceId = deviceIdOf(services, http);
  await database.withSystem((tx) =>
    askForReset(services, tx, { name: body.userName, letterhead, cause: "asked", deviceId }),
  );
  return { emailSent: true };
});
