import { exchangeToken, logout, refresh } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import type { CallResult } from "@evolve/contracts/call";
import { currentUser } from "@evolve/contracts/current-user";
import type { Server } from "@evolve/server/app";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

type Tokens = CallResult<typeof exchangeToken>;
let server: TestServer;
let other: Server;
let user: BuiltUser;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.anotherNode();
  user = await buildUser(server.services, await buildTenant(server.services));
  stranger = anonymous(server);
});
afterAll(() => server.close());

const open = async (): Promise<Tokens> => {
  const { tokens } = await signIn(server, user);
  if (!tokens) throw new Error("no tokens");
  return tokens;
};
const leave = (body: { accessToken?: string; refreshToken?: string }) => stranger.call(logout, { body });
const faultOf = async (tokens: Tokens, on: Pick<Server, "app"> = server) =>
  (await withTokens(on, tokens).call(currentUser, {})).errorCode;
const expectEnded = async (tokens: Tokens): Promise<void> => {
  for (const node of [server, other]) {
    await vi.waitFor(async () => expect(await faultOf(tokens, node)).toBe("SIGNED_OUT"));
    const renewed = await anonymous(node).call(refresh, { body: { token: tokens.refreshToken } });
    expect(renewed).toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
  }
};

test("After logout access and refresh token are refused on both nodes [LOGOUT-029, SEC-20]", async () => {
  const tokens = await open();
  for (const node of [server, other]) expect(await faultOf(tokens, node)).toBe("");
  expect(await leave(both(tokens))).toMatchObject({ status: 200, body: { success: true } });
  await expectEnded(tokens);
});

test("Either token alone ends the session", async () => {
  const [first, second] = [await open(), await open()];
  await leave({ accessToken: first.accessToken });
  await leave({ refreshToken: second.refreshToken });
  await expectEnded(first);
  await expectEnded(second);
});

test("An expired access token with its refresh token ends the session", async () => {
  const tokens = await open();
  server.clock.advance(15 * 60 + 1);
  expect((await leave(both(tokens))).body).toEqual({ success: true });
  const renewed = await stranger.call(refresh, { body: { token: tokens.refreshToken } });
  expect(renewed.errorCode).toBe("SIGNED_OUT");
});

test("A refresh token that was replaced still ends its session", async () => {
  const first = await open();
  const second = (await stranger.call(refresh, { body: { token: first.refreshToken } })).body;
  await leave({ refreshToken: first.refreshToken });
  await expectEnded(second);
});

test("A sign-in token of an ended session is not exchanged", async () => {
  const body = { userName: user.userName, password: user.password };
  const entered = (await stranger.call(login, { body })).body;
  await server.services.database.system
    .updateTable("sessions")
    .set({ ended_at: server.clock.now() })
    .where("id", "=", entered.sessionId)
    .execute();
  const exchanged = await stranger.call(exchangeToken, { body: { accessToken: entered.id_token } });
  expect(exchanged).toMatchObject({ status: 401, errorCode: "TOKEN_INVALID" });
});

test("Unknown, forged, malformed, repeated and missing tokens are answered the same, and end nothing", async () => {
  const [tokens, gone] = [await open(), await open()];
  const [tenantId, sessionId, generation] = tokens.refreshToken.split(".");
  await leave(both(gone));
  const answers = [
    await leave({}),
    await leave({ accessToken: "x", refreshToken: "y" }),
    await leave({ accessToken: `${tokens.accessToken.slice(0, -4)}AAAA` }),
    await leave({ refreshToken: [tenantId, sessionId, generation, "A".repeat(43)].join(".") }),
    await leave({ refreshToken: ["-".repeat(36), sessionId, generation, "A".repeat(43)].join(".") }),
    await leave(both(gone)),
  ];
  for (const { status, body, response } of answers) {
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(response.headers["set-cookie"]).toBe(answers[0]?.response.headers["set-cookie"]);
  }
  expect(await faultOf(tokens)).toBe("");
});

test("Logout ends one session, not the user's others", async () => {
  const [mine, elsewhere] = [await open(), await open()];
  await leave(both(mine));
  expect(await faultOf(elsewhere)).toBe("");
});

test("Logout takes the session cookie away", async () => {
  const { response } = await leave(both(await open()));
  expect(response.headers["set-cookie"]).toMatch(/^system_session=; .*Expires=Thu, 01 Jan 1970/);
});

test("Logout works with the access token of the request expired in its header too", async () => {
  const tokens = await open();
  server.clock.advance(15 * 60 + 1);
  const left = await withTokens(server, tokens).call(logout, { body: { refreshToken: tokens.refreshToken } });
  expect(left).toMatchObject({ status: 200, body: { success: true } });
});

test("Over-long and unknown fields are refused", async () => {
  for (const [field, body] of [
    ["accessToken", { accessToken: "x".repeat(2_001) }],
    ["everywhere", { everywhere: true }],
  ] as const) {
    const refused = await stranger.send(logout, { body });
    expect(refused.status).toBe(400);
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual([field]);
  }
});

const both = ({ accessToken, refreshToken }: Tokens) => ({ accessToken, refreshToken });
