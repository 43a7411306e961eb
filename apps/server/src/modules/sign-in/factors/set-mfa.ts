import { setMfa as contract } from "@evolve/contracts/factors";
import type { FastifyRequest } from "fastify";
import { operation } from "../../../core/operation.ts";
import type { Actor } from "../../../core/actor.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { sendNotice } from "../../platform/notices/index.ts";
import { enrolTotp } from "./enrol-totp.ts";
import { clearTotp, readFactorState } from "./repository.ts";

/** Turns the caller's authenticator app on or off. The required step-up rate-limits guesses. */
export const setMfa = operation(contract, async ({ actor, body, http, services }) => {
  const recoveryCodes = body.enabled
    ? await turnOn(services, actor, { ticket: body.ticket ?? "", code: body.code ?? "" }, http)
    : await turnOff(services, actor, http);
  return { recoveryCodes };
});

const turnOn = async (
  services: Services,
  actor: Actor,
  given: { ticket: string; code: string },
  http: FastifyRequest,
): Promise<string[]> => {
  const enrolment = (await enrolTotp(services, actor, given, http)) ?? refuse("invalidTotp");
  await services.database.withTenant(actor.tenantId, enrolment.consume);
  return enrolment.recoveryCodes;
};

const turnOff = async (services: Services, actor: Actor, http: FastifyRequest): Promise<string[]> => {
  const { tenantId, userId } = actor;
  await services.database.withTenant(tenantId, async (tx) => {
    const state = await readFactorState(tx, tenantId, userId);
    if (state.required && state.passkeys === 0) refuse("mfaRequired");
    if (!(await clearTotp(tx, tenantId, userId))) return;
    const at = services.clock.now();
    await recordEvent(tx, { tenantId, at, action: "user.mfa-disabled", actorId: userId, targetId: userId });
    await sendNotice(services, tx, http, actor, "factorRemoved");
  });
  return [];
};
