import type { CallAnswer } from "@evolve/contracts/call";
import { errorCatalogue } from "@evolve/contracts/errors";
import type * as contract from "@evolve/contracts/openid";
import type { Request } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import type { Openid } from "./openid.ts";

type Call = typeof contract.refuseAuthorization;

const codes: readonly string[] = Object.values(errorCatalogue).map(({ code }) => code);

/** Sends somebody who cannot sign in back to the client that sent them, and to nobody else: the address is a registered one. */
export const refuseAuthorization =
  (openid: Openid) =>
  async ({ body: { errorCode, ...offered } }: Request<Call>): Promise<CallAnswer<Call>> => {
    const request = (await openid.check(offered)) ?? refuse("invalidLoginRequest");
    const error_description = codes.includes(errorCode) ? errorCode : errorCatalogue.unexpected.code;
    return { redirectTo: openid.onward(request, { error: "access_denied", error_description }) };
  };
