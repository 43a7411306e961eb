import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import type { BuiltUser } from "@evolve/testkit/builders";
import autocannon, { type Request } from "autocannon";

export interface Load {
  readonly connections: number;
  /** For so long, or so many requests in all: a multiple of the connections. */
  readonly until: { readonly seconds: number } | { readonly requests: number };
  /** What a connection asks for, over and over; each as soon as the one before is answered. */
  readonly requestsOf: (connection: number) => Request[];
  /** What every answer has; 200 where none is given. */
  readonly status?: number;
}

export interface Answered {
  readonly requests: number;
  readonly perSecond: number;
}

/** Puts a load on a server over real sockets. Throws when anything is answered with another status. */
export const drive = async (url: string, { connections, until, requestsOf, status = 200 }: Load): Promise<Answered> => {
  let connection = 0;
  const result = await autocannon({
    url,
    connections,
    ...("seconds" in until ? { duration: until.seconds } : { amount: until.requests }),
    // It looks this often whether it is done, in milliseconds.
    sampleInt: 20,
    timeout: 60,
    setupClient: (client) => {
      client.setRequests(requestsOf(connection));
      connection += 1;
    },
  });
  const answers = result["2xx"] + result.non2xx;
  const requests = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  const failed = answers - requests + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${answers + result.errors} requests failed`);
  return { requests, perSecond: requests / result.duration };
};

const json = { "content-type": "application/json" };

/** A request of a call with a body. */
export const posting = (path: string, body: unknown, headers: Record<string, string> = {}): Request => ({
  method: "POST",
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

/** What a user's browser brings to the next sign-in: the cookie by which it is a known device. */
const devices = new WeakMap<BuiltUser, string>();

/** The password, from a browser that the user has signed in with before. */
export const signingIn = (user: BuiltUser, onAnswer?: (body: string) => void): Request => {
  const request = posting(login.path, { userName: user.userName, password: user.password });
  return {
    ...request,
    setupRequest: (asked) => {
      const cookie = devices.get(user);
      return cookie === undefined ? asked : { ...asked, headers: { ...request.headers, cookie } };
    },
    onResponse: (_status, body, _context, headers) => {
      const cookie = deviceCookieOf(headers);
      if (cookie !== undefined) devices.set(user, cookie);
      onAnswer?.(body);
    },
  };
};

/** Of the response's headers as autocannon keeps them: names as they came, and one value or several. */
const deviceCookieOf = (headers: object | undefined): string | undefined =>
  Object.entries(headers ?? {})
    .filter(([name]) => name.toLowerCase() === "set-cookie")
    .flatMap(([, value]) => value as string | string[])
    .find((cookie) => /^[^=]*known_device=/.test(cookie))
    ?.split(";")[0];

/** Both calls of a sign-in: the password, then the tokens. */
export const signingInCompletely = (user: BuiltUser): Request[] => {
  let idToken = "";
  return [
    signingIn(user, (body) => {
      idToken = idTokenOf(body);
    }),
    {
      ...posting(exchangeToken.path, {}),
      setupRequest: (request) => ({ ...request, body: JSON.stringify({ accessToken: idToken }) }),
    },
  ];
};

const idTokenOf = (body: string): string => (JSON.parse(body) as { id_token: string }).id_token;

/** The users from one of them on, so that no two connections ask for the same at the same time. */
export const rotated = <T>(list: readonly T[], first: number): T[] => {
  const at = first % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

/** Node's own `fetch` asks for less. */
const browsersEncodings = "gzip, deflate, br, zstd";

/** One call over HTTP, as a browser asks; throws when it is not answered with 200. */
export const call = async <T>(
  url: string,
  path: string,
  {
    body,
    method = body === undefined ? "GET" : "POST",
    token,
  }: { body?: unknown; method?: string; token?: string } = {},
): Promise<T> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      "accept-encoding": browsersEncodings,
      ...(body !== undefined && json),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};

/** Signs in as a browser does and answers the session's tokens. */
export const signIn = async (
  url: string,
  { userName, password }: Pick<BuiltUser, "userName" | "password">,
): Promise<{ accessToken: string; refreshToken: string }> => {
  const { id_token } = await call<{ id_token: string }>(url, login.path, { body: { userName, password } });
  return call(url, exchangeToken.path, { body: { accessToken: id_token } });
};

/** How long sign-ins take, password to identity token, one after the other on one connection, in milliseconds. */
export const signInTimes = async (
  url: string,
  users: readonly Pick<BuiltUser, "userName" | "password">[],
  count: number,
): Promise<number[]> => {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const user = users[Math.floor(Math.random() * users.length)];
    const began = performance.now();
    await call(url, login.path, { body: { userName: user?.userName, password: user?.password } });
    times.push(performance.now() - began);
  }
  return times;
};
