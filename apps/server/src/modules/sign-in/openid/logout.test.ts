import { exchangeToken, logout } from "@evolve/contracts/session-tokens";
import { login, setUserLock } from "@evolve/contracts/authentication";
import { endOpenidSession, logoutOutcome } from "@evolve/contracts/openid";
import { logoutFrames } from "@evolve/contracts/session-state";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { type LogoutReceiver, startLogoutReceiver } from "@evolve/testkit/logout-receiver";
import { askFor, registerClient, relyingParty, signInFor, startOpenServer } from "@evolve/testkit/openid";
import { passTime } from "@evolve/testkit/pass-time";
import { runJob } from "@evolve/testkit/run-job";
import { createRemoteJWKSet, jwtVerify } from "jose";
import * as openid from "openid-client";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { tellOfExpired } from "./tell-client.ts";

let server: Awaited<ReturnType<typeof startOpenServer>>;
let receiver: LogoutReceiver;
let tenant: BuiltTenant;
let user: BuiltUser;
let clientId: string;
let stranger: TestClient;

beforeAll(async () => {
  server = await startOpenServer({ DEMO: "1" });
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { permissions: [] });
  stranger = anonymous(server);
});
beforeEach(async () => {
  receiver = await startLogoutReceiver();
  clientId = await registerClient(server, { name: "An App", ...addressesAt(receiver.origin) });
  return () => {
    receiver.close();
  };
});
afterAll(() => server.close());

const addressesAt = (origin: string) => ({
  redirectUris: [`${origin}/callback`],
  postLogoutRedirectUris: [`${origin}/after`],
  frontchannelLogoutUris: [`${origin}/front`],
  backchannelLogoutUris: [`${origin}/back`],
});

const enter = async (id = clientId, origin = receiver.origin) => {
  const asked = await askFor(id, { redirect_uri: `${origin}/callback` });
  const { code, cookie, sessionId } = await signInFor(server, user, asked);
  const answer = new URL(`${origin}/callback?${new URLSearchParams({ code, state: asked.state, iss: server.issuer })}`);
  const tokens = await openid.authorizationCodeGrant(await relyingParty(server.issuer, id), answer, {
    pkceCodeVerifier: asked.verifier,
    expectedState: asked.state,
    expectedNonce: asked.nonce,
  });
  return { cookie, sessionId, idToken: tokens.id_token ?? "", accessToken: tokens.access_token };
};
const end = (cookie: string, body: object) =>
  stranger.send(endOpenidSession, { headers: { cookie }, body: { confirmed: false, ...body } });
const outcomeOf = async (sessionId: string) =>
  (await stranger.call(logoutOutcome, { body: { sessionId } })).body.clients;
const told = (sessionId: string) =>
  vi.waitFor(
    async () => expect((await outcomeOf(sessionId)).map((one) => one.backchannel)).not.toContain("waiting"),
    5_000,
  );

test("A client with the session's ID token ends it at once and gets its page back [SEC-20]", async () => {
  const { cookie, sessionId, idToken, accessToken } = await enter();
  const answer = await end(cookie, {
    id_token_hint: idToken,
    post_logout_redirect_uri: `${receiver.origin}/after`,
    state: "s 1",
  });
  expect(answer.body).toEqual({
    ended: true,
    clientName: "An App",
    sessionId,
    redirectTo: `${receiver.origin}/after?state=s+1`,
  });
  expect(String(answer.response.headers["set-cookie"])).toMatch(/^system_session=;/);
  const party = await relyingParty(server.issuer, clientId);
  expect((await openid.tokenIntrospection(party, accessToken)).active).toBe(false);
});

test("Without the client's proof the user is asked, and nothing ends before the answer [SEC-24]", async () => {
  const { cookie, sessionId } = await enter();
  expect((await end(cookie, { client_id: clientId })).body).toMatchObject({ ended: false, clientName: "An App" });
  expect((await end(cookie, { id_token_hint: (await enter()).idToken })).body).toMatchObject({ ended: false });
  expect(await outcomeOf(sessionId)).toEqual([]);
  expect((await end(cookie, { client_id: clientId, confirmed: true })).body).toMatchObject({ ended: true, sessionId });
});

