import { exchangeToken, logout, refresh } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { currentRefreshToken, systemSession } from "@evolve/contracts/session-state";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let user: BuiltUser;
let nobody: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  user = await buildUser(server.services, await buildTenant(server.services));
  nobody = anonymous(server);
});
afterAll(() => server.close());

/** Signs in as a browser would, which keeps the cookie. */
const openBrowser = async () => {
  const entered = await nobody.call(login, { body: { userName: user.userName, password: user.password } });
  const [cookie = ""] = String(entered.response.headers["set-cookie"]).split(";");
  const { body: tokens } = await nobody.call(exchangeToken, { body: { accessToken: entered.body.id_token } });
  return { cookie, tokens, client: withTokens(server, tokens) };
};
const stateOf = async (cookie?: string) =>
  (await nobody.send(systemSession, { ...(cookie && { headers: { cookie } }) })).body;

test("The cookie says whether its session lives, and not whose it is [LOGOUT-030]", async () => {
  const { cookie } = await openBrowser();
  expect(await stateOf(cookie)).toEqual({ loggedIn: true, expiresAt: expect.stringMatching(/Z$/) });
  for (const none of [undefined, "system_session=", "system_session=none"])
    expect(await stateOf(none)).toEqual({ loggedIn: false, expiresAt: null });
});

test("Logout without tokens ends the session of the cookie and takes it away", async () => {
  const { cookie, client } = await openBrowser();
  const left = await nobody.send(logout, { body: {}, headers: { cookie } });
  expect(left.body).toEqual({ success: true });
  expect(left.response.headers["set-cookie"]).toMatch(/^system_session=; .*Expires=Thu, 01 Jan 1970/);
  expect(await stateOf(cookie)).toEqual({ loggedIn: false, expiresAt: null });
  expect((await client.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
});

test("Logout ends both the session of the tokens and that of the cookie", async () => {
  const [one, two] = [await openBrowser(), await openBrowser()];
  await nobody.send(logout, { body: { accessToken: one.tokens.accessToken }, headers: { cookie: two.cookie } });
  for (const { client } of [one, two]) expect((await client.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
});

test("The cookie's session ends with its time", async () => {
  const { cookie } = await openBrowser();
  server.clock.advance(12 * 60 * 60 + 1);
  expect(await stateOf(cookie)).toEqual({ loggedIn: false, expiresAt: null });
});

test("The refresh token of now is given to the browser that holds the session's cookie [LOGOUT-031]", async () => {
  const { cookie, tokens, client } = await openBrowser();
  const { body } = await client.send(currentRefreshToken, { headers: { cookie } });
  expect(body).toEqual({ refreshToken: tokens.refreshToken, refreshTokenExpiry: tokens.refreshTokenExpiry });
  const renewed = await nobody.call(refresh, { body: { token: tokens.refreshToken } });
  const later = await client.send(currentRefreshToken, { headers: { cookie } });
  expect(later.body).toMatchObject({ refreshToken: renewed.body.refreshToken });
});

test("An access token alone, or with another session's cookie, gets no refresh token [LOGOUT-031]", async () => {
  const [mine, other] = [await openBrowser(), await openBrowser()];
  for (const headers of [{}, { cookie: other.cookie }])
    expect(await mine.client.send(currentRefreshToken, { headers })).toMatchObject({ status: 403 });
  expect(await nobody.send(currentRefreshToken, { headers: { cookie: mine.cookie } })).toMatchObject({ status: 401 });
  const away = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect(await away.send(currentRefreshToken, { headers: { cookie: mine.cookie } })).toMatchObject({ status: 403 });
});
