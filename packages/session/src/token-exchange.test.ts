import { expect, test } from "vitest";
import { createBrowser, createClock, createJar, createServer, refusal, tokenOf } from "../test/world.ts";
import { createAuthInfo } from "./auth-info.ts";
import { createTokenExchange } from "./token-exchange.ts";

const minute = 60_000;
const token = tokenOf({ sub: "u1" });

test("the access token is handed over in a cookie of base64 JSON, for 120 minutes [LOGOUT-011, LOGOUT-022]", async () => {
  const clock = createClock();
  const jar = createJar(clock);
  const exchange = createTokenExchange(jar);
  expect(exchange.write(token)).toBe(true);
  expect(JSON.parse(atob(jar.read("token_exchange") ?? ""))).toEqual({ accessToken: token });
  await clock.pass(120 * minute - 1);
  expect(exchange.read()).toBe(token);
  await clock.pass(1);
  expect(exchange.read()).toBeUndefined();
});

test.each(["", "a.b", "a.b.c.d", "a b.c.d", "a.b.c=", "<script>.b.c"])(
  "what does not look like a token is neither kept nor read: %j [LOGOUT-014]",
  (text) => {
    const jar = createJar(createClock());
    const exchange = createTokenExchange(jar);
    expect(exchange.write(text)).toBe(false);
    expect(jar.has("token_exchange")).toBe(false);
    jar.write("token_exchange", btoa(JSON.stringify({ accessToken: text })), 60);
    expect(exchange.read()).toBeUndefined();
  },
);

test("a page that is kept away from its cookies says so", () => {
  const exchange = createTokenExchange({ read: () => undefined, write: () => undefined, remove: () => undefined });
  expect(exchange.write(token)).toBe(false);
});

test("auth_info holds both tokens, their ends, the session and the code of a sign-in for a client [LOGOUT-021, LOGOUT-040]", () => {
  const clock = createClock();
  const jar = createJar(clock);
  const tokens = createServer(clock).issue();
  createAuthInfo(jar).write(tokens);
  expect(JSON.parse(jar.read("auth_info") ?? "")).toEqual({
    token: tokens.accessToken,
    tokenExpirationTimeSec: tokens.accessTokenExpiry,
    refreshToken: tokens.refreshToken,
    refreshTokenExpirationTimeSec: tokens.refreshTokenExpiry,
    sessionId: "s1",
  });
  expect(createAuthInfo(jar).read()).not.toHaveProperty("authCode");
  createAuthInfo(jar).write(tokens, "code-1");
  expect(createAuthInfo(jar).read()).toMatchObject({ sessionId: "s1", authCode: "code-1" });
});

test("a sign-out that the server did not confirm can be tried again with the token that is kept", async () => {
  const clock = createClock();
  const server = createServer(clock);
  let isDown = true;
  const answer = server.fetch;
  const browser = createBrowser(clock, {
    ...server,
    fetch: (path, init) =>
      isDown && path.endsWith("/logout") ? Promise.resolve(refusal("unexpected")) : answer(path, init),
  });
  browser.auth.write(server.issue());
  const { session } = browser.openTab();
  expect(await session.signOut()).toBe(false);
  expect(browser.auth.read()).toBeUndefined();
  isDown = false;
  const again = session.signOut();
  await clock.pass(minute);
  expect(await again).toBe(true);
  expect(browser.cookies.has("token_exchange")).toBe(false);
});
