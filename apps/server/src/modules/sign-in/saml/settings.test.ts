import { X509Certificate } from "node:crypto";
import { rollSamlKey, samlSettings, saveSamlSettings } from "@evolve/contracts/saml";
import { makeSelfSigned } from "@evolve/server/security/self-signed";
import { buildTenant, buildUser, type BuiltTenant } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { beginSaml, createIdentityProvider, type IdentityProvider, trust } from "@evolve/testkit/identity-provider";
import { buildNamed } from "@evolve/testkit/people";
import { runJob } from "@evolve/testkit/run-job";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { warnOfCertificates } from "./certificate-warnings.ts";

const day = 24 * 60 * 60;

/** RSA of 1024 bits, good for a hundred years. */
const weakCertificate = `-----BEGIN CERTIFICATE-----
MIIB/DCCAWWgAwIBAgIUAdmnE/V9f0VFeV3GMWi/uhbCjAMwDQYJKoZIhvcNAQEL
BQAwDzENMAsGA1UEAwwEd2VhazAgFw0yNjExMjExNDI4MzZaGA8yMTI2MTAyODE0
MjgzNlowDzENMAsGA1UEAwwEd2VhazCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkC
gYEAmGHgZBBQlwZEKnytt4ZTRleQC4VTsctW6H+3YI5SeRMdI3Jt0ae6HbIjw3bp
b0L+gi0Vz+NkLpCNNVxs7SjyAHN5KqZnhRblKjTuwF3977hanVTIShdXfhbKVfpr
XtmWTX3z9vvbO93+rJMWJERcPvFNBzJVbMkVkVzFqgdUGx8CAwEAAaNTMFEwHQYD
VR0OBBYEFNpBk01DgnvDF5d4Com/a12V7uUSMB8GA1UdIwQYMBaAFNpBk01DgnvD
F5d4Com/a12V7uUSMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYEA
UuVTsmBfa8GXf/sx49mK7MLMJzjKMX/GhpiosPR7d+eFwHMu8huS1p+DL0biBJul
rrGAIyI+TfnC0gXln2cXjm5QO1jjfI+/pFNbB7JjotDs0NN9rsqmojQ83ArTlaw6
5PNcGnPSuGgOeZeD3qwdz3Oqrv2JMKQbsdxRfhPnT8E=
-----END CERTIFICATE-----`;

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let provider: IdentityProvider;

beforeAll(async () => {
  server = await startTestServer();
  provider = await createIdentityProvider();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["sso:edit"] }));
});

const body = (changes: object = {}) => ({
  enabled: true,
  entityId: provider.entityId,
  signOnUrl: "https://idp.test/sso",
  logoutUrl: null,
  certificates: [provider.certificate.trim()],
  nameIdFormat: "emailAddress" as const,
  attributes: { userName: "", email: "mail", firstName: "givenName", lastName: "sn" },
  createUsers: false,
  defaultRoleId: null,
  idpInitiated: false,
  signRequests: true,
  lookForSession: false,
  landingPage: null,
  ...changes,
});
const save = (changes: object = {}, client = administrator) => client.call(saveSamlSettings, { body: body(changes) });
const faultsOf = async (changes: object) => {
  const { status, body: answer } = await save(changes);
  return status === 400 ? (answer as unknown as { fields: object }).fields : status;
};

test("Of two administrators who set single sign-on, the second is refused until they have seen what the first saved", async () => {
  const seen = (await administrator.call(samlSettings, {})).body.version;
  const first = await save({ version: seen });
  expect(first.body.version).toBe(1);
  expect(await save({ version: seen, entityId: "https://other.test" })).toMatchObject({
    errorCode: "CHANGED_MEANWHILE",
    status: 409,
  });
  expect((await administrator.call(samlSettings, {})).body.settings?.entityId).toBe(provider.entityId);
  expect((await save({ version: 1, entityId: "https://other.test" })).body).toMatchObject({
    version: 2,
    settings: { entityId: "https://other.test" },
  });
  const tagged = await administrator.send(samlSettings, {});
  expect(tagged.response.headers["etag"]).toBe('"2"');
});

