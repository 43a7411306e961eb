import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { callback, type OpenServer, startOpenServer } from "@evolve/testkit/openid";
import { type Answered, openParty, type Party, insecure } from "@evolve/testkit/openid-party";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify, UnsecuredJWT } from "jose";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, expect, test } from "vitest";

/* The cases of the OpenID Foundation's Basic OP plan, in our own words, with a client by a library of others. */

let server: OpenServer;
let user: BuiltUser;
let party: Party;
let cookie: string;

beforeAll(async () => {
  server = await startOpenServer();
  const tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { firstName: "Ada", lastName: "Byron" });
  party = await openParty(server);
  cookie = await party.signIn(user);
});
afterAll(() => server.close());

const errorOf = ({ location }: Answered): string | null => location?.searchParams.get("error") ?? null;
const isSignInPage = ({ status, location }: Answered): boolean =>
  status === 303 && location?.pathname === "/login/" && location.searchParams.get("interaction") === "login";

/** A complete OpenID sign-in of a user who is signed in to the suite. */
const enter = async (changes: Readonly<Record<string, string | undefined>> = {}, method: "GET" | "POST" = "GET") => {
  const parameters = party.request(changes);
  const answered = await party.authorize(parameters, cookie, method);
  const tokens = await party.redeem(answered, parameters);
  return { parameters, answered, tokens, claims: party.claims(tokens) };
};

test("A request for a code is answered with one, and state and issuer come back with it", async () => {
  const { parameters, answered, claims } = await enter();
  expect(answered.location?.href.startsWith(`${callback}?code=`)).toBe(true);
  expect(answered.location?.searchParams.get("state")).toBe(parameters["state"]);
  expect(claims).toMatchObject({ iss: server.issuer, aud: party.clientId, sub: user.id, nonce: parameters["nonce"] });
});

test("A request without response_type is refused at the client's address", async () => {
  const parameters = party.request({ response_type: undefined });
  const answered = await party.authorize(parameters, cookie);
  expect(errorOf(answered)).toBe("invalid_request");
  expect(answered.location?.searchParams.get("state")).toBe(parameters["state"]);
});

test("An ID token is signed by RS256 with a published key that its header names [SEC-28]", async () => {
  const { tokens } = await enter();
  const { alg, kid } = decodeProtectedHeader(tokens.id_token ?? "");
  expect([alg, kid]).toEqual(["RS256", expect.any(String)]);
  const keys = createRemoteJWKSet(new URL(party.metadata.jwks_uri ?? ""));
  await jwtVerify(tokens.id_token ?? "", keys, {
    issuer: server.issuer,
    audience: party.clientId,
    algorithms: ["RS256"],
  });
});

test("The user's information is given to a token in the header of GET and POST, and in a form", async () => {
  const { tokens } = await enter();
  const endpoint = party.metadata.userinfo_endpoint ?? "";
  const authorization = `Bearer ${tokens.access_token}`;
  const answers = await Promise.all([
    fetch(endpoint, { headers: { authorization } }),
    fetch(endpoint, { method: "POST", headers: { authorization } }),
    fetch(endpoint, { method: "POST", body: new URLSearchParams({ access_token: tokens.access_token }) }),
  ]);
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, { sub: user.id }]);
  expect((await fetch(endpoint, { headers: { authorization: "Bearer nothing" } })).status).toBe(401);
});

test("A code flow without nonce succeeds, and its ID token has none", async () => {
  const { claims } = await enter({ nonce: undefined });
  expect(claims).not.toHaveProperty("nonce");
});

test("Scope profile gives the user's name, language, time zone and when that was changed", async () => {
  const { tokens, claims } = await enter({ scope: "openid profile" });
  expect(await party.userInfo(tokens.access_token, claims.sub)).toEqual({
    sub: user.id,
    name: "Ada Byron",
    given_name: "Ada",
    family_name: "Byron",
    preferred_username: user.userName,
    locale: "en",
    zoneinfo: "Etc/UTC",
    updated_at: expect.any(Number),
  });
});

