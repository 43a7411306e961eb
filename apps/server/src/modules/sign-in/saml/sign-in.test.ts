import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { unlinkSamlUser } from "@evolve/contracts/saml";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
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
import { signedResponse, type Statement, unknownResponse } from "@evolve/server/demo/identity-provider/messages";
import { deleteStaleRows } from "../../platform/jobs/index.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let provider: IdentityProvider;
let administrator: TestClient;
let ours: { entityId: string; assertionConsumerUrl: string };
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await createIdentityProvider();
});
afterAll(() => server.close());

beforeEach(async () => {
  tenant = await buildTenant(server.services, { hosts: [] });
  administrator = await signIn(server, await buildUser(server.services, tenant));
  ours = await trust(administrator, provider);
  user = await buildUser(server.services, tenant, { saml: true, password: null });
});

const statement = (browser: SamlBrowser, changes: Partial<Statement> = {}): Statement =>
  statementOf(
    { provider, audience: ours, nameId: user.userName, requestId: browser.requestId, now: server.clock.now() },
    changes,
  );
const answer = async (browser: SamlBrowser, changes: Partial<Statement> = {}, node: Pick<TestServer, "app"> = server) =>
  placeOf(await postResponse(node, tenant, signedResponse(statement(browser, changes), provider), browser.requestId));
const redeem = (code: string, cookie: string, node: Pick<TestServer, "app"> = server) =>
  anonymous(node).send(login, { body: { id_token: code }, headers: cookie ? { cookie } : {} });
const enter = async (changes: Partial<Statement> = {}) => {
  const browser = await beginSaml(server, tenant);
  const { path, parameters } = await answer(browser, changes);
  return { browser, path, code: parameters.get("ssoCode") ?? "", parameters };
};
const reasons = async () => {
  const rows = await server.services.database.system
    .selectFrom("audit_events")
    .select("details")
    .where("tenant_id", "=", tenant.id)
    .where("action", "=", "saml.refused")
    .orderBy("id")
    .execute();
  return rows.map(({ details }) => details["reason"]);
};

test("A signed assertion opens the session of the user it names, by a code in place of credentials [LOGIN-046, SSO-004]", async () => {
  const { browser, path, code, parameters } = await enter();
  expect(path).toBe("/");
  expect(parameters.get("ssoUser")).toBe(user.id);
  const entered = await redeem(code, browser.cookie);
  expect(entered.status).toBe(200);
  expect(Object.keys(entered.body as object).sort()).toEqual(["id_token", "sessionId"]);
  const { id_token } = entered.body as { id_token: string };
  const exchanged = await anonymous(server).call(exchangeToken, { body: { accessToken: id_token } });
  const me = await withTokens(server, exchanged.body).call(currentUser, {});
  expect(me).toMatchObject({ status: 200, body: { user: { id: user.id } } });
});

test("The request is signed, names our addresses and carries no address as its relay state [SSO-004]", async () => {
  const { location, requestId } = await beginSaml(server, tenant);
  expect(location.origin + location.pathname).toBe("https://idp.test/sso");
  expect(location.searchParams.get("SigAlg")).toBe("http://www.w3.org/2001/04/xmldsig-more#rsa-sha256");
  expect(location.searchParams.get("Signature")).toMatch(/^[A-Za-z0-9+/=]{300,}$/);
  expect(location.searchParams.get("RelayState")).toBe(requestId);
});

test("The steps of one sign-in may fall on different nodes", async () => {
  const other = await server.anotherNode();
  const browser = await beginSaml(server, tenant);
  const { parameters } = await answer(browser, {}, other);
  expect((await redeem(parameters.get("ssoCode") ?? "", browser.cookie)).status).toBe(200);
});

test("A code is good once, for two minutes, and only in the browser that began [SEC-24]", async () => {
  const first = await enter();
  expect((await redeem(first.code, first.browser.cookie)).status).toBe(200);
  expect(await redeem(first.code, first.browser.cookie)).toMatchObject({ status: 401, errorCode: "SAML_REFUSED" });

  const late = await enter();
  server.clock.advance(121);
  expect((await redeem(late.code, late.browser.cookie)).errorCode).toBe("SAML_REFUSED");

  for (const cookie of ["", (await beginSaml(server, tenant)).cookie]) {
    const stolen = await enter();
    expect((await redeem(stolen.code, cookie)).errorCode).toBe("SAML_REFUSED");
    // Nor does the code sign in its rightful browser any more.
    expect((await redeem(stolen.code, stolen.browser.cookie)).errorCode).toBe("SAML_REFUSED");
  }
});

