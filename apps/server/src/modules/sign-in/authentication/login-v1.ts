import * as contract from "@evolve/contracts/authentication";
import { operation } from "../../../core/operation.ts";
import { exchangeSignIn } from "../sessions/index.ts";
import { finishSignIn } from "./admit.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";

/** Opens a session and answers its tokens at once. */
export const loginV1 = operation(contract.loginV1, async ({ body, http, reply, services }) => {
  const { opened } = await signInWithPassword(services, body, http);
  const tokens = await exchangeSignIn(services, opened.idToken);
  await finishSignIn(services, reply, opened);
  return tokens;
});
