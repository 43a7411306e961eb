import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readSamlMetadata } from "@evolve/contracts/saml";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { createIdentityProvider, type IdentityProvider, trust } from "@evolve/testkit/identity-provider";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let administrator: TestClient;
let provider: IdentityProvider;
let publisher: HttpServer;
let address: string;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { OUTGOING_NETWORKS: "127.0.0.1/32" } });
  provider = await createIdentityProvider();
  const tenant = await buildTenant(server.services);
  tenantId = tenant.id;
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["sso:edit"] }));
  publisher = createServer((request, response) => {
    response.statusCode = request.url === "/metadata" ? 200 : 404;
    response.end(metadata());
  });
  await new Promise<void>((done) => publisher.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
});
afterAll(async () => {
  publisher.close();
  await server.close();
});

const bare = (): string => provider.certificate.replaceAll(/-----[^-]+-----|\s/g, "");
const key = (certificate: string, use = 'use="signing"'): string =>
  `<md:KeyDescriptor ${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${certificate}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const service = (name: string, binding: string, location: string): string =>
  `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`;
const descriptor = (content: string): string =>
  `<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${content}</md:IDPSSODescriptor>`;
const entity = (content: string): string =>
  `<?xml version="1.0"?>\n<!-- generated -->\n<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://idp.test/id">${content}</md:EntityDescriptor>`;
const full = (): string =>
  [
    key(bare()),
    key("bm9uZQ=="),
    service("SingleLogoutService", "HTTP-Redirect", "https://idp.test/out"),
    "<md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>",
    service("SingleSignOnService", "HTTP-POST", "https://idp.test/post"),
    service("SingleSignOnService", "HTTP-Redirect", "https://idp.test/sso"),
  ].join("");
const metadata = (): string => entity(descriptor(full()));

const read = (body: { xml: string } | { url: string }) => administrator.call(readSamlMetadata, { body });

test("Metadata fills the settings, from a file or from an address", async () => {
  const expected = {
    entityId: "https://idp.test/id",
    signOnUrl: "https://idp.test/sso",
    logoutUrl: "https://idp.test/out",
    nameIdFormat: "emailAddress",
    certificates: [provider.certificate.trim()],
    skippedCertificates: 1,
  };
  expect((await read({ xml: metadata() })).body).toEqual(expected);
  expect((await read({ url: `${address}/metadata` })).body).toEqual(expected);
});

test("What describes no identity provider that we can use is refused", async () => {
  const signOn = service("SingleSignOnService", "HTTP-Redirect", "https://idp.test/sso");
  for (const xml of [
    "nonsense",
    "<none/>",
    `<!DOCTYPE x [<!ENTITY a "b">]>${metadata()}`,
    entity(""),
    entity(descriptor(signOn)),
    entity(descriptor(key(bare(), 'use="encryption"') + signOn)),
    entity(descriptor(key(bare()))),
    entity(descriptor(key(bare()) + signOn.replace("https://idp.test/sso", "javascript:alert(1)"))),
    entity(descriptor(full()) + descriptor(full())),
  ])
    expect(await read({ xml })).toMatchObject({
      status: 400,
      errorCode: "SAML_METADATA",
      body: { details: "unusable" },
    });
});

test("An address that tenants may not have us call, or that does not answer, is told apart from wrong metadata", async () => {
  for (const url of [
    `${address}/other`,
    "http://169.254.169.254/latest",
    "https://10.0.0.1/",
    "file:///etc/passwd",
    "x",
  ])
    expect(await read({ url })).toMatchObject({
      status: 400,
      errorCode: "SAML_METADATA",
      body: { details: "unreachable" },
    });
});

test("Our own metadata is published as soon as settings are saved, before single sign-on is on", async () => {
  await trust(administrator, provider, { enabled: false });
  const { statusCode } = await server.app.inject(`/public/authentication/v1/saml/${tenantId}/metadata`);
  expect(statusCode).toBe(200);
});
