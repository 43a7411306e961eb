import type * as contract from "@evolve/contracts/authentication";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { exchangeSignIn } from "../sessions/index.ts";
import { finishSignIn } from "./admit.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";

type Call = typeof contract.loginV1;

/** Opens a session and answers its tokens at once. */
export const loginV1 =
  (services: Services) =>
  async ({ body, http, reply }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { opened } = await signInWithPassword(services, body, http);
    const tokens = await exchangeSignIn(services, opened.idToken);
    await finishSignIn(services, reply, opened);
    return tokens;
  };
