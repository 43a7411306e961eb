import { shellSettings } from "@evolve/contracts/shell-settings";
import { readTenantSettings, saveTenantSettings } from "@evolve/contracts/tenant-settings";
import { tenantProperties } from "@evolve/contracts/tenants";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
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

const settings = {
  sessionTimeout: 45,
  supportEmail: "help@acme.test",
  supportPhone: "+49 30 1234",
  helpUrl: "https://help.acme.test/start",
  studioHelpUrl: "",
  analyticsHelpUrl: "",
  communityUrl: "/community",
  downloadsUrl: "",
  analytics: true,
  sessionRecording: false,
};
const save = (changes: object = {}) => administrator.call(saveTenantSettings, { body: { ...settings, ...changes } });

test("What is saved is read back, and the shell and the idle timer follow it; an empty address is the installation's", async () => {
  const before = (await administrator.call(shellSettings, {})).body;
  const saved = await save();
  expect(saved.body).toMatchObject(settings);
  expect((await administrator.call(readTenantSettings, {})).body).toEqual(saved.body);
  expect((await administrator.call(tenantProperties, { query: {} })).body).toEqual({ sessionTimeout: 45 });
  const { helpUrl, communityUrl, supportPhone } = settings;
  expect((await administrator.call(shellSettings, {})).body).toMatchObject({ helpUrl, communityUrl, supportPhone });
  await save({ helpUrl: "", supportEmail: "" });
  expect((await administrator.call(shellSettings, {})).body.helpUrl).toBe(before.helpUrl);
});

test.each([
  [{ helpUrl: "javascript:alert(1)" }, { helpUrl: "webAddress" }],
  [{ downloadsUrl: "//evil.test" }, { downloadsUrl: "webAddress" }],
  [{ sessionTimeout: 721 }, { sessionTimeout: "max?max=720" }],
  [{ sessionTimeout: -1 }, { sessionTimeout: "min?min=0" }],
])("%j is refused at its field", async (changes, fields) => {
  expect(await save(changes)).toMatchObject({ status: 400, body: { fields } });
});

test("An edit that is based on other settings is refused; other changes of the tenant do not matter", async () => {
  const { version } = (await administrator.call(readTenantSettings, {})).body;
  expect((await save({ version })).status).toBe(200);
  expect(await save({ version })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
});

test("The audit trail has the settings before and after", async () => {
  await save();
  await save({ sessionTimeout: 0 });
  const rows = await server.services.database.readTenant(tenant.id, (tx) =>
    tx.selectFrom("audit_events").select("details").where("action", "=", "tenant.settings-set").orderBy("at").execute(),
  );
  expect(rows.at(-1)?.details).toMatchObject({ before: { sessionTimeout: 45 }, after: { sessionTimeout: 0 } });
});

test("Nobody changes them without a recent proof", async () => {
  server.clock.advance(6 * 60);
  expect((await save()).errorCode).toBe("STEP_UP_REQUIRED");
});
