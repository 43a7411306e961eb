import { exchangeToken, logout } from "@evolve/contracts/session-tokens";
import { login, setUserLock } from "@evolve/contracts/authentication";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { answerAt, askFor, registerClient, relyingParty, signInFor, startOpenServer } from "@evolve/testkit/openid";
import * as openid from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteStaleRows } from "../../platform/jobs/index.ts";

let server: Awaited<ReturnType<typeof startOpenServer>>;
let otherIssuer: string;
let tenant: BuiltTenant;
let user: BuiltUser;
let clientId: string;
let party: openid.Configuration;

beforeAll(async () => {
  server = await startOpenServer();
  otherIssuer = await (await server.anotherNode()).app.listen({ port: 0, host: "127.0.0.1" });
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { permissions: [] });
  clientId = await registerClient(server);
  party = await relyingParty(server.issuer, clientId);
});
afterAll(() => server.close());

const open = async (more: Record<string, string> = {}) => {
  const asked = await askFor(clientId, more);
  const { code, sessionId } = await signInFor(server, user, asked);
  const tokens = await openid.authorizationCodeGrant(
    party,
    answerAt({ code, state: asked.state, iss: server.issuer }),
    {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
    },
  );
  return { refresh: tokens.refresh_token ?? "", access: tokens.access_token, sessionId };
};
const rotate = (token: string) => openid.refreshTokenGrant(party, token);
const isActive = async (token: string): Promise<boolean> => (await openid.tokenIntrospection(party, token)).active;
const invalidGrant = { error: "invalid_grant" };

test("A refresh by form post gives new tokens, and the old refresh token is spent [SSO-018, SEC-27]", async () => {
  const { refresh, access, sessionId } = await open();
  const next = await rotate(refresh);
  expect(next.refresh_token).not.toBe(refresh);
  expect(next.access_token).not.toBe(access);
  expect(next.claims()).toMatchObject({ sub: user.id, sid: sessionId });
  expect((await rotate(next.refresh_token ?? "")).access_token).not.toBe("");
});

test("A replay within ten seconds gets the same successor, a later one ends the whole family [SEC-27]", async () => {
  const { refresh } = await open();
  const first = await rotate(refresh);
  server.clock.advance(9);
  expect((await rotate(refresh)).refresh_token).toBe(first.refresh_token);
  server.clock.advance(2);
  await expect(rotate(refresh)).rejects.toMatchObject(invalidGrant);
  await expect(rotate(first.refresh_token ?? "")).rejects.toMatchObject(invalidGrant);
  expect(await isActive(first.access_token)).toBe(false);
});

test("A replay whose successor was used already ends the family, however soon [SEC-27]", async () => {
  const { refresh } = await open();
  const second = await rotate((await rotate(refresh)).refresh_token ?? "");
  await expect(rotate(refresh)).rejects.toMatchObject(invalidGrant);
  expect(await isActive(second.access_token)).toBe(false);
});

test("One family's end reaches no other of the same session [SEC-27]", async () => {
  const stolen = await open();
  const mine = await open();
  await rotate(stolen.refresh);
  server.clock.advance(11);
  await expect(rotate(stolen.refresh)).rejects.toMatchObject(invalidGrant);
  expect((await rotate(mine.refresh)).access_token).not.toBe("");
});

test("Twenty rotations at the same moment on two nodes all get one successor [SEC-27]", async () => {
  const { refresh } = await open();
  const body = new URLSearchParams({ grant_type: "refresh_token", client_id: clientId, refresh_token: refresh });
  const nodes = [server.issuer, otherIssuer];
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      const answer = await fetch(`${nodes[turn % 2] ?? ""}/openid/token`, { method: "POST", body });
      return (await answer.json()) as { refresh_token?: string };
    }),
  );
  const successors = new Set(answers.map((answer) => answer.refresh_token));
  expect(successors.size).toBe(1);
  expect((await rotate([...successors][0] ?? "")).access_token).not.toBe("");
});

test("Of a revocation and rotations at the same moment the revocation wins [SEC-27]", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { refresh } = await open();
    const [, ...rotated] = await Promise.allSettled([
      openid.tokenRevocation(party, refresh),
      rotate(refresh),
      rotate(refresh),
    ]);
    for (const outcome of rotated) {
      if (outcome.status !== "fulfilled") continue;
      expect(await isActive(outcome.value.access_token)).toBe(false);
      await expect(rotate(outcome.value.refresh_token ?? "")).rejects.toMatchObject(invalidGrant);
    }
    await expect(rotate(refresh)).rejects.toMatchObject(invalidGrant);
  }
});