test("The endpoint itself ends nothing: it sends the browser to our page with the request [SEC-24]", async () => {
  const { cookie, idToken, sessionId } = await enter();
  const given = new URLSearchParams({ id_token_hint: idToken, state: "x", other: "y" });
  for (const init of [{ method: "GET" }, { method: "POST", body: given }]) {
    const isGet = init.method === "GET";
    const answer = await fetch(`${server.issuer}/openid/end-session${isGet ? `?${given}` : ""}`, {
      ...init,
      redirect: "manual",
      headers: { cookie, origin: "https://some-client.test" },
    });
    const url = new URL(answer.headers.get("location") ?? "");
    expect(url.pathname + url.hash).toBe("/login/#/endSession");
    expect(Object.fromEntries(url.searchParams)).toEqual({ id_token_hint: idToken, state: "x" });
  }
  expect(await outcomeOf(sessionId)).toEqual([]);
});

test("An address that is not registered, or is registered with less, is refused [SEC-26]", async () => {
  const { cookie, idToken } = await enter();
  for (const address of [`${receiver.origin}/after?x=1`, `${receiver.origin}/after/`, "http://evil.test/after"])
    expect(await end(cookie, { id_token_hint: idToken, post_logout_redirect_uri: address })).toMatchObject({
      status: 400,
      errorCode: "InvalidLoginRequest",
    });
  const anonymously = await end(cookie, { post_logout_redirect_uri: `${receiver.origin}/after` });
  expect(anonymously.errorCode).toBe("InvalidLoginRequest");
});

test("A hint that is forged, unsigned or another client's is refused [SEC-28]", async () => {
  const { cookie, idToken } = await enter();
  const [, payload = "", signature = ""] = idToken.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  for (const forged of [`${none}.${payload}.`, `${none}.${payload}.${signature}`, `${idToken.slice(0, -4)}AAAA`, "x"])
    expect((await end(cookie, { id_token_hint: forged })).errorCode).toBe("InvalidLoginRequest");
  const other = await registerClient(server);
  expect((await end(cookie, { id_token_hint: idToken, client_id: other })).errorCode).toBe("InvalidLoginRequest");
});

test("A hint may have expired long ago", async () => {
  const { cookie, idToken } = await enter();
  server.clock.advance(3 * 3600);
  expect((await end(cookie, { id_token_hint: idToken })).body).toMatchObject({ ended: true });
});

test("Signing out of the suite tells its clients over the back channel, with a token for each [SEC-20, LOGOUT-001]", async () => {
  const asked = await askFor(clientId, { redirect_uri: `${receiver.origin}/callback` });
  const body = { userName: user.userName, password: user.password, ...asked.parameters };
  const { id_token, sessionId } = (await stranger.call(login, { body })).body;
  const { accessToken } = (await stranger.call(exchangeToken, { body: { accessToken: id_token } })).body;
  await stranger.call(logout, { body: { accessToken } });
  await told(sessionId);
  expect(receiver.tokens).toHaveLength(1);
  const { payload } = await jwtVerify(
    receiver.tokens[0] ?? "",
    createRemoteJWKSet(new URL(`${server.issuer}/openid/jwks`)),
    { issuer: server.issuer, audience: clientId, typ: "logout+jwt" },
  );
  expect(payload).toMatchObject({
    sub: user.id,
    sid: sessionId,
    jti: expect.any(String),
    events: { "http://schemas.openid.net/event/backchannel-logout": {} },
  });
  expect(payload).not.toHaveProperty("nonce");
});

test("Locking a user tells the clients of all their sessions [SEC-21]", async () => {
  const sessions = [await enter(), await enter()];
  const admin = await signIn(server, await buildUser(server.services, tenant));
  await admin.call(setUserLock, { params: { userId: user.id }, body: { locked: true } });
  for (const { sessionId } of sessions) await told(sessionId);
  expect(receiver.tokens).toHaveLength(2);
  await admin.call(setUserLock, { params: { userId: user.id }, body: { locked: false } });
});

