import { prelogin } from "@evolve/contracts/authentication";
import { listDevices } from "@evolve/contracts/devices";
import { passkeyOptions } from "@evolve/contracts/proofs";
import { systemSession } from "@evolve/contracts/session-state";
import { openBrowser } from "@evolve/testkit/browser";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { createIdentityProvider, trust } from "@evolve/testkit/identity-provider";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: "https://suite.test" } });
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant);
});
afterAll(() => server.close());

test("Under https the server's cookies can be set only by this host, and are read only under that name [SEC-25]", async () => {
  const browser = openBrowser(server);
  expect(await browser.enter(user)).toBe("signed in");
  await browser.call(passkeyOptions, { body: { alone: true } });
  expect([...browser.cookies.keys()].sort()).toEqual([
    "__Host-known_device",
    "__Host-passkey_browser",
    "__Host-system_session",
  ]);
  expect((await browser.call(systemSession, {})).body.loggedIn).toBe(true);
  expect((await browser.call(listDevices, {})).body.devices).toMatchObject([{ current: true }]);
  const planted = openBrowser(server);
  for (const [name, value] of browser.cookies) planted.cookies.set(name.replace("__Host-", ""), value);
  planted.tokens = browser.tokens;
  expect((await planted.call(systemSession, {})).body.loggedIn).toBe(false);
  expect((await planted.call(listDevices, {})).body.devices).toMatchObject([{ current: false }]);
});

test("So can the mark of a browser that begins single sign-on [SEC-25]", async () => {
  await trust(await signIn(server, user), await createIdentityProvider());
  const started = await server.app.inject(`/public/authentication/v1/saml/start?tenantId=${tenant.id}`);
  expect(started.cookies).toMatchObject([
    { name: "__Host-saml_browser", secure: true, httpOnly: true, path: "/", sameSite: "Strict" },
  ]);
  expect(started.cookies[0]?.domain).toBeUndefined();
});

test.each([
  ["https://suite.test", 200],
  ["http://suite.test", 403],
  ["http://localhost:5173", 403],
  ["https://localhost", 403],
  ["https://acme.localhost", 403],
])("A write from a page of %s is answered with %i [SEC-24]", async (origin, status) => {
  const headers = { host: "suite.test", origin };
  const answer = await anonymous(server).send(prelogin, { body: { userName: user.userName }, headers });
  expect(answer.status).toBe(status);
});
