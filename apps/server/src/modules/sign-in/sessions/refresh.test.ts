import { type exchangeToken, refresh } from "@evolve/contracts/session-tokens";
import type { CallResult } from "@evolve/contracts/call";
import { currentUser } from "@evolve/contracts/current-user";
import type { Server } from "@evolve/server/app";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const minute = 60;
const hour = 60 * minute;
let server: TestServer;
let other: Server;
let tenant: BuiltTenant;
let user: BuiltUser;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.anotherNode();
  tenant = await buildTenant(server.services);
  stranger = anonymous(server);
});
beforeEach(async () => {
  user = await buildUser(server.services, tenant);
});
afterAll(() => server.close());

type Tokens = CallResult<typeof exchangeToken>;
const open = async (): Promise<Tokens> => {
  const { tokens } = await signIn(server, user);
  if (!tokens) throw new Error("no tokens");
  return tokens;
};
const renew = (token: string, on: TestClient = stranger) => on.call(refresh, { body: { token } });
const admitted = async (tokens: Tokens, on: Pick<Server, "app"> = server) =>
  (await withTokens(on, tokens).call(currentUser, {})).status === 200;
const setUser = (values: object) =>
  server.services.database.system.updateTable("users").set(values).where("id", "=", user.id).execute();

test("A refresh token is replaced by a successor with a fresh access token [LOGOUT-028, SEC-27]", async () => {
  const first = await open();
  server.clock.advance(10 * minute);
  const second = (await renew(first.refreshToken)).body;
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(second.accessTokenExpiry - first.accessTokenExpiry).toBeGreaterThanOrEqual(10 * minute);
  expect(second).toMatchObject({ sessionId: first.sessionId, refreshTokenExpiry: first.refreshTokenExpiry });
  expect(await admitted(second)).toBe(true);
  expect((await renew(second.refreshToken)).status).toBe(200);
});

test("A replay within ten seconds gets the same successor, on any node [SEC-27]", async () => {
  const { refreshToken } = await open();
  const successor = (await renew(refreshToken)).body.refreshToken;
  server.clock.advance(9);
  for (const node of [server, other])
    expect((await renew(refreshToken, anonymous(node))).body.refreshToken).toBe(successor);
});

test("A replay after the grace ends the session, successors and access token too, on all nodes [SEC-27]", async () => {
  const first = await open();
  const second = (await renew(first.refreshToken)).body;
  expect(await admitted(second, other)).toBe(true);
  server.clock.advance(11);
  expect(await renew(first.refreshToken)).toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
  expect(await renew(second.refreshToken)).toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
  for (const node of [server, other]) await vi.waitFor(async () => expect(await admitted(second, node)).toBe(false));
});

test("The token before last is a replay even within the grace [SEC-27]", async () => {
  const first = await open();
  const second = (await renew(first.refreshToken)).body;
  await renew(second.refreshToken);
  expect((await renew(first.refreshToken)).errorCode).toBe("SIGNED_OUT");
});

test("A replay ends one session, not the user's others", async () => {
  const [stolen, mine] = [await open(), await open()];
  await renew(stolen.refreshToken);
  server.clock.advance(11);
  await renew(stolen.refreshToken);
  expect((await renew(mine.refreshToken)).status).toBe(200);
});

