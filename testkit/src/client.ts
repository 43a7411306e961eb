import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import type { Call, CallInput, CallResult } from "@evolve/contracts/call";
import type { Server } from "@evolve/server/app";
import type { LightMyRequestResponse } from "fastify";
import type { BuiltUser } from "./builders.ts";

export interface Answer<C extends Call> {
  readonly status: number;
  /** The body of a 200; an error body otherwise. */
  readonly body: CallResult<C>;
  /** The error's code, or an empty text. */
  readonly errorCode: string;
  readonly response: LightMyRequestResponse;
}

export interface TestClient {
  /** Tokens of the signed-in user; null when signed out. */
  readonly tokens: CallResult<typeof exchangeToken> | null;
  readonly call: <C extends Call>(call: C, input: CallInput<C>) => Promise<Answer<C>>;
  /** Sends any input, valid or not, to a call's path. */
  readonly send: (
    call: Call,
    raw: { path?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<Answer<Call>>;
}

let strangers = 0;
/** Each client has its own address, so that one test's limits do not affect another. */
const nextAddress = (): string => {
  strangers += 1;
  return `10.${(process.pid >> 8) & 255}.${(strangers >> 8) & 255}.${strangers & 255}`;
};

/** A signed-out client, over HTTP without a socket. */
export const anonymous = (server: Pick<Server, "app">, address = nextAddress()): TestClient =>
  createClient(server, null, address);

/** Signs in as a user does, with two calls. */
export const signIn = async (
  server: Pick<Server, "app">,
  user: BuiltUser,
  address = nextAddress(),
): Promise<TestClient> => {
  const stranger = anonymous(server, address);
  const signedIn = await stranger.call(login, { body: { userName: user.userName, password: user.password } });
  if (signedIn.status !== 200) throw new Error(`could not sign in as ${user.userName}: ${signedIn.errorCode}`);
  const exchanged = await stranger.call(exchangeToken, { body: { accessToken: signedIn.body.id_token } });
  return createClient(server, exchanged.body, address);
};

/** A client that uses tokens other than its own. */
export const withTokens = (server: Pick<Server, "app">, tokens: CallResult<typeof exchangeToken>): TestClient =>
  createClient(server, tokens, nextAddress());

const createClient = (server: Pick<Server, "app">, tokens: TestClient["tokens"], address: string): TestClient => {
  const send: TestClient["send"] = async (call, raw) => {
    const response = await server.app.inject({
      method: call.method,
      url: raw.path ?? call.path,
      headers: {
        "x-forwarded-for": address,
        ...(tokens && { authorization: `Bearer ${tokens.accessToken}` }),
        ...(raw.body !== undefined && { "content-type": "application/json" }),
        ...raw.headers,
      },
      ...(raw.body !== undefined && { payload: typeof raw.body === "string" ? raw.body : JSON.stringify(raw.body) }),
    });
    const isJson = /^application\/(scim\+)?json/.test(String(response.headers["content-type"]));
    const body = isJson ? response.json<Record<string, unknown>>() : {};
    return {
      status: response.statusCode,
      body,
      errorCode: typeof body["errorCode"] === "string" ? body["errorCode"] : "",
      response,
    };
  };
  return {
    tokens,
    send,
    call: async (call, input) => {
      const { params, query, body } = input as {
        params?: Record<string, string>;
        query?: Record<string, string>;
        body?: unknown;
      };
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
      const search = query ? `?${new URLSearchParams(query).toString()}` : "";
      const answer = await send(call, { path: path + search, ...(body !== undefined && { body }) });
      return answer;
    },
  };
};
