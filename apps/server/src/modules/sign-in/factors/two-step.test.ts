import { refresh } from "@evolve/contracts/session-tokens";
import { mfaSecret, mfaStatus, renewRecoveryCodes, setMfa, setMfaPolicy } from "@evolve/contracts/factors";
import { stepUp } from "@evolve/contracts/proofs";
import { searchSessions } from "@evolve/contracts/sessions";
import { type Browser, openBrowser } from "@evolve/testkit/browser";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { totpOf } from "@evolve/testkit/totp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const minute = 60;
let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerName: 5 } });
});
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant);
  browser = openBrowser(server);
  await browser.enter(user);
});
afterAll(() => server.close());

/** A code of the app, of a time step that no earlier one of the test was of. */
const nextCode = (secret: string): string => {
  server.clock.advance(30);
  return totpOf(secret, server.clock.now());
};
const enrol = async (): Promise<{ secret: string; codes: string[] }> => {
  const { secret, ticket } = (await browser.call(mfaSecret, { query: { userName: user.userName } })).body;
  const { body } = await browser.call(setMfa, { body: { enabled: true, ticket, code: nextCode(secret) } });
  return { secret, codes: body.recoveryCodes };
};
const subjectsTo = async (count: number): Promise<(string | undefined)[]> => {
  await vi.waitFor(() => expect(mailsTo(user)).toHaveLength(count), { timeout: 10_000 });
  return mailsTo(user).map(({ subject }) => subject);
};
const mailsTo = ({ userName }: BuiltUser) => server.mail.mails.filter(({ to }) => to?.[0]?.address === userName);

test("An app counts once a code of it has confirmed it; then sign-in asks for one [LOGIN-052, LOGIN-053, LOGIN-054]", async () => {
  const { address, secret, ticket } = (await browser.call(mfaSecret, { query: { userName: user.userName } })).body;
  expect(address).toMatch(/^otpauth:\/\/totp\/Evolve:/);
  expect((await browser.call(mfaStatus, {})).body).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
  const wrong = await browser.call(setMfa, { body: { enabled: true, ticket, code: "000000" } });
  expect(wrong.errorCode).toBe("platform_user_manager_service_102");
  expect(await openBrowser(server).enter(user)).toBe("signed in");

  const right = await browser.call(setMfa, { body: { enabled: true, ticket, code: nextCode(secret) } });
  expect(right.status).toBe(200);
  expect((await browser.call(mfaStatus, {})).body).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
  expect(await openBrowser(server).enter(user)).toBe("102");
  expect(await openBrowser(server).enter(user, { totp: nextCode(secret) })).toBe("signed in");
});

test("A secret that this installation has not made, or of long ago, is enrolled by nobody [LOGIN-053]", async () => {
  const { secret, ticket } = (await browser.call(mfaSecret, { query: {} })).body;
  const enrolWith = async (used: string) => {
    const body = { enabled: true, ticket: used, code: totpOf(secret, server.clock.now()) };
    return (await browser.call(setMfa, { body })).errorCode;
  };
  expect(await enrolWith(`${ticket.slice(0, -2)}AA`)).toBe("ENROLMENT_EXPIRED");
  server.clock.advance(16 * minute);
  await browser.enter(user);
  expect(await enrolWith(ticket)).toBe("ENROLMENT_EXPIRED");
});