test("The key of a person is identity provider and name: a renamed user stays who they are [SEC-29]", async () => {
  await enter();
  const { system } = server.services.database;
  await system
    .updateTable("sign_in_directory")
    .set({ user_name: "new.name@x.test" })
    .where("user_id", "=", user.id)
    .execute();
  expect((await enter()).parameters.get("ssoUser")).toBe(user.id);
});

test("A second name at the identity provider that is mapped to a linked user is refused, until an administrator unlinks [SEC-29]", async () => {
  await trust(administrator, provider, { attributes: { userName: "login", email: "", firstName: "", lastName: "" } });
  const attributes = { login: user.userName };
  const { browser, code } = await enter({ nameId: "employee-1", attributes });
  const { id_token } = (await redeem(code, browser.cookie)).body as { id_token: string };
  const exchanged = await anonymous(server).call(exchangeToken, { body: { accessToken: id_token } });
  const takeover = await Promise.all(["employee-2", "employee-3"].map((nameId) => enter({ nameId, attributes })));
  expect(takeover.map(({ path }) => path)).toEqual(["/invalidUser", "/invalidUser"]);
  expect(await reasons()).toEqual(Array(2).fill("the user is linked to another name already"));
  expect((await enter({ nameId: "employee-1", attributes })).parameters.get("ssoUser")).toBe(user.id);

  const params = { userId: user.id };
  expect((await administrator.call(unlinkSamlUser, { params })).body).toEqual({ success: true });
  expect((await withTokens(server, exchanged.body).call(currentUser, {})).status).toBe(401);
  expect((await administrator.call(unlinkSamlUser, { params })).errorCode).toBe("NOT_FOUND");
  expect((await enter({ nameId: "employee-2", attributes })).parameters.get("ssoUser")).toBe(user.id);
  expect((await enter({ nameId: "employee-1", attributes })).path).toBe("/invalidUser");
  server.clock.advance(6 * 60);
  expect((await administrator.call(unlinkSamlUser, { params })).errorCode).toBe("STEP_UP_REQUIRED");
});

test("Of two names that come for one user at the same moment one is linked [SEC-29]", async () => {
  await trust(administrator, provider, { attributes: { userName: "login", email: "", firstName: "", lastName: "" } });
  const attributes = { login: user.userName };
  const came = await Promise.all(["a", "b", "c", "d"].map((nameId) => enter({ nameId, attributes })));
  expect(came.map(({ path }) => path).sort()).toEqual(["/", "/invalidUser", "/invalidUser", "/invalidUser"]);
});

test("A name must be the user's own to the letter; only capitals make no difference [SEC-29]", async () => {
  const sso = await buildUser(server.services, tenant, {
    saml: true,
    password: null,
    userName: `sso@${tenant.key}.test`,
  });
  await trust(administrator, provider, { attributes: { userName: "login", email: "", firstName: "", lastName: "" } });
  const alike = [
    `ſſo@${tenant.key}.test`,
    `ｓso@${tenant.key}.test`,
    `${sso.userName}\u00a0`,
    ` ${sso.userName}\u2003`,
  ];
  for (const name of alike) {
    expect((await enter({ nameId: name })).path).toBe("/invalidUser");
    expect((await enter({ nameId: "somebody", attributes: { login: name } })).path).toBe("/invalidUser");
  }
  expect((await enter({ nameId: "x", attributes: { login: `\n ${sso.userName.toUpperCase()} ` } })).path).toBe("/");
});

test("A name that is nobody's, another tenant's or a password user's gets the page for invalid users", async () => {
  const elsewhere = await buildTenant(server.services);
  const foreigner = await buildUser(server.services, elsewhere, { saml: true, password: null });
  const withPassword = await buildUser(server.services, tenant);
  for (const nameId of ["nobody@nowhere.test", foreigner.userName, withPassword.userName])
    expect((await enter({ nameId })).path).toBe("/invalidUser");
  expect(await reasons()).toHaveLength(3);
});

