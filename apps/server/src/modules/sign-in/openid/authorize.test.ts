import { createHash } from "node:crypto";
import { logout } from "@evolve/contracts/session-tokens";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import {
  answerAt,
  askFor,
  callback,
  registerClient,
  relyingParty,
  signInFor,
  startOpenServer,
} from "@evolve/testkit/openid";
import * as openid from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Awaited<ReturnType<typeof startOpenServer>>;
let user: BuiltUser;
let clientId: string;

beforeAll(async () => {
  server = await startOpenServer();
  user = await buildUser(server.services, await buildTenant(server.services));
  clientId = await registerClient(server);
});
afterAll(() => server.close());

/** Where the authorization endpoint sends a browser. */
const go = async (parameters: Readonly<Record<string, string>>, cookie = "", method = "GET"): Promise<URL> => {
  const search = new URLSearchParams(parameters);
  const isPost = method === "POST";
  const answer = await fetch(`${server.issuer}/openid/authorize${isPost ? "" : `?${search.toString()}`}`, {
    method,
    redirect: "manual",
    headers: { accept: "text/html", cookie, ...(isPost && { origin: "https://some-client.test" }) },
    ...(isPost && { body: search }),
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  const shown = answer.status === 400 ? /content="0;url=([^"]*)/.exec(await answer.text()) : null;
  return new URL(shown?.[1] ?? answer.headers.get("location") ?? "none:", server.issuer);
};
const signedIn = async (): Promise<string> => (await signInFor(server, user, await askFor(clientId))).cookie;
const answered = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams);

test("Somebody who is not signed in is sent to the sign-in page with the whole request", async () => {
  const { parameters } = await askFor(clientId, { login_hint: "ada@acme.test", display: "page" });
  for (const method of ["GET", "POST"]) {
    const url = await go(parameters, "", method);
    expect(url.origin + url.pathname + url.hash).toBe(`${server.issuer}/login/#/`);
    expect(answered(url)).toEqual({ ...parameters, interaction: "login" });
  }
});

test("Somebody who is signed in to the suite gets a code at once, for the same session [SSO-005]", async () => {
  const asked = await askFor(clientId);
  const { cookie, sessionId } = await signInFor(server, user, asked);
  const url = await go(asked.parameters, cookie);
  expect(url.href.startsWith(`${callback}?`)).toBe(true);
  const tokens = await openid.authorizationCodeGrant(await relyingParty(server.issuer, clientId), url, {
    pkceCodeVerifier: asked.verifier,
    expectedState: asked.state,
    expectedNonce: asked.nonce,
  });
  expect(tokens.claims()).toMatchObject({ sub: user.id, sid: sessionId, amr: ["pwd"] });
});

test("prompt=none answers login_required without a session, and a code with one", async () => {
  const asked = await askFor(clientId, { prompt: "none" });
  expect(answered(await go(asked.parameters))).toMatchObject({ error: "login_required", state: asked.state });
  expect(answered(await go(asked.parameters, await signedIn()))).toHaveProperty("code");
});

test("prompt=none answers consent_required to a client of somebody else", async () => {
  const other = await registerClient(server, { firstParty: false });
  const asked = await askFor(other, { prompt: "none" });
  expect(answered(await go(asked.parameters, await signedIn()))).toMatchObject({ error: "consent_required" });
});

test("prompt=login asks who is signed in to sign in again", async () => {
  const asked = await askFor(clientId, { prompt: "login" });
  const url = await go(asked.parameters, await signedIn());
  expect(url.pathname + url.hash).toBe("/login/#/");
  expect(answered(url)).toMatchObject({ interaction: "login", prompt: "login" });
});

test("max_age asks for a new sign-in once the last one is too long ago, and tells when it was", async () => {
  const asked = await askFor(clientId, { max_age: "600" });
  const cookie = await signedIn();
  const url = await go(asked.parameters, cookie);
  const tokens = await openid.authorizationCodeGrant(await relyingParty(server.issuer, clientId), url, {
    pkceCodeVerifier: asked.verifier,
    expectedState: asked.state,
    expectedNonce: asked.nonce,
    maxAge: 600,
  });
  expect(tokens.claims()?.["auth_time"]).toEqual(expect.any(Number));
  server.clock.advance(601);
  expect((await go(asked.parameters, cookie)).pathname).toBe("/login/");
  const silent = { ...asked.parameters, prompt: "none" };
  expect(answered(await go(silent, cookie))).toMatchObject({ error: "login_required" });
});

test("A hint of another user asks for a sign-in; a hint without a signature is refused [SEC-28]", async () => {
  const asked = await askFor(clientId);
  const { cookie, code } = await signInFor(server, user, asked);
  const tokens = await openid.authorizationCodeGrant(
    await relyingParty(server.issuer, clientId),
    answerAt({ code, state: asked.state, iss: server.issuer }),
    { pkceCodeVerifier: asked.verifier, expectedState: asked.state, expectedNonce: asked.nonce },
  );
  const hint = tokens.id_token ?? "";
  expect(answered(await go({ ...asked.parameters, id_token_hint: hint }, cookie))).toHaveProperty("code");

  const colleague = await buildUser(server.services, await buildTenant(server.services));
  const theirs = (await signInFor(server, colleague, asked)).cookie;
  expect((await go({ ...asked.parameters, id_token_hint: hint }, theirs)).pathname).toBe("/login/");

  const [, payload = ""] = hint.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const forged = { ...asked.parameters, id_token_hint: `${none}.${payload}.` };
  expect(answered(await go(forged, cookie))).toMatchObject({ error: "invalid_request" });
});