test("A recovery code signs in once in place of the app's, however it is typed [SEC-12]", async () => {
  const { codes } = await enrol();
  expect(new Set(codes).size).toBe(10);
  const [first = "", second = ""] = codes;
  expect(await openBrowser(server).enter(user, { recoveryCode: first })).toBe("signed in");
  expect(await openBrowser(server).enter(user, { recoveryCode: first })).toBe("INVALID_RECOVERY_CODE");
  const typed = ` ${second.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
  expect(await openBrowser(server).enter(user, { recoveryCode: typed })).toBe("signed in");
  expect((await browser.call(mfaStatus, {})).body.recoveryCodesLeft).toBe(8);
});

test("Recovery codes are kept as salted password hashes, and new ones end the old [SEC-12]", async () => {
  const { codes } = await enrol();
  const rows = await server.services.database.system
    .selectFrom("recovery_codes")
    .selectAll()
    .where("user_id", "=", user.id)
    .execute();
  expect(rows).toHaveLength(10);
  for (const { code_hash } of rows) expect(code_hash).toMatch(/^\$argon2id\$/);
  const renewed = (await browser.call(renewRecoveryCodes, {})).body.recoveryCodes;
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  expect(await openBrowser(server).enter(user, { recoveryCode: codes[0] ?? "" })).toBe("INVALID_RECOVERY_CODE");
  expect(await openBrowser(server).enter(user, { recoveryCode: renewed[0] ?? "" })).toBe("signed in");
});

test("Wrong codes are counted apart from wrong passwords, and lock codes alone [SEC-11]", async () => {
  const { secret } = await enrol();
  const stranger = openBrowser(server);
  for (let guess = 0; guess < 4; guess += 1) {
    expect(await stranger.enter(user, { totp: "000000" })).toBe("102");
    expect(await stranger.enter({ ...user, password: "Not#2026-this" })).toBe("101");
  }
  expect(await stranger.enter(user, { totp: "000000" })).toBe("102");
  expect(await stranger.enter(user, { totp: nextCode(secret) })).toBe("144");
  expect(await stranger.enter({ ...user, password: "Not#2026-this" })).toBe("101");
  expect(await stranger.enter(user, { totp: nextCode(secret) })).toBe("144");
});

test("A sensitive change needs a proof of the last five minutes [SEC-23]", async () => {
  const { secret } = await enrol();
  server.clock.advance(6 * minute);
  expect((await browser.call(setMfa, { body: { enabled: false } })).errorCode).toBe("STEP_UP_REQUIRED");
  const prove = (body: object) => browser.call(stepUp, { body });
  expect((await prove({ password: "Not#2026-this" })).errorCode).toBe("platform_user_manager_service_101");
  expect((await prove({ password: user.password })).errorCode).toBe("platform_user_manager_service_102");
  const proven = await prove({ password: user.password, totp: nextCode(secret) });
  expect(proven.status).toBe(200);
  browser.tokens = proven.body;
  expect((await browser.call(setMfa, { body: { enabled: false } })).status).toBe(200);
});

test("A proof replaces every token of the session: those of before are dead on every node [SEC-18]", async () => {
  const other = await server.anotherNode();
  const thief = openBrowser(other);
  thief.tokens = browser.tokens;
  expect((await thief.call(searchSessions, { body: {} })).status).toBe(200);
  const proven = await browser.call(stepUp, { body: { password: user.password } });
  const refreshToken = thief.tokens?.refreshToken ?? "";
  await expect
    .poll(async () => (await thief.call(searchSessions, { body: {} })).errorCode, { timeout: 10_000 })
    .toBe("SIGNED_OUT");
  expect((await thief.call(refresh, { body: { token: refreshToken } })).errorCode).toBe("TOKEN_INVALID");
  browser.tokens = proven.body;
  expect((await browser.call(searchSessions, { body: {} })).status).toBe(200);
  expect((await browser.call(refresh, { body: { token: proven.body.refreshToken } })).status).toBe(200);
});

test("Where the tenant requires it, a user without one enrols at the sign-in, and only then has a session [SEC-10]", async () => {
  expect((await browser.call(setMfaPolicy, { body: { required: true } })).body).toEqual({ required: true });
  const person = await buildUser(server.services, tenant, { permissions: [] });
  const newcomer = openBrowser(server);
  expect(await newcomer.enter(person)).toBe("MFA_ENROLMENT_REQUIRED");
  expect(newcomer.cookies.get("system_session")).toBeUndefined();
  const { secret, ticket } = (await newcomer.call(mfaSecret, { query: {} })).body;
  expect(await newcomer.enter(person, { totp: "000000", enrolment: ticket })).toBe("102");
  expect(await newcomer.enter(person, { totp: nextCode(secret), enrolment: ticket })).toBe("signed in");
  expect((await newcomer.call(mfaStatus, {})).body).toMatchObject({ required: true, enabled: true });
  expect((await newcomer.call(setMfa, { body: { enabled: false } })).errorCode).toBe("MFA_REQUIRED");
  expect(await openBrowser(server).enter(person)).toBe("102");
});

test("The owner is told by mail of each change, in the language of the browser [SEC-16]", async () => {
  browser.cookies.set("general_preferences", encodeURIComponent(JSON.stringify({ language: "es_ES" })));
  const { codes } = await enrol();
  await browser.call(renewRecoveryCodes, {});
  await browser.call(setMfa, { body: { enabled: false } });
  expect((await subjectsTo(3)).sort()).toEqual([
    "Se ha activado la verificación en dos pasos",
    "Se ha desactivado la verificación en dos pasos",
    "Se han generado códigos de recuperación nuevos",
  ]);
  const [mail] = mailsTo(user);
  expect(mail?.html).toContain("/my-space/#/security");
  expect(mail?.text).toContain("(UTC+00:00)");
  for (const code of codes) expect(mail?.text).not.toContain(code);
});
