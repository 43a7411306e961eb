import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let user: BuiltUser;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  user = await buildUser(server.services, await buildTenant(server.services), { firstName: "Ada", lastName: "Byron" });
  stranger = anonymous(server);
});
afterAll(() => server.close());

const enter = async (): Promise<string> => {
  const body = { userName: user.userName, password: user.password };
  return (await stranger.call(login, { body })).body.id_token;
};
const exchange = (accessToken: string) => stranger.call(exchangeToken, { body: { accessToken } });

test("A sign-in token is exchanged for the tokens of its session and their expiries [SSO-016, SSO-017]", async () => {
  const { status, body } = await exchange(await enter());
  const now = server.clock.now().getTime() / 1000;
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual([
    "accessToken",
    "accessTokenExpiry",
    "refreshToken",
    "refreshTokenExpiry",
    "sessionId",
  ]);
  expect(Math.abs(body.accessTokenExpiry - (now + 15 * 60))).toBeLessThan(5);
  expect(Math.abs(body.refreshTokenExpiry - (now + 12 * 3600))).toBeLessThan(5);
});

test("The access token carries the claims that the browser reads, and no address or password [LOGOUT-019]", async () => {
  const { body } = await exchange(await enter());
  expect(decodeJwt(body.accessToken)).toEqual({
    aud: "evolve-suite",
    iss: "urn:evolve:na1",
    iat: expect.any(Number),
    exp: body.accessTokenExpiry,
    sub: user.id,
    sid: body.sessionId,
    tenant: user.tenantId,
    icClusterId: "C1",
    icAgentId: user.id,
    icBUId: expect.stringMatching(/./),
    secondaryRoles: [],
    name: "Ada Byron",
    given_name: "Ada",
    family_name: "Byron",
    role: { id: user.roleId, legacyId: expect.any(String) },
  });
});

test("Tokens are three base64url parts, the refresh token tells nothing of the user", async () => {
  const idToken = await enter();
  const { body } = await exchange(idToken);
  for (const token of [idToken, body.accessToken])
    expect(token).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/);
  expect(body.refreshToken).not.toContain(user.id);
});

test("A sign-in token is good once", async () => {
  const idToken = await enter();
  expect((await exchange(idToken)).status).toBe(200);
  expect(await exchange(idToken)).toMatchObject({ status: 401, errorCode: "TOKEN_INVALID" });
});

test("Of twenty exchanges at the same moment, on two nodes, exactly one succeeds", async () => {
  const nodes = [anonymous(server), anonymous(await server.anotherNode())];
  const body = { accessToken: await enter() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (nodes[turn % 2] ?? stranger).call(exchangeToken, { body })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
});

test("A sign-in token admits to no call, an access token is not exchanged [SEC-28]", async () => {
  const idToken = await enter();
  const { body } = await exchange(idToken);
  const asBearer = await withTokens(server, { ...body, accessToken: idToken }).call(currentUser, {});
  expect(asBearer).toMatchObject({ status: 401, errorCode: "TOKEN_INVALID" });
  expect(await exchange(body.accessToken)).toMatchObject({ status: 401, errorCode: "TOKEN_INVALID" });
});

test("A sign-in token expires after two minutes", async () => {
  const idToken = await enter();
  server.clock.advance(121);
  expect(await exchange(idToken)).toMatchObject({ status: 401, errorCode: "TOKEN_EXPIRED" });
});

test("Unparsable, mistyped, over-long and unknown fields are refused", async () => {
  expect(await stranger.send(exchangeToken, { body: "{" })).toMatchObject({
    status: 400,
    errorCode: "UNPARSABLE_BODY",
  });
  for (const [field, body] of [
    ["accessToken", {}],
    ["accessToken", { accessToken: 1 }],
    ["accessToken", { accessToken: "x".repeat(2_001) }],
    ["userId", { accessToken: "x", userId: user.id }],
  ] as const) {
    const refused = await stranger.send(exchangeToken, { body });
    expect(refused.status).toBe(400);
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual([field]);
  }
});
