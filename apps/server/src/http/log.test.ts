import { exchangeToken, logout, refresh } from "@evolve/contracts/session-tokens";
import { login, prelogin } from "@evolve/contracts/authentication";
import { activateUser } from "@evolve/contracts/invitations";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";

const totpSecret = "JBSWY3DPEHPK3PXP";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("No password, one-time code, token, cookie or address parameter reaches the log, whatever goes wrong", async () => {
  const user = await buildUser(server.services, await buildTenant(server.services), { totpSecret });
  const stranger = anonymous(server);
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({
    timestamp: server.clock.now().getTime(),
  });
  const { userName, password } = user;
  const secrets = {
    wrong: "Wrong#pass-2026",
    odd: "odd-token-value",
    cookie: "cookie-value-1",
    query: "query-value-1",
  };

  await stranger.call(prelogin, { body: { userName } });
  await stranger.call(login, { body: { userName, password: secrets.wrong, totp } });
  await stranger.send(login, { body: `{"userName":"${userName}","password":"${secrets.wrong}",` });
  await stranger.send(login, { body: { userName, password: secrets.wrong, totp, [secrets.odd.slice(0, 3)]: 1 } });
  await stranger.send(login, { body: { userName: secrets.wrong, password: [secrets.wrong] } });
  await stranger.send(login, { path: `${login.path}?password=${secrets.query}`, body: { userName } });
  const entered = await stranger.call(login, { body: { userName, password, totp } });
  const exchanged = (await stranger.call(exchangeToken, { body: { accessToken: entered.body.id_token } })).body;
  const renewed = (await stranger.call(refresh, { body: { token: exchanged.refreshToken } })).body;
  const client = withTokens(server, renewed);
  await client.send(currentUser, { headers: { cookie: `auth_info=${secrets.cookie}` } });
  await client.send(currentUser, { path: `${currentUser.path}?token=${secrets.query}` });
  await stranger.call(exchangeToken, { body: { accessToken: secrets.odd } });
  await stranger.call(refresh, { body: { token: secrets.odd } });
  await stranger.send(currentUser, { headers: { authorization: `Bearer ${secrets.odd}.a.b` } });
  await stranger.call(activateUser, { body: { password: secrets.wrong, token: secrets.odd } });
  await client.call(logout, { body: { accessToken: renewed.accessToken, refreshToken: renewed.refreshToken } });
  await client.call(currentUser, {});

  expect(entered.status).toBe(200);
  const setCookie = /system_session=([^;]+)/.exec(String(entered.response.headers["set-cookie"]))?.[1];
  const hidden = {
    password,
    totp,
    totpSecret,
    setCookie,
    idToken: entered.body.id_token,
    ...secrets,
    accessToken: exchanged.accessToken,
    refreshToken: exchanged.refreshToken,
    renewedAccess: renewed.accessToken,
    renewedRefresh: renewed.refreshToken,
    signature: renewed.accessToken.split(".")[2],
    mac: renewed.refreshToken.split(".")[3],
  };
  const text = JSON.stringify(server.logged);
  expect(server.logged.length).toBeGreaterThan(17);
  const found = Object.entries(hidden).filter(([, value]) => !value || text.includes(value));
  expect(found).toEqual([]);
});

test("A request is one line: method, path without parameters, status, duration, user", async () => {
  const user = await buildUser(server.services, await buildTenant(server.services));
  const stranger = anonymous(server);
  const body = { userName: user.userName, password: user.password };
  const { id_token } = (await stranger.call(login, { body })).body;
  const tokens = (await stranger.call(exchangeToken, { body: { accessToken: id_token } })).body;
  const before = server.logged.length;
  await withTokens(server, tokens).send(currentUser, { path: `${currentUser.path}?a=1` });
  const lines = server.logged.slice(before);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    method: "GET",
    path: currentUser.path,
    status: 200,
    ms: expect.any(Number),
    tenantId: user.tenantId,
    userId: user.id,
  });
});