test("What is wrong with an account or tenant is told after its identity provider has vouched for it", async () => {
  const locked = await buildUser(server.services, tenant, { saml: true, lockedDown: true });
  const pending = await buildUser(server.services, tenant, { saml: true, status: "PENDING" });
  const description = async (nameId: string) => (await enter({ nameId })).parameters.get("error_description");
  expect(await description(locked.userName)).toBe("platform_user_manager_service_145");
  expect((await enter({ nameId: pending.userName })).path).toBe("/invalidUser");
  await server.services.database.system
    .updateTable("tenants")
    .set({ status: "INACTIVE" })
    .where("tenant_id", "=", tenant.id)
    .execute();
  expect(await description(user.userName)).toBe("platform_user_manager_service_39");
});

test("A user who was locked after the answer is refused with the code in hand [SEC-21]", async () => {
  const { browser, code } = await enter();
  await server.services.database.system
    .updateTable("users")
    .set({ locked_down: true })
    .where("id", "=", user.id)
    .execute();
  expect((await redeem(code, browser.cookie)).errorCode).toBe("platform_user_manager_service_145");
});

test("A newcomer becomes a user with the default role where the tenant wants it, within its limit", async () => {
  const { system } = server.services.database;
  const [role] = await system.selectFrom("roles").select("id").where("tenant_id", "=", tenant.id).execute();
  const attributes = { mail: "Nia.New@new.test", givenName: "Nia", sn: "New" };
  const nameId = "nia.new@new.test";
  expect((await enter({ nameId, attributes })).path).toBe("/invalidUser");
  await trust(administrator, provider, { createUsers: true, defaultRoleId: role?.id });
  const { path, parameters } = await enter({ nameId, attributes });
  expect(path).toBe("/");
  const made = await system
    .selectFrom("users")
    .selectAll()
    .where("id", "=", parameters.get("ssoUser"))
    .executeTakeFirst();
  expect(made).toMatchObject({
    tenant_id: tenant.id,
    status: "ACTIVE",
    saml: true,
    role_id: role?.id,
    first_name: "Nia",
  });
  expect((await enter({ nameId, attributes })).parameters.get("ssoUser")).toBe(made?.id);

  await system.updateTable("tenants").set({ user_soft_limit: 3 }).where("tenant_id", "=", tenant.id).execute();
  expect((await enter({ nameId: "one.more@new.test" })).path).toBe("/invalidUser");
  expect(await reasons()).toContain("the tenant has reached its limit of users");
});

test("A newcomer whose making fails half-way leaves nothing behind, and is made at the next try", async () => {
  const nameId = "half.way@new.test";
  const { system } = server.services.database;
  const role = await system.selectFrom("roles").select("id").where("tenant_id", "=", tenant.id).executeTakeFirst();
  await trust(administrator, provider, { createUsers: true, defaultRoleId: role?.id });
  const left = async () => {
    const { rows } = await sql<{ people: number; names: number; traces: number }>`
      select (select count(*)::int from users where email = ${nameId}) as people,
        (select count(*)::int from sign_in_directory where email = ${nameId}) as names,
        (select count(*)::int from audit_events where tenant_id = ${tenant.id} and action = 'user.created-by-saml') as traces
    `.execute(system);
    return rows[0];
  };
  // The identity is written last, after the name is claimed and the user is there.
  const owner = new pg.Client({ connectionString: server.connectionString });
  await owner.connect();
  await owner.query(`alter table saml_identities add constraint half_way check (name_id <> '${nameId}') not valid`);
  server.allowDefects("half_way");
  const failed = await enter({ nameId });
  expect(failed.parameters.get("ssoUser")).toBeNull();
  expect(await left()).toEqual({ people: 0, names: 0, traces: 0 });
  await owner.query("alter table saml_identities drop constraint half_way");
  await owner.end();
  expect((await enter({ nameId })).path).toBe("/");
  expect(await left()).toEqual({ people: 1, names: 1, traces: 1 });
});

test("A sign-in that began at the identity provider is refused, or starts again from our page: never a session [SEC-24]", async () => {
  const unasked = () =>
    postResponse(
      server,
      tenant,
      signedResponse(statement({ requestId: "" } as SamlBrowser, { inResponseTo: null }), provider),
      "",
    );
  expect(placeOf(await unasked()).path).toBe("/error");
  expect(await reasons()).toEqual(["nobody asked for it"]);
  await trust(administrator, provider, { idpInitiated: true });
  const { path, parameters } = placeOf(await unasked());
  expect(path).toBe("/sso");
  expect([...parameters]).toEqual([["tenantId", tenant.id]]);
});