test("Scope email gives the address and whether it was verified", async () => {
  const { tokens, claims } = await enter({ scope: "openid email" });
  expect(await party.userInfo(tokens.access_token, claims.sub)).toEqual({
    sub: user.id,
    email: user.userName,
    email_verified: true,
  });
});

test.each(["address", "phone"])("Scope %s, of which nothing is known, is passed over", async (scope) => {
  const { tokens, claims } = await enter({ scope: `openid ${scope}` });
  expect(await party.userInfo(tokens.access_token, claims.sub)).toEqual({ sub: user.id });
});

test("All scopes at once, in another order, give all that there is", async () => {
  const { tokens, claims } = await enter({ scope: "phone email address profile openid" });
  const information = await party.userInfo(tokens.access_token, claims.sub);
  expect(information).toMatchObject({ name: "Ada Byron", email: user.userName });
});

test.each(["page", "popup"])("display=%s is taken to the sign-in page", async (display) => {
  const answered = await party.authorize(party.request({ display }));
  expect(isSignInPage(answered)).toBe(true);
  expect(answered.location?.searchParams.get("display")).toBe(display);
});

test("prompt=login asks again, and the new ID token tells of the new sign-in", async () => {
  const before = await enter();
  const parameters = party.request({ prompt: "login" });
  expect(isSignInPage(await party.authorize(parameters, cookie))).toBe(true);
  server.clock.advance(2);
  const again = await party.signIn(user);
  const { prompt, ...others } = parameters;
  expect(prompt).toBe("login");
  const tokens = await party.redeem(await party.authorize(others, again), parameters);
  const claims = party.claims(tokens);
  expect(claims.sub).toBe(before.claims.sub);
  expect(Number(claims.auth_time)).toBeGreaterThan(Number(before.claims.auth_time));
});

test("prompt=none gives login_required to a signed-out user, and a code to a signed-in one", async () => {
  expect(errorOf(await party.authorize(party.request({ prompt: "none" })))).toBe("login_required");
  const { claims } = await enter({ prompt: "none" });
  expect(claims.sub).toBe(user.id);
});

test("max_age asks again once the sign-in is older, and not before; auth_time is told", async () => {
  const own = await party.signIn(user);
  const parameters = party.request({ max_age: "10000" });
  const tokens = await party.redeem(await party.authorize(parameters, own), parameters, { maxAge: 10_000 });
  expect(Number(party.claims(tokens).auth_time)).toBeGreaterThan(0);
  server.clock.advance(3);
  expect(isSignInPage(await party.authorize(party.request({ max_age: "1" }), own))).toBe(true);
});

test("Parameters that nobody knows are passed over", async () => {
  const { claims } = await enter({ extra: "foobar" });
  expect(claims.sub).toBe(user.id);
});

test("An id_token_hint of the signed-in user gives a code without a question, also with prompt=none", async () => {
  const { tokens } = await enter();
  const { claims } = await enter({ prompt: "none", id_token_hint: tokens.id_token ?? "" });
  expect(claims.sub).toBe(user.id);
});

test("login_hint and ui_locales are taken to the sign-in page, claims_locales is passed over", async () => {
  const answered = await party.authorize(
    party.request({ login_hint: user.userName, ui_locales: "ru", claims_locales: "ru" }),
  );
  expect(isSignInPage(answered)).toBe(true);
  expect(answered.location?.searchParams.get("login_hint")).toBe(user.userName);
  expect(answered.location?.searchParams.get("ui_locales")).toBe("ru");
  expect((await enter({ claims_locales: "ru" })).claims.sub).toBe(user.id);
});

test("acr_values that nobody knows are passed over; acr says what was proved", async () => {
  const { claims } = await enter({ acr_values: "1 2" });
  expect(claims["acr"]).toBe("urn:evolve:acr:one-factor");
});

