import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/passwords";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { languageOfRequest } from "../../http/language.ts";
import { announceReset, askForReset } from "../password-resets/index.ts";

type Call = typeof contract.forgotPassword;

/** Writes down that somebody has forgotten a password. Whose name it is, nobody looks up before the answer. */
export const forgotPassword =
  (services: Services) =>
  async ({ body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { database, limiter } = services;
    await limiter.admit(http.ip);
    await limiter.charge(http.ip);
    const language = languageOfRequest(http);
    await askForReset(services, database.system, { name: body.userName, language, cause: "asked" });
    await announceReset(services);
    return { emailSent: true };
  };