test("A client that does not answer blocks nobody; it is tried again, and the page can tell [SEC-20]", async () => {
  const broken = await startLogoutReceiver();
  broken.answerWith(500);
  const other = await registerClient(server, { name: "Broken", ...addressesAt(broken.origin) });
  const { cookie } = await enter();
  const asked = await askFor(other, { redirect_uri: `${broken.origin}/callback` });
  await fetch(`${server.issuer}/openid/authorize?${new URLSearchParams(asked.parameters)}`, {
    redirect: "manual",
    headers: { cookie },
  });
  const { sessionId } = (await end(cookie, { confirmed: true })).body as { sessionId: string };
  await vi.waitFor(async () => {
    const states = Object.fromEntries((await outcomeOf(sessionId)).map((one) => [one.name, one.backchannel]));
    expect(states).toEqual({ "An App": "delivered", Broken: "waiting" });
  }, 5_000);
  await vi.waitFor(() => expect(broken.tokens).toHaveLength(1), 5_000);
  broken.answerWith(204);
  await vi.waitFor(async () => {
    await passTime(server, 60);
    expect(broken.tokens).toHaveLength(2);
  }, 5_000);
  await told(sessionId);
  broken.close();
});

test("A client that answers no try is given up after the sixth, and the page can tell", async () => {
  const { cookie, sessionId } = await enter();
  receiver.answerWith(500);
  await end(cookie, { confirmed: true });
  await vi.waitFor(async () => {
    // Past the longest wait between tries, in steps that stay far from the end of the session.
    await passTime(server, 200);
    expect((await outcomeOf(sessionId))[0]?.backchannel).toBe("failed");
  }, 30_000);
  expect(receiver.tokens).toHaveLength(6);
});

test("Clients of a session that runs out, which nobody ends, are told within a minute", async () => {
  const { sessionId } = await enter();
  await runJob(server, tellOfExpired, {});
  server.clock.advance(13 * 3600);
  expect(receiver.tokens).toEqual([]);
  await runJob(server, tellOfExpired, {});
  await vi.waitFor(() => expect(receiver.tokens).toHaveLength(1), 5_000);
  const { payload } = await jwtVerify(
    receiver.tokens[0] ?? "",
    createRemoteJWKSet(new URL(`${server.issuer}/openid/jwks`)),
    { currentDate: server.clock.now() },
  );
  expect(payload["sid"]).toBe(sessionId);
});

test("The pages that a sign-out loads reach each client at the address that it signed in from, and no client of another session [LOGOUT-004]", async () => {
  const asked = await askFor(clientId, { redirect_uri: `${receiver.origin}/callback` });
  const body = { userName: user.userName, password: user.password, ...asked.parameters };
  const { id_token, sessionId } = (await stranger.call(login, { body })).body;
  const person = withTokens(server, (await stranger.call(exchangeToken, { body: { accessToken: id_token } })).body);
  const other = await signIn(server, user);
  const clientsOf = async (who: TestClient) =>
    (await who.call(logoutFrames, {})).body.frames.filter(({ kind }) => kind === "client");
  expect(await clientsOf(other)).toEqual([]);
  for (const { url } of await clientsOf(person)) await fetch(url);
  const query = new URLSearchParams({ iss: server.issuer, sid: sessionId });
  expect(receiver.opened).toEqual([`/front?${query}`]);
});

test("The front-channel addresses carry issuer and session, and are told only once it has ended", async () => {
  const { cookie, sessionId } = await enter();
  expect(await outcomeOf(sessionId)).toEqual([]);
  await end(cookie, { confirmed: true });
  const [client] = await outcomeOf(sessionId);
  const query = new URLSearchParams({ iss: server.issuer, sid: sessionId });
  expect(client?.frontchannel).toBe(`${receiver.origin}/front?${query}`);
  expect(await outcomeOf("0199a1b2-77aa-7000-8000-3f0f4c7f9a10")).toEqual([]);
});
