import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import type { Call, CallInput, CallResult } from "@evolve/contracts/call";
import type { Server } from "@evolve/server/app";
import type { BuiltUser } from "./builders.ts";
import { type Answer, anonymous } from "./client.ts";

/** A client that keeps cookies, as a browser does, and the tokens of the signed-in user. */
export interface Browser {
  readonly cookies: Map<string, string>;
  tokens: CallResult<typeof exchangeToken> | null;
  readonly call: <C extends Call>(call: C, input: CallInput<C>) => Promise<Answer<C>>;
  /** Signs in as the page does. Returns 'signed in', or the code of the refusal. */
  readonly enter: (user: BuiltUser, proof?: object) => Promise<string>;
  /** Stores the tokens from a sign-in's answer. */
  readonly exchange: (idToken: string) => Promise<void>;
}

export const openBrowser = (server: Pick<Server, "app">, address?: string): Browser => {
  const client = anonymous(server, address);
  const browser: Browser = {
    cookies: new Map(),
    tokens: null,
    call: async (call, input) => {
      const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: unknown };
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
      const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : "";
      const answer = await client.send(call, {
        path: path + search,
        ...(body !== undefined && { body }),
        headers: {
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(browser.tokens && { authorization: `Bearer ${browser.tokens.accessToken}` }),
        },
      });
      for (const line of [answer.response.headers["set-cookie"] ?? []].flat()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "") browser.cookies.delete(name);
        else browser.cookies.set(name, value);
      }
      return answer;
    },
    enter: async ({ userName, password }, proof = {}) => {
      const answer = await browser.call(login, { body: { userName, password, ...proof } });
      if (answer.status !== 200) return answer.errorCode.replace("platform_user_manager_service_", "");
      await browser.exchange(answer.body.id_token);
      return "signed in";
    },
    exchange: async (idToken) => {
      browser.tokens = (await browser.call(exchangeToken, { body: { accessToken: idToken } })).body;
    },
  };
  return browser;
};
