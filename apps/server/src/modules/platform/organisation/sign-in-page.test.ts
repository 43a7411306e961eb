import { readSignInPage, saveSignInPage } from "@evolve/contracts/sign-in-page";
import { publicTenantProperties } from "@evolve/contracts/tenants";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:edit"] }));
});

const banner = { message: "Bienvenue ☀\nToday: maintenance", backgroundColorCode: "#fff4d6", fontColorCode: "#3a2c00" };
const save = (changes: object = {}) =>
  administrator.call(saveSignInPage, { body: { loginBanner: banner, allowedDomains: ["example.com"], ...changes } });
const shown = async () =>
  (await anonymous(server).call(publicTenantProperties, { query: { tenantId: tenant.id } })).body.loginBanner;

test("What is saved is read back, and the sign-in page shows it at once", async () => {
  expect((await administrator.call(readSignInPage, {})).body).toMatchObject({ loginBanner: null, allowedDomains: [] });
  const saved = await save();
  expect(saved.body).toMatchObject({ loginBanner: banner, allowedDomains: ["example.com"] });
  expect((await administrator.call(readSignInPage, {})).body).toEqual(saved.body);
  expect(await shown()).toEqual({ ...banner, message: Buffer.from(banner.message).toString("base64") });
  await save({ loginBanner: null });
  expect(await shown()).toBeNull();
});

test("Colours that cannot be read, and what is no domain, are refused at their field", async () => {
  const fieldsOf = async (changes: object) =>
    ((await save(changes)).body as unknown as { fields: Record<string, string> }).fields;
  expect(await fieldsOf({ loginBanner: { ...banner, fontColorCode: "#ffe9a8" } })).toEqual({
    "loginBanner.fontColorCode": "contrast",
  });
  expect(await fieldsOf({ allowedDomains: ["https://example.com"] })).toEqual({ "allowedDomains.0": "domain" });
  expect(await fieldsOf({ allowedDomains: ["example.com", "EXAMPLE.com"] })).toEqual({ allowedDomains: "unique" });
});

test("A change based on an older version is refused, and nobody changes it without a recent proof", async () => {
  const { version } = (await administrator.call(readSignInPage, {})).body;
  expect((await save({ version })).status).toBe(200);
  expect(await save({ version })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  server.clock.advance(6 * 60);
  expect((await save()).errorCode).toBe("STEP_UP_REQUIRED");
});
