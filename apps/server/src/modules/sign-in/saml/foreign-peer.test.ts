import { exchangeToken, logout } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { samlLogoutUrl } from "@evolve/contracts/saml";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import {
  beginSaml,
  createIdentityProvider,
  type IdentityProvider,
  placeOf,
  postResponse,
  trust,
} from "@evolve/testkit/identity-provider";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import * as samlify from "samlify";
import { afterAll, beforeAll, expect, test } from "vitest";

/* The other side is samlify: it reads our metadata, checks our signatures, and signs what we read. */

samlify.setSchemaValidator({ validate: () => Promise.resolve("valid") });

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let keys: IdentityProvider;
let provider: ReturnType<typeof samlify.IdentityProvider>;
let service: ReturnType<typeof samlify.ServiceProvider>;

const bindings = samlify.Constants.namespace.binding;
const template = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{IssueInstant}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="{StatusCode}"/></samlp:Status><saml:Assertion ID="{AssertionID}" Version="2.0" IssueInstant="{IssueInstant}"><saml:Issuer>{Issuer}</saml:Issuer><saml:Subject><saml:NameID Format="{NameIDFormat}">{NameID}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{End}" Recipient="{Destination}" InResponseTo="{InResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{IssueInstant}" NotOnOrAfter="{End}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion></samlp:Response>`;

beforeAll(async () => {
  server = await startTestServer();
  keys = await createIdentityProvider();
  tenant = await buildTenant(server.services);
  const administrator = await signIn(server, await buildUser(server.services, tenant));
  await trust(administrator, keys, { logoutUrl: "https://idp.test/slo" });
  user = await buildUser(server.services, tenant, { saml: true, password: null });
  provider = samlify.IdentityProvider({
    entityID: keys.entityId,
    privateKey: keys.privateKey,
    signingCert: keys.certificate,
    wantAuthnRequestsSigned: true,
    wantLogoutRequestSigned: true,
    nameIDFormat: ["urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress"],
    singleSignOnService: [{ Binding: bindings.redirect, Location: "https://idp.test/sso" }],
    singleLogoutService: [
      { Binding: bindings.redirect, Location: "https://idp.test/slo" },
      { Binding: bindings.post, Location: "https://idp.test/slo" },
    ],
    loginResponseTemplate: { context: template, attributes: [] },
  });
  const { payload } = await server.app.inject(`/public/authentication/v1/saml/${tenant.id}/metadata`);
  service = samlify.ServiceProvider({ metadata: payload, wantLogoutRequestSigned: true });
});
afterAll(() => server.close());

/** What samlify verifies of an address: its parameters, and the text that was signed. */
const carried = (location: URL) => ({
  query: Object.fromEntries(location.searchParams),
  octetString: location.search.slice(1).replace(/&Signature=.*$/, ""),
});

const respond = async (requestId: string, sessionIndex: string): Promise<string> => {
  const now = server.clock.now();
  const values = {
    ID: `_r${requestId}`,
    AssertionID: `_a${requestId}`,
    Destination: String(service.entityMeta.getAssertionConsumerService("post")),
    Audience: service.entityMeta.getEntityID(),
    NameIDFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
    NameID: user.userName,
    Issuer: keys.entityId,
    IssueInstant: now.toISOString(),
    End: new Date(now.getTime() + 300_000).toISOString(),
    StatusCode: "urn:oasis:names:tc:SAML:2.0:status:Success",
    InResponseTo: requestId,
    SessionIndex: sessionIndex,
  };
  const { context } = await provider.createLoginResponse(
    service,
    { extract: { request: { id: requestId } } },
    "post",
    {},
    (text: string) => ({ id: values.ID, context: samlify.SamlLib.replaceTagsByValue(text, values) }),
  );
  return context;
};

/** Signs in through samlify. */
const enter = async (sessionIndex: string): Promise<TestClient> => {
  const browser = await beginSaml(server, tenant);
  const response = await respond(browser.requestId, sessionIndex);
  const { parameters } = placeOf(await postResponse(server, tenant, response, browser.requestId));
  const code = parameters.get("ssoCode") ?? "";
  const stranger = anonymous(server);
  const entered = await stranger.send(login, { body: { id_token: code }, headers: { cookie: browser.cookie } });
  const { id_token } = entered.body as { id_token: string };
  return withTokens(server, (await stranger.call(exchangeToken, { body: { accessToken: id_token } })).body);
};
const isIn = async (client: TestClient): Promise<boolean> => (await client.call(currentUser, {})).status === 200;

const sendLogout = async (sessionIndex: string, change = (url: URL): string => url.search) => {
  const { context } = provider.createLogoutRequest(service, "redirect", { logoutNameID: user.userName, sessionIndex });
  const url = new URL(context);
  const response = await server.app.inject(`${url.pathname}${change(url)}`);
  return new URL(response.headers.location ?? "", "http://localhost:8080");
};

test("Another implementation takes our metadata and our signed request [SSO-004]", async () => {
  expect(service.entityMeta.isWantAssertionsSigned()).toBe(true);
  const { location, requestId } = await beginSaml(server, tenant);
  const { extract } = await provider.parseLoginRequest(service, "redirect", carried(location));
  expect(extract).toMatchObject({ request: { id: requestId }, issuer: service.entityMeta.getEntityID() });
});

test("An assertion that another implementation has signed signs in [SEC-29, LOGIN-046]", async () => {
  expect(await isIn(await enter("_one"))).toBe(true);
});

test("The identity provider ends the sessions of one of its own, and is answered", async () => {
  const [first, second] = [await enter("_first"), await enter("_second")];
  const answer = await sendLogout("_first");
  expect(answer.origin + answer.pathname).toBe("https://idp.test/slo");
  const { extract } = await provider.parseLogoutResponse(service, "redirect", carried(answer));
  expect(extract).toMatchObject({ issuer: service.entityMeta.getEntityID() });
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
});

test("A wish to sign out that is altered, unsigned or used again ends nothing [SEC-24]", async () => {
  const client = await enter("_third");
  const unsigned = (url: URL): string => url.search.replace(/&SigAlg=.*$/, "");
  const altered = (url: URL): string => url.search.replace(/SAMLRequest=./, "SAMLRequest=x");
  const twice = (url: URL): string => `${url.search}&SAMLRequest=x`;
  const weak = (url: URL): string => url.search.replace("rsa-sha256", "rsa-sha1");
  for (const change of [unsigned, altered, twice, weak])
    expect((await sendLogout("_third", change)).hash).toContain("error_description=SAML_REFUSED");
  expect(await isIn(client)).toBe(true);
  let spent = "";
  await sendLogout("_none", (url) => (spent = url.search));
  const odd = await server.app.inject(
    `/public/authentication/v1/saml/${tenant.id}/slo?SAMLRequest=x&SigAlg=%00&Signature=x`,
  );
  expect(odd.statusCode).toBe(400);
  const again = await server.app.inject(`/public/authentication/v1/saml/${tenant.id}/slo${spent}`);
  expect(again.headers.location).toContain("SAML_REFUSED");
});

/** Posts a wish to sign out, as the identity provider's page makes a browser do. */
const postLogout = async (message: string, relayState = "", language = "en") => {
  const response = await server.app.inject({
    method: "POST",
    url: `/public/authentication/v1/saml/${tenant.id}/slo`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://idp.test",
      "sec-fetch-site": "cross-site",
      "accept-language": language,
    },
    payload: new URLSearchParams({ SAMLRequest: message, RelayState: relayState }).toString(),
  });
  const valueOf = (name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(response.payload)?.[1] ?? "";
  return { response, valueOf };
};
const wish = (sessionIndex: string): string =>
  provider.createLogoutRequest(service, "post", { logoutNameID: user.userName, sessionIndex }).context;
const textOf = (message: string): string => Buffer.from(message, "base64").toString("utf8");
const messageOf = (xml: string): string => Buffer.from(xml).toString("base64");

test("A wish to sign out that is posted ends the session, and a page posts our signed answer back", async () => {
  const [first, second] = [await enter("_posted"), await enter("_stays")];
  const { response, valueOf } = await postLogout(wish("_posted"), "a state & more", "es");
  expect(response.statusCode).toBe(200);
  expect(response.payload).toContain('action="https://idp.test/slo"');
  expect(response.payload).toContain('<html lang="es">');
  expect(response.headers["content-security-policy"]).toContain("form-action https://idp.test;");
  expect(valueOf("RelayState")).toBe("a state &amp; more");
  const { extract } = await provider.parseLogoutResponse(service, "post", {
    body: { SAMLResponse: valueOf("SAMLResponse") },
  });
  expect(extract).toMatchObject({ issuer: service.entityMeta.getEntityID() });
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
});

test("A posted wish that is altered, unsigned, weakly signed, wrapped or used again ends nothing [SEC-24, SEC-29]", async () => {
  const client = await enter("_kept");
  const good = textOf(wish("_kept"));
  const unsigned = good.replace(/<(ds:)?Signature[\s\S]*<\/(ds:)?Signature>/, "");
  const root = /<samlp:LogoutRequest[^>]* ID="([^"]+)"/.exec(good)?.[1] ?? "";
  // The signed message inside another of the same shape, whose own content nobody has signed.
  const wrapped = unsigned
    .replaceAll(root, "_outer")
    .replace("</samlp:LogoutRequest>", `<samlp:Extensions>${good}</samlp:Extensions></samlp:LogoutRequest>`);
  for (const bad of [
    good.replace(user.userName, "somebody@else.test"),
    unsigned,
    good.replaceAll("rsa-sha256", "rsa-sha1"),
    wrapped,
    "<x/>",
  ]) {
    const { response } = await postLogout(messageOf(bad));
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toContain("error_description=SAML_REFUSED");
  }
  for (const nothing of ["", "%%%"]) expect((await postLogout(nothing)).response.statusCode).toBe(303);
  expect(await isIn(client)).toBe(true);
  const spent = wish("_nobody");
  expect((await postLogout(spent)).response.statusCode).toBe(200);
  expect((await postLogout(spent)).response.headers.location).toContain("SAML_REFUSED");
});

test("Our sign-out can go on to the identity provider, which takes our signed wish [LOGOUT-029]", async () => {
  const client = await enter("_fourth");
  const { url } = (await client.call(samlLogoutUrl, {})).body;
  const { extract } = await provider.parseLogoutRequest(service, "redirect", carried(new URL(url ?? "")));
  expect(extract).toMatchObject({ nameID: user.userName, sessionIndex: "_fourth" });
  await client.call(logout, { body: { accessToken: client.tokens?.accessToken ?? "" } });
  expect(await isIn(client)).toBe(false);
  const back = await server.app.inject(`/public/authentication/v1/saml/${tenant.id}/slo?SAMLResponse=x`);
  expect(back.headers.location).toBe("/login/#/");
});

test("A session of a password has no identity provider to tell", async () => {
  const client = await signIn(server, await buildUser(server.services, tenant));
  expect((await client.call(samlLogoutUrl, {})).body).toEqual({ url: null });
  expect((await anonymous(server).call(samlLogoutUrl, {})).status).toBe(401);
});
