import {
  addPasskey,
  listPasskeys,
  mfaStatus,
  passkeyRegistration,
  removePasskey,
  renamePasskey,
  setMfaPolicy,
} from "@evolve/contracts/factors";
import { passkeyLogin, passkeyOptions, stepUp } from "@evolve/contracts/proofs";
import { type Authenticator, createAuthenticator } from "@evolve/testkit/authenticator";
import { type Browser, openBrowser } from "@evolve/testkit/browser";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const origin = "http://localhost:80";
let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let browser: Browser;
let key: Authenticator;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
beforeEach(async () => {
  user = await buildUser(server.services, tenant);
  browser = openBrowser(server);
  await browser.enter(user);
  key = createAuthenticator(origin);
});
afterAll(() => server.close());

const add = async (name = "My key") => {
  const options = (await browser.call(passkeyRegistration, {})).body;
  return browser.call(addPasskey, { body: { name, credential: key.create(options) as never } });
};
const assertIn = async (where: Browser, alone = true) =>
  key.get((await where.call(passkeyOptions, { body: { alone } })).body);
const use = async (where: Browser, passkey: object) => {
  const answer = await where.call(passkeyLogin, { body: { passkey: passkey as never } });
  return answer.status === 200 ? "signed in" : answer.errorCode;
};

test("A passkey signs in without a name, and its list knows when [SEC-10]", async () => {
  expect((await add()).body.passkey).toMatchObject({ name: "My key", lastUsedAt: null });
  const device = openBrowser(server);
  expect(await use(device, await assertIn(device))).toBe("signed in");
  const { passkeys } = (await browser.call(listPasskeys, {})).body;
  expect(passkeys).toHaveLength(1);
  expect(passkeys[0]?.lastUsedAt).not.toBeNull();
});

test("An assertion is good once, and in the browser that asked for it [SEC-10]", async () => {
  await add();
  const device = openBrowser(server);
  const passkey = await assertIn(device);
  expect(await use(openBrowser(server), passkey)).toBe("PASSKEY_REFUSED");
  expect(await use(device, passkey)).toBe("signed in");
  expect(await use(device, passkey)).toBe("PASSKEY_REFUSED");
});

test("Alone it must have verified its owner; beside the password it may just be there [SEC-10]", async () => {
  await add();
  key.verifiesUser = false;
  const device = openBrowser(server);
  expect(await use(device, await assertIn(device))).toBe("PASSKEY_REFUSED");
  expect(await use(device, await assertIn(device, false))).toBe("PASSKEY_REFUSED");
  await server.services.database.system
    .updateTable("credentials")
    .set({ totp_secret: server.services.secrets.seal("JBSWY3DPEHPK3PXP", "totp") })
    .where("user_id", "=", user.id)
    .execute();
  expect(await device.enter(user)).toBe("102");
  expect(await device.enter(user, { passkey: await assertIn(device, false) })).toBe("signed in");
});

test("Somebody else's passkey is no second factor [SEC-10]", async () => {
  await add();
  const other = await buildUser(server.services, tenant, { totpSecret: "JBSWY3DPEHPK3PXP" });
  const device = openBrowser(server);
  expect(await device.enter(other, { passkey: await assertIn(device, false) })).toBe("PASSKEY_REFUSED");
});

test("A counter that has gone back means a possible cloned passkey, and is refused [SEC-10]", async () => {
  await add();
  const device = openBrowser(server);
  key.counter = 10;
  expect(await use(device, await assertIn(device))).toBe("signed in");
  key.counter = 5;
  expect(await use(device, await assertIn(device))).toBe("PASSKEY_REFUSED");
});

test("Another origin, an old challenge and an unknown passkey are refused alike", async () => {
  await add();
  const device = openBrowser(server);
  const { body } = await device.call(passkeyOptions, { body: { alone: true } });
  expect(await use(device, createAuthenticator(origin).get(body))).toBe("PASSKEY_REFUSED");
  server.clock.advance(11 * 60);
  expect(await use(device, key.get(body))).toBe("PASSKEY_REFUSED");
  key = createAuthenticator("https://evil.test");
  await browser.enter(user);
  expect((await add()).errorCode).toBe("PASSKEY_REFUSED");
});

test("What is wrong with an account is told only to the holder of its passkey", async () => {
  await add();
  const users = server.services.database.system.updateTable("users").where("id", "=", user.id);
  await users.set({ locked_down: true }).execute();
  const device = openBrowser(server);
  expect(await use(device, await assertIn(device))).toBe("platform_user_manager_service_145");
});

