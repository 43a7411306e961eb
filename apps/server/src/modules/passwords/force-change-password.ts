import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/passwords";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { languageOfRequest } from "../../http/language.ts";
import { refuse } from "../../http/refusal.ts";
import { proveOneTimeCode, provePassword, refuseUnfit, stateOfProven } from "../authentication/index.ts";
import { findChooser, judgePassword } from "../credentials/index.ts";
import { nameKey } from "../directory/index.ts";
import { announceMail } from "../mail/index.ts";
import { putPassword } from "./put-password.ts";

type Call = typeof contract.forceChangePassword;

/** Replaces a password that sign-in refused as expired or unfit, by who knows it and, where there is one, the one-time code. */
export const forceChangePassword =
  (services: Services) =>
  async ({ body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { bus, database, passwords } = services;
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
    const proof = await proveOneTimeCode(services, http, person, body.totp ?? "", proven.lane);
    if (person.hasTotp && !proof) return refuse("invalidTotp");

    const language = languageOfRequest(http);
    await judgePassword(services, { chooser: person, password: body.newPassword, field: "newPassword", language });
    const hash = await passwords.hash(body.newPassword);
    await database.withTenant(tenantId, async (tx) => {
      if (proof && !(await proof.settle(tx))) refuse("invalidTotp");
      await putPassword(services, tx, person, { hash, way: "changed", endSessions: true, language });
    });
    await proven.forgive();
    await bus.publish({ kind: "user-changed", tenantId, userId });
    await announceMail(services);
    return { success: true };
  };
