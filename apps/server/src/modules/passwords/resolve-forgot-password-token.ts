import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/passwords";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { isUsable, personOfToken } from "./prove-reset.ts";

type Call = typeof contract.resolveForgotPasswordToken;

/** Whether a reset link may still be used. A token that names nobody, or another person, looks like an expired one. */
export const resolveForgotPasswordToken =
  (services: Services) =>
  async ({ body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { clock, limiter } = services;
    await limiter.admit(http.ip);
    const found = await personOfToken(services, body, body.token);
    if (!found) {
      await limiter.charge(http.ip);
      return { forgotPasswordTokenValid: false, idmType: "EVOLVE" };
    }
    return { forgotPasswordTokenValid: isUsable(found.row, clock.now()), idmType: found.person.idmType };
  };