test("Its owner renames and removes it; nobody else does [SEC-15, SEC-23]", async () => {
  const { id: passkeyId } = (await add()).body.passkey;
  const params = { passkeyId };
  const stranger = openBrowser(server);
  await stranger.enter(await buildUser(server.services, tenant));
  expect((await stranger.call(renamePasskey, { params, body: { name: "Mine" } })).status).toBe(404);
  expect((await stranger.call(removePasskey, { params })).status).toBe(404);
  expect((await browser.call(renamePasskey, { params, body: { name: "Phone" } })).status).toBe(200);
  expect((await browser.call(listPasskeys, {})).body.passkeys[0]?.name).toBe("Phone");
  server.clock.advance(6 * 60);
  expect((await browser.call(removePasskey, { params })).errorCode).toBe("STEP_UP_REQUIRED");
  const proven = await browser.call(stepUp, { body: { passkey: await assertIn(browser) } });
  browser.tokens = proven.body;
  expect((await browser.call(removePasskey, { params })).status).toBe(200);
  const device = openBrowser(server);
  expect(await use(device, await assertIn(device))).toBe("PASSKEY_REFUSED");
});

test("Where a second step is required a passkey user steps up with it: the password alone adds no passkey [SEC-23]", async () => {
  const strict = await buildTenant(server.services);
  user = await buildUser(server.services, strict);
  browser = openBrowser(server);
  await browser.enter(user);
  await add();
  await browser.call(setMfaPolicy, { body: { required: true } });
  server.clock.advance(6 * 60);
  expect(await openBrowser(server).enter(user)).toBe("SECOND_FACTOR_REQUIRED");
  const byPassword = await browser.call(stepUp, { body: { password: user.password } });
  expect(byPassword).toMatchObject({ status: 403, errorCode: "SECOND_FACTOR_REQUIRED" });
  expect((await browser.call(passkeyRegistration, {})).errorCode).toBe("STEP_UP_REQUIRED");
  const beside = { password: user.password, passkey: (await assertIn(browser, false)) as never };
  expect((await browser.call(stepUp, { body: { ...beside, password: "Not#2026-this" } })).status).toBe(401);
  beside.passkey = (await assertIn(browser, false)) as never;
  const both = await browser.call(stepUp, { body: beside });
  expect(both.status).toBe(200);
  browser.tokens = both.body;
  key = createAuthenticator(origin);
  expect((await add("Second")).status).toBe(200);
});

test("A passkey is named after what it is kept in, a second one of a kind with a number", async () => {
  key.aaguid = "ea9b8d664d011d213ce4b6b48cb575d4";
  expect((await add("My key")).body.passkey.name).toBe("Google Password Manager");
  key = createAuthenticator(origin);
  key.aaguid = "ea9b8d664d011d213ce4b6b48cb575d4";
  expect((await add("My key")).body.passkey.name).toBe("Google Password Manager 2");
  key = createAuthenticator(origin);
  expect((await add("My key")).body.passkey.name).toBe("My key");
  key = createAuthenticator(origin);
  const options = (await browser.call(passkeyRegistration, {})).body;
  const answer = await browser.call(addPasskey, { body: { credential: key.create(options) as never } });
  expect(answer.body.passkey.name).toBe("My passkey");
});

test("A password manager may make one quietly; it signs in alone only once it has verified its owner [SEC-10]", async () => {
  key.verifiesUser = false;
  expect((await add()).errorCode).toBe("PASSKEY_REFUSED");
  const options = (await browser.call(passkeyRegistration, {})).body;
  const body = { isQuiet: true, credential: key.create(options) as never };
  expect((await browser.call(addPasskey, { body })).status).toBe(200);
  const device = openBrowser(server);
  expect(await use(device, await assertIn(device))).toBe("PASSKEY_REFUSED");
  key.verifiesUser = true;
  expect(await use(device, await assertIn(device))).toBe("signed in");
});

test("The factors say whether there is a password: not once it was taken away, and a passkey still signs in", async () => {
  await add();
  const hasPassword = async (who: Browser) => (await who.call(mfaStatus, {})).body.hasPassword;
  expect(await hasPassword(browser)).toBe(true);
  const { system } = server.services.database;
  await system.updateTable("credentials").set({ password_hash: null }).where("user_id", "=", user.id).execute();
  const device = openBrowser(server);
  expect(await use(device, await assertIn(device))).toBe("signed in");
  expect(await hasPassword(browser)).toBe(false);
  await system.updateTable("credentials").set({ password_hash: "none" }).where("user_id", "=", user.id).execute();
  expect(await hasPassword(browser)).toBe(true);
  await system.updateTable("users").set({ saml: true }).where("id", "=", user.id).execute();
  expect(await hasPassword(browser)).toBe(false);
});