test("Twenty refreshes at the same moment on two nodes all get one successor, and none signs out [SEC-27]", async () => {
  const { refreshToken } = await open();
  const nodes = [anonymous(server), anonymous(other)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => renew(refreshToken, nodes[turn % 2] ?? stranger)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [successor, ...more] = new Set(answers.map(({ body }) => body.refreshToken));
  expect(more).toEqual([]);
  expect((await renew(successor ?? "")).status).toBe(200);
});

test("A forged token, another session's or another generation's is invalid and harms nobody", async () => {
  const [mine, theirs] = [await open(), await open()];
  const [tenantId, sessionId, generation, mac] = mine.refreshToken.split(".");
  const foreignMac = theirs.refreshToken.split(".")[3];
  const elsewhere = await buildTenant(server.services);
  const flipped = `${mac?.startsWith("A") ? "B" : "A"}${mac?.slice(1) ?? ""}`;
  const forged = [
    [tenantId, sessionId, generation, flipped],
    [tenantId, sessionId, generation, foreignMac],
    [tenantId, sessionId, "1", mac],
    [tenantId, theirs.sessionId, generation, mac],
    [elsewhere.id, sessionId, generation, mac],
    [tenantId, tenantId, generation, mac],
    [tenantId, sessionId, generation],
    [tenantId, sessionId, generation, mac, "more"],
    ["-".repeat(36), sessionId, generation, mac],
    [tenantId, "-".repeat(36), generation, mac],
    ["a".repeat(36), sessionId, generation, mac],
    [tenantId, sessionId, "99999999999", mac],
    ["not a token"],
    [""],
  ].map((parts) => parts.join("."));
  for (const token of [...forged, mine.accessToken])
    expect(await renew(token)).toMatchObject({ status: 401, errorCode: "TOKEN_INVALID" });
  for (const tokens of [mine, theirs]) expect((await renew(tokens.refreshToken)).status).toBe(200);
});

test("A locked, deleted or deactivated user gets no new tokens, and the old ones admit to nothing [SEC-21]", async () => {
  for (const values of [{ locked_down: true }, { status: "DELETED" }, { status: "PENDING" }] as const) {
    const tokens = await open();
    expect(await admitted(tokens)).toBe(true);
    await setUser(values);
    await server.services.bus.publish({ kind: "user-changed", tenantId: tenant.id, userId: user.id });
    expect(await renew(tokens.refreshToken)).toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
    for (const node of [server, other]) await vi.waitFor(async () => expect(await admitted(tokens, node)).toBe(false));
    await setUser({ locked_down: false, status: "ACTIVE" });
  }
});

test("Users of a tenant that is no longer active get no new tokens", async () => {
  const closing = await buildTenant(server.services);
  const person = await buildUser(server.services, closing);
  const { tokens } = await signIn(server, person);
  await server.services.database.system
    .updateTable("tenants")
    .set({ status: "INACTIVE" })
    .where("tenant_id", "=", closing.id)
    .execute();
  expect((await renew(tokens?.refreshToken ?? "")).errorCode).toBe("SIGNED_OUT");
});

test("A session ends after twelve hours, however busy it was [SEC-19]", async () => {
  let tokens = await open();
  for (let busy = 0; busy < 71; busy += 1) {
    server.clock.advance(10 * minute);
    tokens = (await renew(tokens.refreshToken)).body;
    expect(await admitted(tokens)).toBe(true);
  }
  server.clock.advance(10 * minute + 1);
  expect(await renew(tokens.refreshToken)).toMatchObject({ status: 401, errorCode: "TOKEN_EXPIRED" });
  expect(await admitted(tokens)).toBe(false);
});

test("An access token is refused as expired after 15 minutes, while its session goes on", async () => {
  const tokens = await open();
  server.clock.advance(15 * minute);
  expect(await withTokens(server, tokens).call(currentUser, {})).toMatchObject({
    status: 401,
    errorCode: "TOKEN_EXPIRED",
  });
  expect((await renew(tokens.refreshToken)).status).toBe(200);
});

test("A session that nobody used for longer than the tenant's time-out is ended [LOGOUT-037]", async () => {
  const patient = await buildTenant(server.services, { sessionTimeoutMinutes: 30 });
  user = await buildUser(server.services, patient);
  const [opened, unused] = [await open(), await open()];
  server.clock.advance(14 * minute);
  expect(await admitted(opened)).toBe(true);
  server.clock.advance(15 * minute);
  const kept = (await renew(opened.refreshToken)).body;
  server.clock.advance(4 * minute);
  expect(await renew(unused.refreshToken)).toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
  expect((await renew(kept.refreshToken)).status).toBe(200);
});

test("A call counts as use of the session", async () => {
  const patient = await buildTenant(server.services, { sessionTimeoutMinutes: 20 });
  user = await buildUser(server.services, patient);
  const tokens = await open();
  server.clock.advance(14 * minute);
  expect(await admitted(tokens)).toBe(true);
  server.clock.advance(10 * minute);
  expect((await renew(tokens.refreshToken)).status).toBe(200);
});

test("A time-out of 0 never ends a session before its twelve hours [LOGOUT-037]", async () => {
  const endless = await buildTenant(server.services, { sessionTimeoutMinutes: 0 });
  user = await buildUser(server.services, endless);
  const tokens = await open();
  server.clock.advance(11 * hour);
  expect((await renew(tokens.refreshToken)).status).toBe(200);
});

test("Unparsable, mistyped, over-long and unknown fields are refused", async () => {
  expect((await stranger.send(refresh, { body: "[" })).errorCode).toBe("UNPARSABLE_BODY");
  for (const [field, body] of [
    ["token", {}],
    ["token", { token: null }],
    ["token", { token: "x".repeat(2_001) }],
    ["grant_type", { token: "x", grant_type: "refresh_token" }],
  ] as const) {
    const refused = await stranger.send(refresh, { body });
    expect(refused.status).toBe(400);
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual([field]);
  }
});
