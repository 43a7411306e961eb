import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { currentUser } from "@evolve/contracts/current-user";
import { buildServer } from "@evolve/server/app";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { type Answer, anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
/** Any password of some length. */
let lenient: BuiltTenant;
let user: BuiltUser;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  lenient = await buildTenant(server.services, { passwordPolicy: { strong: true } });
  user = await buildUser(server.services, tenant);
  stranger = anonymous(server);
});
afterAll(() => server.close());

const enter = (userName: string, password: string, more: object = {}) =>
  stranger.call(login, { body: { userName, password, ...more } });
const code = (number: number): string => `platform_user_manager_service_${number}`;

test("The right password opens a session whose token is exchanged and then admits [LOGIN-046]", async () => {
  const entered = await enter(user.userName, user.password);
  expect(entered.status).toBe(200);
  expect(Object.keys(entered.body).sort()).toEqual(["id_token", "sessionId"]);
  const exchanged = await stranger.call(exchangeToken, { body: { accessToken: entered.body.id_token } });
  expect(exchanged.body.sessionId).toBe(entered.body.sessionId);
  const me = await withTokens(server, exchanged.body).call(currentUser, {});
  expect(me).toMatchObject({ status: 200, body: { user: { id: user.id, userName: user.userName } } });
});

test("Each sign-in opens a session of its own [SEC-18]", async () => {
  const [first, second] = await Promise.all([signIn(server, user), signIn(server, user)]);
  expect(first.tokens?.sessionId).not.toBe(second.tokens?.sessionId);
});

test("User name and email address both sign in, in any case and with blanks around [LOGIN-027]", async () => {
  const both = await buildUser(server.services, tenant);
  const email = `mail-${both.userName}`;
  await server.services.database.system
    .updateTable("sign_in_directory")
    .set({ email })
    .where("user_id", "=", both.id)
    .execute();
  for (const name of [both.userName, email, email.toUpperCase(), `  ${both.userName.toUpperCase()} `])
    expect((await enter(name, both.password)).status).toBe(200);
});

test("A look-alike of a name in another Unicode form is nobody's name [LOGIN-041]", async () => {
  const lookAlike = user.userName.replace("user", "u\u017fer"); // the long s
  const fullWidth = user.userName.replace("user", "\uff55\uff53\uff45\uff52");
  for (const name of [lookAlike, fullWidth])
    expect(await enter(name, user.password)).toMatchObject({ status: 400, body: { fields: { userName: "userName" } } });
});

test("A password of 100 characters counts to its last: a change at the 90th is refused [SEC-02]", async () => {
  const long = "Long pass phrase ".repeat(6).slice(0, 100);
  const other = `${long.slice(0, 89)}#${long.slice(90)}`;
  const holder = await buildUser(server.services, lenient, { password: long });
  expect((await enter(holder.userName, long)).status).toBe(200);
  expect((await enter(holder.userName, other)).errorCode).toBe(code(101));
});

test("A password is right in another Unicode form, wrong in another case or with a blank [SEC-02]", async () => {
  const holder = await buildUser(server.services, lenient, { password: "Ångström ﬁne Ω 2026" });
  expect((await enter(holder.userName, "A\u030angstro\u0308m fine \u2126 2026")).status).toBe(200);
  for (const wrong of ["ångström fine Ω 2026", "Ångström fine Ω 2026 ", " Ångström fine Ω 2026"])
    expect((await enter(holder.userName, wrong)).errorCode).toBe(code(101));
});

test("Unknown name, wrong password, no password, SAML and pending user are told the same [SEC-08]", async () => {
  const { services } = server;
  const wrong = "Not#2026-this";
  const names = [
    "nobody@nowhere.test",
    user.userName,
    (await buildUser(services, tenant, { password: null })).userName,
    (await buildUser(services, tenant, { saml: true, password: null })).userName,
    (await buildUser(services, tenant, { status: "PENDING", password: null })).userName,
    (await buildUser(services, tenant, { status: "DELETED" })).userName,
    (await buildUser(services, tenant, { lockedDown: true })).userName,
    (await buildUser(services, tenant, { totpSecret: "JBSWY3DPEHPK3PXP" })).userName,
  ];
  const seen = new Set<string>();
  for (const name of names) seen.add(shownOf(await enter(name, wrong)));
  expect([...seen]).toEqual([
    JSON.stringify({ status: 401, errorCode: code(101), message: "wrongCredentials", details: "" }),
  ]);
});

test("A user of single sign-on who still has a password is sent to SAML by the right one alone", async () => {
  const person = await buildUser(server.services, tenant, { saml: true });
  expect((await enter(person.userName, "Not#2026-this")).errorCode).toBe(code(101));
  expect(await enter(person.userName, person.password)).toMatchObject({ status: 403, errorCode: "SAML_USER" });
});

test("A lockdown is told only to a caller who knows the password", async () => {
  const person = await buildUser(server.services, tenant, { lockedDown: true });
  expect(await enter(person.userName, person.password)).toMatchObject({ status: 403, errorCode: code(145) });
});

test("A user who is not active is an unauthorized employee to the right password", async () => {
  for (const status of ["PENDING", "DELETED", "UNREGISTERED"] as const) {
    const person = await buildUser(server.services, tenant, { status });
    expect(await enter(person.userName, person.password)).toMatchObject({ status: 403, errorCode: code(103) });
  }
});

