import { readSamlTest, startSamlTest, unlinkSamlUser } from "@evolve/contracts/saml";
import { searchSamlUsers } from "@evolve/contracts/saml-users";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import {
  beginSaml,
  createIdentityProvider,
  type IdentityProvider,
  placeOf,
  postResponse,
  statementOf,
  trust,
} from "@evolve/testkit/identity-provider";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { signedResponse, type Statement } from "@evolve/server/demo/identity-provider/messages";
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
  ours = await trust(administrator, provider, { enabled: false });
  user = await buildUser(server.services, tenant, { saml: true, password: null });
});

const statement = (requestId: string, changes: Partial<Statement> = {}): Statement =>
  statementOf(
    { provider, audience: ours, nameId: user.userName, requestId, now: server.clock.now() },
    { attributes: { mail: "ann@idp.test", givenName: "Ann" }, ...changes },
  );
const begin = async () => (await administrator.call(startSamlTest, { body: {} })).body;
const answer = (testId: string, changes: Partial<Statement> = {}) =>
  postResponse(server, tenant, signedResponse(statement(testId, changes), provider), testId);
const reportOf = async (testId: string, client = administrator) =>
  (await client.call(readSamlTest, { params: { testId } })).body.report;
const linked = async () => (await administrator.call(searchSamlUsers, { body: {} })).body.users;

test("A test sign-in shows what the identity provider says, before single sign-on is on, and signs nobody in", async () => {
  const { testId, url } = await begin();
  expect(new URL(url).origin).toBe("https://idp.test");
  expect(await reportOf(testId)).toBeNull();
  const posted = await answer(testId);
  expect(posted.statusCode).toBe(303);
  expect(posted.headers.location).toMatch(new RegExp(`/admin/#/single-sign-on\\?test=${testId}$`));
  expect(await reportOf(testId)).toEqual({
    claims: {
      issuer: provider.entityId,
      nameId: user.userName,
      nameIdFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
      sessionIndex: "_session",
      attributes: [
        { name: "mail", value: "ann@idp.test" },
        { name: "givenName", value: "Ann" },
      ],
    },
    outcome: { kind: "links", userName: user.userName, reason: null, errorCode: null },
  });
  expect(await linked()).toEqual([]);
});

test("A test says whom it would have created, and why somebody would have been refused", async () => {
  const stranger = `stranger@${tenant.key}.test`;
  const refused = await begin();
  await answer(refused.testId, { nameId: stranger });
  expect(await reportOf(refused.testId)).toMatchObject({
    claims: { nameId: stranger },
    outcome: { kind: "refused", reason: "the name is nobody's here" },
  });
  await trust(administrator, provider, { createUsers: true, defaultRoleId: user.roleId });
  const created = await begin();
  await answer(created.testId, { nameId: stranger });
  expect(await reportOf(created.testId)).toMatchObject({ outcome: { kind: "creates", userName: stranger } });
});

test("An answer that is not good is reported with its reason and without its claims", async () => {
  const { testId } = await begin();
  await answer(testId, { audience: "https://other.test" });
  expect(await reportOf(testId)).toMatchObject({
    claims: null,
    outcome: { kind: "refused", reason: "the audience is another" },
  });
  // The first answer counts.
  await answer(testId);
  expect(await reportOf(testId)).toMatchObject({ claims: null });
});

test("A report is for the administrator who began the test, for ten minutes", async () => {
  const { testId } = await begin();
  await answer(testId);
  const colleague = await signIn(server, await buildUser(server.services, tenant));
  expect((await colleague.call(readSamlTest, { params: { testId } })).status).toBe(404);
  server.clock.advance(11 * 60);
  expect((await administrator.call(readSamlTest, { params: { testId } })).status).toBe(404);
});

test("Who has come from the identity provider is listed with their name there, until they are unlinked", async () => {
  ours = await trust(administrator, provider);
  const browser = await beginSaml(server, tenant);
  const entered = await postResponse(
    server,
    tenant,
    signedResponse(statement(browser.requestId), provider),
    browser.requestId,
  );
  expect(placeOf(entered).path).toBe("/");
  expect(await linked()).toMatchObject([{ id: user.id, userName: user.userName, nameId: user.userName }]);
  const { testId } = await begin();
  await answer(testId);
  expect(await reportOf(testId)).toMatchObject({ outcome: { kind: "signsIn", userName: user.userName } });
  const found = await administrator.call(searchSamlUsers, { body: { filter: { search: "nobody" } } });
  expect(found.body.totalRecords).toBe(0);
  expect((await administrator.call(unlinkSamlUser, { params: { userId: user.id } })).status).toBe(200);
  expect(await linked()).toEqual([]);
});