test("The audit trail says what the settings were and are, certificates by their fingerprints", async () => {
  await save();
  await save({ signOnUrl: "https://other.test/sso", idpInitiated: true });
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select("details")
    .where("tenant_id", "=", tenant.id)
    .where("action", "=", "saml.settings-saved")
    .orderBy("id")
    .execute();
  const certificates = [new X509Certificate(provider.certificate).fingerprint256];
  expect(events).toMatchObject([
    { details: { before: null, after: { signOnUrl: "https://idp.test/sso", idpInitiated: false } } },
    {
      details: {
        before: { signOnUrl: "https://idp.test/sso", idpInitiated: false, certificates },
        after: { signOnUrl: "https://other.test/sso", idpInitiated: true, certificates },
      },
    },
  ]);
});

test("Settings are read back as they were saved, with our addresses and key", async () => {
  expect((await administrator.call(samlSettings, {})).body).toMatchObject({ settings: null, certificates: [] });
  const saved = await save();
  expect(saved.status).toBe(200);
  expect(saved.body.settings).toEqual(body());
  const base = `http://localhost:8080/public/authentication/v1/saml/${tenant.id}`;
  expect(saved.body.serviceProvider).toMatchObject({
    entityId: `${base}/metadata`,
    assertionConsumerUrl: `${base}/acs`,
  });
  expect(saved.body.serviceProvider.keys).toMatchObject([{ signs: true, state: "valid" }]);
  expect((await administrator.call(samlSettings, {})).body).toEqual(saved.body);
});

test("Settings are for holders of the permission alone, in their own tenant", async () => {
  await save();
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["sso:view"] }));
  const nobody = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  expect((await viewer.call(samlSettings, {})).status).toBe(200);
  for (const answer of [await save({}, viewer), await save({}, nobody), await nobody.call(samlSettings, {})])
    expect(answer).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
  expect((await save({}, anonymous(server))).status).toBe(401);
  const other = await buildTenant(server.services);
  const foreigner = await signIn(server, await buildUser(server.services, other));
  expect((await foreigner.call(samlSettings, {})).body.settings).toBeNull();
});

test("Addresses that people must not be sent to are refused, each by its field", async () => {
  for (const address of [
    "http://idp.test/sso",
    "javascript:alert(1)",
    "https://user@idp.test/",
    "nonsense",
    "//idp.test",
  ])
    expect(await faultsOf({ signOnUrl: address, logoutUrl: address })).toEqual({
      signOnUrl: "clientAddress",
      logoutUrl: "clientAddress",
    });
  for (const address of ["//evil.test/", "https://evil.test/", "javascript:alert(1)"])
    expect(await faultsOf({ landingPage: address })).toEqual({ landingPage: "clientAddress" });
  for (const address of ["/my-space/#/home", "https://app.localhost/#/x"])
    expect(await faultsOf({ landingPage: address })).toBe(200);
  expect(await faultsOf({ signOnUrl: "http://localhost:9090/sso" })).toBe(200);
});

test("A certificate that is none, has ended or is weak is refused by its place in the list", async () => {
  const ended = await makeSelfSigned("ended", new Date(Date.now() - 4 * 365 * day * 1000));
  const good = provider.certificate;
  expect(await faultsOf({ certificates: ["none"] })).toEqual({ "certificates.0": "certificate" });
  expect(await faultsOf({ certificates: [good, ended.certificate] })).toEqual({ "certificates.1": "certificateEnded" });
  expect(await faultsOf({ certificates: [weakCertificate] })).toEqual({ "certificates.0": "certificateWeak" });
  expect(Object.keys((await faultsOf({ certificates: [] })) as object)).toEqual(["certificates"]);
  expect(Object.keys((await faultsOf({ certificates: [good, good, good] })) as object)).toEqual(["certificates"]);
});

test("A default role must be there, be the tenant's own and hold no more than the administrator does", async () => {
  expect(await faultsOf({ createUsers: true })).toEqual({ defaultRoleId: "required" });
  const other = await buildTenant(server.services);
  const foreign = await buildNamed(server.services, other, "role", "Foreign");
  expect((await save({ defaultRoleId: foreign })).errorCode).toBe("NOT_FOUND");
  const mighty = await buildNamed(server.services, tenant, "role", "Mighty", ["all"]);
  expect((await save({ defaultRoleId: mighty })).errorCode).toBe("FORBIDDEN");
  const plain = await buildNamed(server.services, tenant, "role", "Plain", ["sso:edit"]);
  expect((await save({ createUsers: true, defaultRoleId: plain })).status).toBe(200);
});

