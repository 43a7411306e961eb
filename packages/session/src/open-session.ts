import { keptScheduleKey } from "@evolve/contracts/kept-schedule";
import { exchangeToken, type Tokens } from "@evolve/contracts/session-tokens";
import { authInfo, type AuthInfo } from "./auth-info.ts";
import { createBroadcastChannel } from "./channel.ts";
import type { Client } from "./client.ts";
import { systemClock } from "./clock.ts";
import { browserCookies } from "./cookies.ts";
import type { Environment } from "./environment.ts";
import { createLastActivity } from "./last-activity.ts";
import { claimsOf } from "./token-claims.ts";

export interface SessionOpener {
  /** Turns the answer of `login` into a session: exchanges its token and writes the cookie. Rejects with CallError. */
  readonly signIn: (answer: { readonly id_token: string; readonly code?: string | undefined }) => Promise<AuthInfo>;
  /** The same with the tokens of a session that is there already. */
  readonly signInWith: (tokens: Tokens) => AuthInfo;
}

const browserParts = () => ({
  auth: authInfo,
  cookies: browserCookies,
  clock: systemClock,
  channel: createBroadcastChannel(),
  storage: localStorage,
});

/** The beginning of a session, apart from what keeps one running: a page that only signs in carries no more. */
export const createSessionOpener = (
  client: Pick<Client, "call">,
  given?: Pick<Environment, "auth" | "cookies" | "clock" | "channel" | "storage">,
): SessionOpener => {
  const { auth, cookies, clock, channel, storage } = given ?? browserParts();
  const lastActivity = createLastActivity(cookies);

  const signInWith = (tokens: Tokens, authCode?: string): AuthInfo => {
    // It may be the schedule of a previous user whose session has expired.
    storage.removeItem(keptScheduleKey);
    const info = auth.write(tokens, authCode);
    lastActivity.write(clock.now());
    channel.post({ type: "signed-in", sub: claimsOf(info.token)?.sub ?? "" });
    return info;
  };

  return {
    signIn: async (answer) =>
      signInWith(await client.call(exchangeToken, { body: { accessToken: answer.id_token } }), answer.code),
    signInWith,
  };
};
