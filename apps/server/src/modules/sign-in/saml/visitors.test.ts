import { login } from "@evolve/contracts/authentication";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import {
  beginSaml,
  createIdentityProvider,
  type IdentityProvider,
  placeOf,
  postResponse,
  type SamlBrowser,
  statementOf,
  trust,
} from "@evolve/testkit/identity-provider";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { signedResponse } from "@evolve/server/demo/identity-provider/messages";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const most = 4;
let server: TestServer;
let tenant: BuiltTenant;
let provider: IdentityProvider;
let ours: { entityId: string; assertionConsumerUrl: string };
let user: BuiltUser;
let colleague: BuiltUser;

beforeAll(async () => {
  server = await startTestServer({
    limits: { failuresPerAddress: most, addressWindowSeconds: 600, namesPerAddress: 10 },
  });
  provider = await createIdentityProvider();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  ours = await trust(await signIn(server, await buildUser(server.services, tenant)), provider);
  user = await buildUser(server.services, tenant, { saml: true, password: null });
  colleague = await buildUser(server.services, tenant);
});

/** What a page anywhere makes its visitors' browsers send. */
const visit = async (address: string, end: "acs" | "slo", method: "GET" | "POST"): Promise<string> => {
  const url = `/public/authentication/v1/saml/${tenant.id}/${end}`;
  const query = new URLSearchParams({ SAMLResponse: "PHgvPg==", SAMLRequest: "PHgvPg==", RelayState: "x" }).toString();
  const response = await server.app.inject({
    method,
    url: method === "GET" ? `${url}?${query}` : url,
    headers: {
      "x-forwarded-for": address,
      origin: "https://evil.test",
      "sec-fetch-site": "cross-site",
      ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
    },
    ...(method === "POST" && { payload: query }),
  });
  return placeOf(response).parameters.get("error_description") ?? "";
};
const bring = async (browser: SamlBrowser, address: string, change = (message: string) => message) => {
  const { requestId } = browser;
  const statement = statementOf({
    provider,
    audience: ours,
    nameId: user.userName,
    requestId,
    now: server.clock.now(),
  });
  const response = change(signedResponse(statement, provider));
  return placeOf(await postResponse(server, tenant, response, requestId, address));
};
const traces = async (): Promise<number> => {
  const { system } = server.services.database;
  const rows = await system
    .selectFrom("audit_events")
    .select("id")
    .where("tenant_id", "=", tenant.id)
    .where("action", "in", ["saml.refused", "saml.logout-refused"])
    .execute();
  return rows.length;
};

test("A page that sends its visitors to single sign-on and sign-out keeps none of them from signing in, and leaves no trace", async () => {
  const address = "10.220.0.1";
  for (let time = 0; time < 3 * most; time += 1) {
    await visit(address, "acs", "POST");
    await visit(address, "slo", "POST");
    await visit(address, "slo", "GET");
  }
  for (const [end, method] of [
    ["acs", "POST"],
    ["slo", "GET"],
  ] as const)
    expect(await visit(address, end, method)).toBe("platform_user_manager_service_107");
  expect(await traces()).toBe(0);
  const body = { userName: colleague.userName, password: colleague.password };
  expect((await anonymous(server, address).call(login, { body })).status).toBe(200);
  const browser = await beginSaml(server, tenant);
  const { path, parameters } = await bring(browser, address);
  expect(path).toBe("/");
  const entered = await anonymous(server, address).send(login, {
    body: { id_token: parameters.get("ssoCode") },
    headers: { cookie: browser.cookie },
  });
  expect(entered.status).toBe(200);
});

test("Bad answers to one request wear out that request alone, each with a trace", async () => {
  const address = "10.220.0.2";
  const browser = await beginSaml(server, tenant);
  for (let time = 0; time < most; time += 1)
    expect((await bring(browser, address, () => "PHgvPg==")).parameters.get("error_description")).toBe("SAML_REFUSED");
  expect((await bring(browser, address)).parameters.get("error_description")).toBe("platform_user_manager_service_107");
  expect(await traces()).toBe(most);
  expect((await bring(await beginSaml(server, tenant), address)).path).toBe("/");
});

test("An address begins so many sign-ins and is then told to wait: each is signed and kept", async () => {
  const start = (address: string) =>
    server.app.inject({
      url: `/public/authentication/v1/saml/start?tenantId=${tenant.id}`,
      headers: { "x-forwarded-for": address },
    });
  for (let time = 0; time < 10; time += 1)
    expect((await start("10.220.0.3")).headers.location).toMatch(/^https:\/\/idp\.test/);
  const refused = await start("10.220.0.3");
  expect(placeOf(refused).parameters.get("error_description")).toBe("platform_user_manager_service_107");
  expect((await start("10.220.0.4")).headers.location).toMatch(/^https:\/\/idp\.test/);
});