test("An inactive tenant is told with its code, a suspended one with its support address [LOGIN-077]", async () => {
  const inactive = await buildTenant(server.services, { status: "INACTIVE" });
  const suspended = await buildTenant(server.services, { status: "SUSPENDED" });
  const inInactive = await buildUser(server.services, inactive);
  const inSuspended = await buildUser(server.services, suspended);
  expect(await enter(inInactive.userName, inInactive.password)).toMatchObject({ status: 403, errorCode: code(39) });
  expect(await enter(inSuspended.userName, inSuspended.password)).toMatchObject({
    status: 403,
    errorCode: code(58),
    body: { details: `support@${suspended.key}.test` },
  });
});

test("A password is expired from the day its interval has passed, and only then", async () => {
  const fresh = await buildUser(server.services, tenant, { passwordAgeDays: 89, passwordExpiryDays: 90 });
  const expired = await buildUser(server.services, tenant, { passwordAgeDays: 90, passwordExpiryDays: 90 });
  const unlimited = await buildUser(server.services, tenant, { passwordAgeDays: 4_000, passwordExpiryDays: null });
  expect((await enter(fresh.userName, fresh.password)).status).toBe(200);
  expect(await enter(expired.userName, expired.password)).toMatchObject({ status: 403, errorCode: code(149) });
  expect((await enter(unlimited.userName, unlimited.password)).status).toBe(200);
});

const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

test("A challenge by S256 of 43 to 128 characters passes with the suite's own client [SSO-020, SSO-021]", async () => {
  for (const code_challenge of [challenge, "a".repeat(128)]) {
    const more = { client_id: "evolve-sso", state: "x", nonce: "y", code_challenge, code_challenge_method: "S256" };
    expect((await enter(user.userName, user.password, more)).status).toBe(200);
  }
});

test("The method 'plain' is refused by its own code [SSO-010]", async () => {
  const more = { code_challenge: challenge, code_challenge_method: "plain" };
  expect(await enter(user.userName, user.password, more)).toMatchObject({
    status: 400,
    errorCode: "InvalidRequest_CodeChallengeMethod_NotSupported",
  });
});

test.each([
  ["no method", { code_challenge: challenge }],
  ["no challenge", { code_challenge_method: "S256" }],
  ["a challenge that is too short", { code_challenge: challenge.slice(1), code_challenge_method: "S256" }],
  ["a challenge that is too long", { code_challenge: "a".repeat(129), code_challenge_method: "S256" }],
  ["a challenge with a foreign character", { code_challenge: `${challenge}+`, code_challenge_method: "S256" }],
  ["an unknown method", { code_challenge: challenge, code_challenge_method: "s256" }],
])("A request with %s is an invalid login request [SSO-011, SSO-008, SSO-009]", async (_fault, more) => {
  expect(await enter(user.userName, user.password, more)).toMatchObject({
    status: 400,
    errorCode: "InvalidLoginRequest",
  });
});

test("A request in the name of an unknown client is refused whatever the password", async () => {
  for (const password of [user.password, "Not#2026-this"])
    expect((await enter(user.userName, password, { client_id: "nobodys-app" })).errorCode).toBe("InvalidLoginRequest");
});

test("Over-long, empty, mistyped and unknown fields are refused, each by its name", async () => {
  const faults: [string, object][] = [
    ["password", { userName: user.userName, password: "x".repeat(1_025) }],
    ["password", { userName: user.userName, password: "" }],
    ["password", { userName: user.userName }],
    ["password", { userName: user.userName, password: 12345678 }],
    ["userName", { password: user.password }],
    ["totp", { userName: user.userName, password: user.password, totp: "1".repeat(13) }],
    ["state", { userName: user.userName, password: user.password, state: "x".repeat(2_001) }],
    ["admin", { userName: user.userName, password: user.password, admin: true }],
  ];
  for (const [field, body] of faults) {
    const refused = await stranger.send(login, { body });
    expect(refused).toMatchObject({ status: 400, errorCode: code(106) });
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual([field]);
  }
});

test("The session cookie is for the server alone, on the whole site, for 8 hours [SEC-25]", async () => {
  const entered = await enter(user.userName, user.password);
  expect(attributesOf(entered)).toEqual(["HttpOnly", "Max-Age=28800", "Path=/", "SameSite=Lax"]);
});

test("Under https the session cookie is Secure [SEC-25]", async () => {
  const { config, log } = server.services;
  const secured = await buildServer(
    { ...config, publicUrl: "https://suite.test" },
    server.connectionString,
    server.clock,
    log,
  );
  try {
    const body = { userName: user.userName, password: user.password };
    expect(attributesOf(await anonymous(secured).call(login, { body }), "__Host-system_session")).toContain("Secure");
  } finally {
    await secured.close();
  }
});

test("A refused sign-in sets no cookie", async () => {
  expect((await enter(user.userName, "Not#2026-this")).response.headers["set-cookie"]).toBeUndefined();
});

/** What a stranger can tell two answers apart by: the status and the body but for the request's id. */
const shownOf = ({ status, body }: Answer<typeof login>): string => {
  const { requestId, ...rest } = body as unknown as Record<string, unknown>;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return JSON.stringify({ status, ...rest });
};

const attributesOf = ({ response }: Answer<typeof login>, name = "system_session"): string[] => {
  const cookies = [response.headers["set-cookie"]].flat().map(String);
  const [pair, ...attributes] = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split("; ") ?? [];
  expect(pair?.slice(name.length)).toMatch(/^=[A-Za-z0-9_-]{43}$/);
  return attributes.sort();
};