test("A code is good once; the second use takes back what the first was given, also half a minute later [SEC-26]", async () => {
  for (const seconds of [0, 30]) {
    const { parameters, answered, tokens } = await enter();
    server.clock.advance(seconds);
    await expect(party.redeem(answered, parameters)).rejects.toMatchObject({ error: "invalid_grant" });
    await expect(party.userInfo(tokens.access_token)).rejects.toMatchObject({ status: 401 });
  }
});

test("A redirect_uri that is not registered, or missing, is told to the user with status 400, and to nobody else [SEC-26]", async () => {
  for (const redirect_uri of ["http://localhost:9090/other", `${callback}?foo=bar`, undefined]) {
    const { status, location, text } = await party.authorize(party.request({ redirect_uri }), cookie);
    expect([status, location]).toEqual([400, null]);
    expect(text).toContain("InvalidLoginRequest");
  }
});

test("A request may be posted", async () => {
  const { claims } = await enter({}, "POST");
  expect(claims.sub).toBe(user.id);
});

test("A client may give its secret in the form, and gets nothing with a wrong one", async () => {
  const parameters = party.request();
  const answered = await party.authorize(parameters, cookie);
  const authentication = oauth.ClientSecretPost("not the secret");
  await expect(party.redeem(answered, parameters, { authentication })).rejects.toMatchObject({ status: 401 });
  const tokens = await party.redeem(answered, parameters, { authentication: oauth.ClientSecretPost(party.secret) });
  expect(party.claims(tokens).sub).toBe(user.id);
});

test("Request objects, by value or by an address, are refused by name, as discovery has it", async () => {
  const request = new UnsecuredJWT(party.request()).encode();
  expect(errorOf(await party.authorize(party.request({ request }), cookie))).toBe("request_not_supported");
  const request_uri = "https://client.test/request.jwt";
  expect(errorOf(await party.authorize(party.request({ request_uri }), cookie))).toBe("request_uri_not_supported");
  expect(party.metadata.request_uri_parameter_supported).toBe(false);
  expect(party.metadata.request_parameter_supported ?? false).toBe(false);
});

test("A claim that is asked for by name is given, where it was asked for", async () => {
  const asked = { userinfo: { name: { essential: true } }, id_token: { email: { essential: true } } };
  const { tokens, claims } = await enter({ claims: JSON.stringify(asked) });
  expect(await party.userInfo(tokens.access_token, claims.sub)).toEqual({ sub: user.id, name: "Ada Byron" });
  expect(claims).toMatchObject({ email: user.userName });
  expect(claims).not.toHaveProperty("name");
});

test("A refresh token gives tokens of the same user, whose ID token keeps the time of the sign-in", async () => {
  const { tokens, claims } = await enter();
  const answer = await oauth.refreshTokenGrantRequest(
    party.metadata,
    party.client,
    party.authentication,
    tokens.refresh_token ?? "",
    insecure,
  );
  const next = await oauth.processRefreshTokenResponse(party.metadata, party.client, answer);
  const refreshed = party.claims(next);
  expect(refreshed).toMatchObject({ iss: claims.iss, sub: claims.sub, aud: claims.aud, auth_time: claims.auth_time });
  expect((await party.userInfo(next.access_token, claims.sub)).sub).toBe(user.id);
});

test("A client with a secret may add PKCE, and then needs the verifier [SEC-26]", async () => {
  const verifier = oauth.generateRandomCodeVerifier();
  const parameters = party.request({
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  const lost = await party.authorize(parameters, cookie);
  await expect(party.redeem(lost, parameters)).rejects.toMatchObject({ error: "invalid_grant" });
  const answered = await party.authorize(parameters, cookie);
  expect(party.claims(await party.redeem(answered, parameters, { verifier })).sub).toBe(user.id);
});