test("Our key is renewed without a gap: both are published, then the next one signs", async () => {
  expect((await administrator.call(rollSamlKey, { body: { step: "publish" } })).errorCode).toBe("NOT_FOUND");
  await save();
  const metadata = async () => {
    const { payload } = await server.app.inject(`/public/authentication/v1/saml/${tenant.id}/metadata`);
    return [...payload.matchAll(/<ds:X509Certificate>([^<]+)</g)].map(
      ([, bare = ""]) => new X509Certificate(Buffer.from(bare, "base64")).fingerprint256,
    );
  };
  const roll = (step: "publish" | "switch") => administrator.call(rollSamlKey, { body: { step } });
  expect((await roll("switch")).body).toMatchObject({ fields: { step: "unpublished" } });
  const [first] = await metadata();
  expect((await roll("publish")).body.serviceProvider.keys.map(({ signs }) => signs)).toEqual([true, false]);
  expect((await roll("publish")).body).toMatchObject({ fields: { step: "published" } });
  const both = await metadata();
  expect(both).toEqual([first, expect.any(String)]);
  expect((await roll("switch")).status).toBe(200);
  expect(await metadata()).toEqual([both[1]]);
});

test("The private part of our key is sealed in the database", async () => {
  await save();
  const [row] = await server.services.database.system
    .selectFrom("saml_keys")
    .selectAll()
    .where("tenant_id", "=", tenant.id)
    .execute();
  expect(row?.private_key).toMatch(/^v1\./);
  expect(row?.private_key).not.toContain("PRIVATE");
});

test("Requests are sent unsigned where the identity provider wants none [SSO-004]", async () => {
  await trust(administrator, provider, { signRequests: false });
  const { location } = await beginSaml(server, tenant);
  expect([...location.searchParams.keys()]).toEqual(["SAMLRequest", "RelayState"]);
});

test("A certificate that ends within thirty days is told to administrators, in the log and in the figures", async () => {
  await save();
  const states = async () => (await administrator.call(samlSettings, {})).body.certificates.map(({ state }) => state);
  const figure = async () => {
    const { payload } = await server.app.inject("/metrics");
    return Number(/^saml_certificates_ending (\d+)$/m.exec(payload)?.[1]);
  };
  expect(await states()).toEqual(["valid"]);
  const soon = await makeSelfSigned("soon.idp.test", new Date(Date.now() - (3 * 365 - 20) * day * 1000));
  const before = await figure();
  await save({ certificates: [provider.certificate, soon.certificate] });
  expect(await states()).toEqual(["valid", "soon"]);
  expect(await figure()).toBe(before + 1);
  // A scrape reads no certificates: a row that changes unannounced shows with the next of the hourly chores.
  const enable = (enabled: boolean) =>
    server.services.database.system
      .updateTable("saml_settings")
      .set({ enabled })
      .where("tenant_id", "=", tenant.id)
      .execute();
  await enable(false);
  expect(await figure()).toBe(before + 1);
  // Nor does the change of any tenant's name, which has nothing to do with certificates.
  await server.services.bus.publish({ kind: "tenant-changed", tenantId: tenant.id });
  expect(await figure()).toBe(before + 1);
  await runJob(server, warnOfCertificates, {});
  expect(await figure()).toBe(before);
  await enable(true);
  await runJob(server, warnOfCertificates, {});
  expect(await figure()).toBe(before + 1);
  expect(server.logged).toContainEqual(
    expect.objectContaining({ msg: "a SAML certificate ends", tenantId: tenant.id, subject: "CN=soon.idp.test" }),
  );
});

test("Metadata is for the identity provider of a tenant that has one", async () => {
  await save();
  const path = (id: string) => `/public/authentication/v1/saml/${id}/metadata`;
  const { headers, payload } = await server.app.inject(path(tenant.id));
  expect(headers["content-type"]).toContain("application/samlmetadata+xml");
  expect(payload).toContain('WantAssertionsSigned="true"');
  const without = await buildTenant(server.services);
  for (const id of [without.id, "nonsense"]) expect((await server.app.inject(path(id))).statusCode).toBe(404);
});

test("Settings and keys are changed only after a step-up [SEC-23]", async () => {
  server.clock.advance(6 * 60);
  expect((await administrator.send(saveSamlSettings, { body: {} })).errorCode).toBe("STEP_UP_REQUIRED");
  expect((await administrator.call(rollSamlKey, { body: { step: "publish" } })).errorCode).toBe("STEP_UP_REQUIRED");
  expect((await administrator.call(samlSettings, {})).status).toBe(200);
});
