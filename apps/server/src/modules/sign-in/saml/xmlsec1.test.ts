import { readFileSync } from "node:fs";
import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltTenant } from "@evolve/testkit/builders";
import { anonymous, signIn, withTokens } from "@evolve/testkit/client";
import { placeOf, postResponse, trust } from "@evolve/testkit/identity-provider";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { insertRequest } from "./sign-in-repository.ts";

/* The other side is xmlsec1; fixtures/README.md says how its messages were made. */

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), "utf8");
const base64 = (xml: string): string => Buffer.from(xml).toString("base64");
const requestId = "_request";
const mark = randomSecret();
let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.advance((Date.parse("2026-01-01T00:01:30Z") - Date.now()) / 1000);
  tenant = await buildTenant(server.services, { id: "01990000-0000-7000-8000-00000000e001" });
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  const certificate = fixture("certificate.pem").trim();
  await trust(
    administrator,
    { entityId: "https://xmlsec1.test/metadata", certificate, privateKey: "" },
    { logoutUrl: "https://xmlsec1.test/slo" },
  );
  await buildUser(server.services, tenant, { userName: "xmlsec1@fixture.test", saml: true, password: null });
});
afterAll(() => server.close());

/** Brings an answer to the request that the fixture answers, as the browser that made it. */
const bring = async (xml: string) => {
  await server.services.database.withTenant(tenant.id, (tx) =>
    insertRequest(tx, tenant.id, {
      id: requestId,
      browserHash: digestOf(mark),
      returnOrigin: "",
      redirectUrl: "",
      isPassive: false,
      expiresAt: new Date(server.clock.now().getTime() + 60_000),
    }),
  );
  const place = placeOf(await postResponse(server, tenant, base64(xml), requestId));
  await server.services.database.system.deleteFrom("saml_requests").where("id", "=", requestId).execute();
  return place;
};
const postLogout = (xml: string) =>
  server.app.inject({
    method: "POST",
    url: `/public/authentication/v1/saml/${tenant.id}/slo`,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://xmlsec1.test" },
    payload: new URLSearchParams({ SAMLRequest: base64(xml) }).toString(),
  });

test("What xmlsec1 has signed is taken, and signs in and out; altered it is refused [SEC-29]", async () => {
  const response = fixture("response.xml");
  const altered = await bring(response.replace("xmlsec1@fixture.test", "admin@fixture.test"));
  expect(altered.parameters.get("error_description")).toBe("SAML_REFUSED");

  const { path, parameters } = await bring(response);
  expect(path).toBe("/");
  const stranger = anonymous(server);
  const headers = { cookie: `saml_browser=${mark}` };
  const entered = await stranger.send(login, { body: { id_token: parameters.get("ssoCode") ?? "" }, headers });
  const { id_token } = entered.body as { id_token: string };
  const client = withTokens(server, (await stranger.call(exchangeToken, { body: { accessToken: id_token } })).body);
  expect((await client.call(currentUser, {})).body).toMatchObject({ user: { userName: "xmlsec1@fixture.test" } });

  const wish = fixture("logout-request.xml");
  const other = await postLogout(wish.replace("<samlp:SessionIndex>_session", "<samlp:SessionIndex>_another"));
  expect(other.headers.location).toContain("SAML_REFUSED");
  expect((await client.call(currentUser, {})).status).toBe(200);
  expect((await postLogout(wish)).statusCode).toBe(200);
  expect((await client.call(currentUser, {})).status).toBe(401);
});