test("'plain' goes back with its own description, every other fault of PKCE with InvalidLoginRequest [SSO-009, SSO-010, SSO-011]", async () => {
  const { parameters, state } = await askFor(clientId);
  const bare = Object.fromEntries(Object.entries(parameters).filter(([name]) => !name.startsWith("code_challenge")));
  expect(answered(await go({ ...parameters, code_challenge_method: "plain" }))).toMatchObject({
    error: "invalid_request",
    error_description: "InvalidRequest_CodeChallengeMethod_NotSupported",
    state,
  });
  for (const faulty of [
    bare,
    { ...parameters, code_challenge: "short" },
    { ...parameters, code_challenge_method: "S512" },
    { ...bare, code_challenge_method: "S256" },
  ])
    expect(answered(await go(faulty))).toMatchObject({
      error: "invalid_request",
      error_description: "InvalidLoginRequest",
      state,
    });
});

test("A fault of anything but PKCE keeps the library's own description", async () => {
  const { parameters } = await askFor(clientId);
  const { error, error_description } = answered(await go({ ...parameters, max_age: "soon" }));
  expect(error).toBe("invalid_request");
  expect(error_description).toContain("max_age");
});

test("An unknown client or an unregistered address is told on our own page, and nothing is sent there [SEC-26]", async () => {
  const { parameters } = await askFor(clientId);
  for (const changes of [
    { client_id: "nobodys-app" },
    { redirect_uri: `${callback}?more=1` },
    { redirect_uri: `${callback}/..` },
    { redirect_uri: "http://evil.test/callback" },
  ]) {
    const answer = await fetch(
      `${server.issuer}/openid/authorize?${new URLSearchParams({ ...parameters, ...changes }).toString()}`,
      { redirect: "manual", headers: { accept: "text/html", cookie: await signedIn() } },
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    // The sign-in area's error page, which the browser opens at once.
    expect(await answer.text()).toContain(
      `content="0;url=${server.issuer}/login/#/error?error_description=InvalidLoginRequest"`,
    );
  }
});

test("Implicit answers and other ways to answer are refused [SEC-26]", async () => {
  const { parameters } = await askFor(clientId);
  const cookie = await signedIn();
  for (const response_type of ["token", "id_token", "id_token token"])
    expect((await go({ ...parameters, response_type }, cookie)).href).toMatch(/error=unsupported_response_type|#error/);
});

test("A session that ended, or that nobody has used for too long, gives no code [SEC-20]", async () => {
  const asked = await askFor(clientId, { prompt: "none" });
  const cookie = await signedIn();
  server.clock.advance(21 * 60);
  expect(answered(await go(asked.parameters, cookie))).toMatchObject({ error: "login_required" });

  const again = await signedIn();
  expect(answered(await go(asked.parameters, `${again}x`))).toMatchObject({ error: "login_required" });
  expect(answered(await go(asked.parameters, again))).toHaveProperty("code");
  await anonymous(server).send(logout, { body: {}, headers: { cookie: again } });
  expect(answered(await go(asked.parameters, again))).toMatchObject({ error: "login_required" });
});

test("A NUL in a parameter is a bad request of the client, at every endpoint", async () => {
  const cookie = await signedIn();
  for (const method of ["GET", "POST"]) {
    const { parameters } = await askFor(clientId, { prompt: "none", nonce: "a\u0000b" });
    expect(answered(await go(parameters, cookie, method))).toMatchObject({ error: "invalid_request" });
    const url = await go({ ...parameters, client_id: "\u0000" }, cookie, method);
    expect(url.hash).toBe("#/error?error_description=InvalidLoginRequest");
  }
  for (const endpoint of ["token", "introspection", "revocation"])
    for (const name of ["client_id", "token", "code", "refresh_token", "redirect_uri", "code_verifier", "scope"])
      for (const grant_type of ["authorization_code", "refresh_token"]) {
        const given = { grant_type, client_id: clientId, token: "x", code: "x", refresh_token: "x", redirect_uri: "x" };
        const body = new URLSearchParams({ ...given, [name]: "\u0000" });
        const answer = await fetch(`${server.issuer}/openid/${endpoint}`, { method: "POST", body });
        expect(`${endpoint} ${name} ${answer.status < 500}`).toBe(`${endpoint} ${name} true`);
      }
});

test("A NUL in what is asked for in advance, or by a device, is a bad request too", async () => {
  const configuration = await fetch(`${server.issuer}/.well-known/openid-configuration`);
  const found = (await configuration.json()) as Record<string, string>;
  const given = { client_id: clientId, response_type: "code", redirect_uri: "https://app.test/", scope: "openid" };
  for (const name of ["pushed_authorization_request_endpoint", "device_authorization_endpoint"])
    for (const parameter of ["client_id", "scope", "acr_values", "nonce", "claims", "login_hint", "redirect_uri"]) {
      const body = new URLSearchParams({ ...given, [parameter]: "\u0000" });
      const { status } = await fetch(found[name] ?? "", { method: "POST", body });
      expect(`${name} ${parameter} ${status}`).toMatch(/ 40[01]$/);
    }
});

test("A page of the provider's own stands under a policy: nothing runs but the script that it brings [SEC-25]", async () => {
  const { parameters } = await askFor(clientId, { response_mode: "form_post", response_type: "id_token" });
  const answer = await fetch(`${server.issuer}/openid/authorize?${new URLSearchParams(parameters).toString()}`, {
    redirect: "manual",
    headers: { accept: "text/html" },
  });
  expect(answer.headers.get("content-type")).toContain("text/html");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(await answer.text()) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
});