test("Another client cannot use or revoke a token [SEC-27]", async () => {
  const { refresh, access } = await open();
  const stranger = await relyingParty(server.issuer, await registerClient(server));
  await expect(openid.refreshTokenGrant(stranger, refresh)).rejects.toMatchObject(invalidGrant);
  await openid.tokenRevocation(stranger, refresh).catch(() => undefined);
  expect((await openid.tokenIntrospection(stranger, access)).active).toBe(false);
  expect((await rotate(refresh)).access_token).not.toBe("");
});

test("Signing out of the suite ends every token of the session, on every node [SEC-20, LOGOUT-029]", async () => {
  const asked = await askFor(clientId);
  const body = { userName: user.userName, password: user.password, ...asked.parameters };
  const stranger = anonymous(server);
  const signedIn = (await stranger.call(login, { body })).body;
  const suite = (await stranger.call(exchangeToken, { body: { accessToken: signedIn.id_token } })).body;
  const tokens = await openid.authorizationCodeGrant(
    party,
    answerAt({ code: signedIn.code ?? "", state: asked.state, iss: server.issuer }),
    { pkceCodeVerifier: asked.verifier, expectedState: asked.state, expectedNonce: asked.nonce },
  );
  await stranger.call(logout, { body: { accessToken: suite.accessToken } });
  expect(await isActive(tokens.access_token)).toBe(false);
  const atOther = await fetch(`${otherIssuer}/openid/userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(atOther.status).toBe(401);
  await expect(rotate(tokens.refresh_token ?? "")).rejects.toMatchObject(invalidGrant);
});

test("Locking a user ends their tokens at once, and unlocking does not bring them back [SEC-21]", async () => {
  const admin = await signIn(server, await buildUser(server.services, tenant));
  const { refresh, access } = await open();
  await admin.call(setUserLock, { params: { userId: user.id }, body: { locked: true } });
  expect(await isActive(access)).toBe(false);
  await admin.call(setUserLock, { params: { userId: user.id }, body: { locked: false } });
  expect(await isActive(access)).toBe(false);
  await expect(rotate(refresh)).rejects.toMatchObject(invalidGrant);
});

test("Tokens end with their session, twelve hours after the sign-in, however busy [SEC-19, SEC-27]", async () => {
  let { refresh } = await open();
  for (let busy = 0; busy < 11; busy += 1) {
    server.clock.advance(3600);
    refresh = (await rotate(refresh)).refresh_token ?? "";
  }
  server.clock.advance(3601);
  await expect(rotate(refresh)).rejects.toMatchObject(invalidGrant);
});

test("The token exchange takes a client's basic-auth header, and refuses a wrong one [SSO-016]", async () => {
  const id = await registerClient(server, { secret: "a secret of some length" });
  const stranger = anonymous(server);
  const exchange = async (credentials: string) => {
    const { body } = await stranger.call(login, { body: { userName: user.userName, password: user.password } });
    const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
    return stranger.send(exchangeToken, { headers: { authorization }, body: { accessToken: body.id_token } });
  };
  for (const right of [`${id}:a secret of some length`, "evolve-sso:"])
    expect((await exchange(right)).status).toBe(200);
  for (const wrong of [`${id}:another`, `${id}:`, "evolve-sso:x", "nobody:", ""])
    expect(await exchange(wrong)).toMatchObject({ status: 401, errorCode: "TOKEN_INVALID" });
});

test("Tokens and grants that nobody can use any more are deleted, and no others", async () => {
  const { database } = server.services;
  const count = async (table: "openid_tokens" | "openid_grants"): Promise<number> =>
    (await database.system.selectFrom(table).select("tenant_id").execute()).length;
  await open();
  server.clock.advance(13 * 3600);
  const living = await open();
  await deleteStaleRows(server.services, server.clock.now());
  expect(await count("openid_grants")).toBe(1);
  expect(await count("openid_tokens")).toBe(3);
  expect(await isActive(living.access)).toBe(true);
});

test("Nobody but its own client learns anything of a refresh token; a service asks about access tokens [SEC-27]", async () => {
  const asked = await askFor(clientId, { scope: "openid offline_access" });
  const { code } = await signInFor(server, user, asked);
  const tokens = await openid.authorizationCodeGrant(
    party,
    answerAt({ code, state: asked.state, iss: server.issuer }),
    { pkceCodeVerifier: asked.verifier, expectedState: asked.state, expectedNonce: asked.nonce },
  );
  const secret = "a secret of some length";
  const service = await relyingParty(server.issuer, await registerClient(server, { secret }), secret);
  expect((await openid.tokenIntrospection(service, tokens.access_token)).active).toBe(true);
  const refreshToken = tokens.refresh_token ?? "";
  expect(await openid.tokenIntrospection(service, refreshToken)).toEqual({ active: false });
  expect((await openid.tokenIntrospection(party, refreshToken)).active).toBe(true);
});
