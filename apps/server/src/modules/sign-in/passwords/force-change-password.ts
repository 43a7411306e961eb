import * as contract from "@evolve/contracts/passwords";
import { bestEffort } from "../../../core/best-effort.ts";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { proveOneTimeCode, provePassword, refuseUnfit, stateOfProven } from "../authentication/index.ts";
import { findChooser, checkNewPassword } from "../../directory/credentials/index.ts";
import { nameKey } from "../../directory/directory/index.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { putPassword } from "./put-password.ts";

/** Replaces a password that sign-in refused as expired or unfit. The caller proves the old password and, where there is one, the one-time code. */
export const forceChangePassword = operation(contract.forceChangePassword, async ({ body, http, services }) => {
  const { database, passwords } = services;
  const offered = { userName: body.userName, password: body.currentPassword };
  const proven = await provePassword(services, offered, http);
  refuseUnfit(services, proven.person, "password");
  const { tenantId, userId } = proven.person;
  const person =
    (await database.readTenant(tenantId, (tx) => findChooser(tx, tenantId, userId))) ?? refuse("unexpected");
  if (body.userEmail !== undefined && nameKey(body.userEmail) !== nameKey(person.email))
    return proven.fail("wrongCredentials");
  const state = stateOfProven(services, proven, body.currentPassword);
  if (state !== "expired" && state !== "unfit") return refuse("forbidden", { reason: `the password is ${state}` });
  const proof = await proveOneTimeCode(services, http, person, body.totp ?? "", proven.bucket);
  if (person.hasTotp && !proof) return refuse("invalidTotp");

  const letterhead = letterheadOf(http);
  const { language } = letterhead;
  await checkNewPassword(services, { chooser: person, password: body.newPassword, field: "newPassword", language });
  const hash = await passwords.hash(body.newPassword);
  await database.withTenant(tenantId, async (tx) => {
    if (proof && !(await proof.consume(tx))) refuse("invalidTotp");
    await putPassword(services, tx, person, { hash, way: "changed", endSessions: true, letterhead });
  });
  await bestEffort(services, "forgetting wrong guesses", proven.clearFailedAttempts);
  return { success: true };
});