test("Another site cannot begin a sign-in: the person is asked by our page first [SEC-24]", async () => {
  const url = `/public/authentication/v1/saml/start?tenantId=${tenant.id}`;
  const response = await server.app.inject({ url, headers: { "sec-fetch-site": "cross-site" } });
  expect(response.headers.location).toBe(`/login/#/sso?tenantId=${tenant.id}`);
  expect(response.cookies).toEqual([]);
});

test("Landing page of the tenant and wanted address go back with the code [LOGIN-034]", async () => {
  await trust(administrator, provider, { landingPage: "/my-space/#/home" });
  const wanted = "https://app.localhost/report?id=1";
  const browser = await beginSaml(server, tenant, `&redirectURL=${encodeURIComponent(wanted)}`);
  const { parameters } = await answer(browser);
  expect(parameters.get("redirectURL")).toBe(wanted);
  expect(parameters.get("ssoLandingPage")).toBe("/my-space/#/home");
});

test("A browser that came by the tenant's own host goes back there, by a foreign one to the usual address", async () => {
  const branded = await buildTenant(server.services, { hosts: ["branded.test"] });
  await trust(await signIn(server, await buildUser(server.services, branded)), provider);
  const returned = async (host: string) => {
    await server.app.inject({ url: `/public/authentication/v1/saml/start?tenantId=${branded.id}`, headers: { host } });
    const rows = await server.services.database.system
      .selectFrom("saml_requests")
      .select("return_origin")
      .where("tenant_id", "=", branded.id)
      .orderBy("expires_at", "desc")
      .execute();
    return rows[0]?.return_origin;
  };
  expect(await returned("branded.test:8080")).toBe("http://branded.test:8080");
  expect(await returned("evil.test")).toBe("http://localhost:8080");
});

test("A tenant without single sign-on, or with it switched off, begins none [SSO-004]", async () => {
  const without = await buildTenant(server.services);
  for (const id of [without.id, "nonsense", ""])
    expect((await server.app.inject(`/public/authentication/v1/saml/start?tenantId=${id}`)).headers.location).toBe(
      "/login/#/error?error_description=SAML_REFUSED",
    );
  await trust(administrator, provider, { enabled: false });
  expect((await beginSaml(server, tenant)).location.hash).toContain("SAML_REFUSED");
});

test("The hidden frame learns whether somebody is known, and signs nobody in [SEC-24]", async () => {
  expect((await beginSaml(server, tenant, "&passive=true")).cookie).not.toBe("");
  await trust(administrator, provider, { lookForSession: true });
  const look = async () => {
    const browser = await beginSaml(server, tenant, "&passive=true");
    expect(browser.cookie).toBe("");
    return browser;
  };
  const known = await look();
  const response = signedResponse(statement(known), provider);
  const { headers } = await postResponse(server, tenant, response, known.requestId);
  expect(headers.location).toBe("http://localhost:8080/public/authentication/v1/saml/looked?known=true");
  const codes = server.services.database.system.selectFrom("saml_codes").select("user_id");
  expect(await codes.where("tenant_id", "=", tenant.id).execute()).toEqual([]);

  const unknown = await look();
  const no = await postResponse(server, tenant, unknownResponse(statement(unknown)), unknown.requestId);
  expect(no.headers.location).toBe("/public/authentication/v1/saml/looked");
  expect(await reasons()).toEqual([]);
  const page = await server.app.inject(no.headers.location ?? "");
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(page.payload).toContain('parent.postMessage({"messageType":"ssoLooked","isKnown":false}, location.origin)');
});

test("Requests, codes and used assertions are deleted once they are good for nothing", async () => {
  const { database } = server.services;
  await enter();
  await beginSaml(server, tenant);
  const left = async () => {
    const counts = [];
    for (const table of ["saml_requests", "saml_codes", "saml_assertions"] as const)
      counts.push(
        (await database.system.selectFrom(table).select("expires_at").where("tenant_id", "=", tenant.id).execute())
          .length,
      );
    return counts;
  };
  await deleteStaleRows(server.services, server.clock.now());
  expect(await left()).toEqual([1, 1, 1]);
  server.clock.advance(11 * 60);
  await deleteStaleRows(server.services, server.clock.now());
  expect(await left()).toEqual([0, 0, 0]);
});
