import { errorCatalogue } from "@evolve/contracts/errors";
import * as contract from "@evolve/contracts/openid";
import { refuse } from "../../../core/refusal.ts";
import { operation } from "../../../core/operation.ts";
import { openidProvider } from "./openid.ts";

const codes: readonly string[] = Object.values(errorCatalogue).map(({ code }) => code);

/** Sends somebody who cannot sign in back to the client that sent them, and to nobody else: the address is a registered one. */
export const refuseAuthorization = operation(contract.refuseAuthorization, async ({ body, services }) => {
  const { errorCode, ...offered } = body;
  const openid = services.use(openidProvider);
  const request = (await openid.check(offered)) ?? refuse("invalidLoginRequest");
  const error_description = codes.includes(errorCode) ? errorCode : errorCatalogue.unexpected.code;
  return { redirectTo: openid.onward(request, { error: "access_denied", error_description }) };
});
