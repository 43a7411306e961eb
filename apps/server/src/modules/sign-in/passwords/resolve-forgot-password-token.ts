import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/passwords";
import { operation } from "../../../core/operation.ts";
import { isUsable, personOfToken } from "./prove-reset.ts";

/** Whether a reset link may still be used. A token that names nobody, or another person, looks like an expired one. */
export const resolveForgotPasswordToken = operation(
  contract.resolveForgotPasswordToken,
  async ({ body, http, services, now }): Promise<CallAnswer<typeof contract.resolveForgotPasswordToken>> => {
    const { limiter } = services;
    await limiter.admit(http.ip, "resets");
    const found = await personOfToken(services, body, body.token);
    if (!found) {
      await limiter.charge(http.ip, "resets");
      return { forgotPasswordTokenValid: false, idmType: "EVOLVE" };
    }
    return { forgotPasswordTokenValid: isUsable(found.row, now), idmType: found.person.idmType };
  },
);
