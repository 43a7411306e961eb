import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/passwords";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { languageOfRequest } from "../../http/language.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { holdsAtLeast, listPermissionsOf } from "../authorization/index.ts";
import { findChooser, requireChange } from "../credentials/index.ts";
import { findByName } from "../directory/index.ts";
import { announceReset, askForReset } from "../password-resets/index.ts";

type Call = typeof contract.startPasswordReset;

/** Has a user choose a new password: sign-in asks for it from now on, and a reset is mailed. What the administrator may have sent as a password is not looked at. */
export const startPasswordReset =
  (services: Services) =>
  async ({ actor, body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { clock, database } = services;
    const { tenantId } = actor;
    const entry = await findByName(database.system, body.email);
    if (entry?.tenantId !== tenantId) return refuse("notFound", { fields: { email: "notFound" } });
    const { userId } = entry;
    const language = languageOfRequest(http);
    await database.withTenant(tenantId, async (tx) => {
      const person = await findChooser(tx, tenantId, userId);
      if (person?.status !== "ACTIVE") return refuse("notFound", { fields: { email: "notFound" } });
      const held = (await listPermissionsOf(tx, tenantId, userId)) ?? refuse("notFound");
      if (!holdsAtLeast(actor, held)) refuse("forbidden", { reason: "the user holds more than the actor does" });
      if (person.saml) refuse("samlUser");
      await requireChange(tx, tenantId, userId);
      await askForReset(services, tx, { name: person.userName, language, cause: "administrator", person });
      const details = { reason: body.reason ?? "" };
      const action = "user.password-reset-started";
      await recordEvent(tx, { tenantId, at: clock.now(), action, actorId: actor.userId, targetId: userId, details });
    });
    await announceReset(services);
    return { emailSent: true, passwordSet: false };
  };
