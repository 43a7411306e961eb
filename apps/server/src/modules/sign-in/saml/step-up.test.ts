import { login } from "@evolve/contracts/authentication";
import { stepUp } from "@evolve/contracts/proofs";
import { createRole } from "@evolve/contracts/roles";
import { exchangeToken } from "@evolve/contracts/session-tokens";
import { signedResponse } from "@evolve/server/demo/identity-provider/messages";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
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
import { inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let provider: IdentityProvider;
let audience: { entityId: string; assertionConsumerUrl: string };
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await createIdentityProvider();
  tenant = await buildTenant(server.services, { hosts: [] });
  audience = await trust(await signIn(server, await buildUser(server.services, tenant)), provider);
  user = await buildUser(server.services, tenant, { saml: true, password: null, roleName: "Administrator" });
});
afterAll(() => server.close());

/** Signs in at the identity provider as our page asks for it; the code that comes back, and the browser's cookie. */
const signInAtProvider = async (person: BuiltUser, sessionIndex = "_session") => {
  const { requestId, cookie } = await beginSaml(server, tenant, "&fresh=true");
  const statement = statementOf(
    { provider, audience, nameId: person.userName, requestId, now: server.clock.now() },
    { sessionIndex },
  );
  const response = await postResponse(server, tenant, signedResponse(statement, provider), requestId);
  return { code: placeOf(response).parameters.get("ssoCode") ?? "", cookie };
};
const openSession = async (person: BuiltUser): Promise<TestClient> => {
  const { code, cookie } = await signInAtProvider(person);
  const entered = await anonymous(server).send(login, { body: { id_token: code }, headers: { cookie } });
  const { id_token: accessToken } = entered.body as { id_token: string };
  return withTokens(server, (await anonymous(server).call(exchangeToken, { body: { accessToken } })).body);
};
let roles = 0;
const sensitive = (client: TestClient) => {
  roles += 1;
  const body = { displayName: `Editors ${roles}`, description: "", permissions: ["role:edit" as const] };
  return client.call(createRole, { body });
};
const stale = async (): Promise<TestClient> => {
  const client = await openSession(user);
  server.clock.advance(6 * 60);
  expect((await sensitive(client)).errorCode).toBe("STEP_UP_REQUIRED");
  return client;
};

test("Signing in through the identity provider counts as a recent sign-in for five minutes", async () => {
  const client = await openSession(user);
  expect((await sensitive(client)).status).toBe(200);
  server.clock.advance(6 * 60);
  expect((await sensitive(client)).errorCode).toBe("STEP_UP_REQUIRED");
});

test("The request for a step-up makes the identity provider ask again, an ordinary one does not", async () => {
  const requestOf = async (query: string) => {
    const { location } = await beginSaml(server, tenant, query);
    return inflateRawSync(Buffer.from(location.searchParams.get("SAMLRequest") ?? "", "base64")).toString();
  };
  expect(await requestOf("&fresh=true")).toContain('ForceAuthn="true"');
  expect(await requestOf("")).not.toContain("ForceAuthn");
});

test("Another sign-in of the same user at the identity provider is a step-up of the session that they have", async () => {
  const client = await stale();
  const { code, cookie } = await signInAtProvider(user, "_second");
  const proven = await client.send(stepUp, { body: { ssoCode: code }, headers: { cookie } });
  expect(proven.status).toBe(200);
  const renewed = withTokens(server, proven.body as never);
  expect((await sensitive(renewed)).status).toBe(200);
  const { system } = server.services.database;
  const stood = await system
    .selectFrom("saml_sessions")
    .select("session_index")
    .where("tenant_id", "=", tenant.id)
    .execute();
  expect(stood.filter(({ session_index }) => session_index === "_second")).toHaveLength(1);
  const again = await renewed.send(stepUp, { body: { ssoCode: code }, headers: { cookie } });
  expect(again).toMatchObject({ status: 401, errorCode: "SAML_REFUSED" });
});

test("A code of somebody else, or one that another browser began, is no step-up", async () => {
  const client = await stale();
  const other = await signInAtProvider(await buildUser(server.services, tenant, { saml: true, password: null }));
  const stolen = await signInAtProvider(user);
  for (const [body, cookie] of [
    [{ ssoCode: other.code }, other.cookie],
    [{ ssoCode: stolen.code }, (await signInAtProvider(user)).cookie],
    [{ ssoCode: "made up" }, stolen.cookie],
  ] as const)
    expect((await client.send(stepUp, { body, headers: { cookie } })).errorCode).toBe("SAML_REFUSED");
  expect((await sensitive(client)).errorCode).toBe("STEP_UP_REQUIRED");
});

test("A password from a user who has none is refused without being counted as a wrong guess", async () => {
  const client = await openSession(user);
  for (let times = 0; times < 20; times += 1)
    expect((await client.call(stepUp, { body: { password: "Evolve#2026" } })).errorCode).toBe("SAML_USER");
  const counted = await server.services.database.system
    .selectFrom("sign_in_failures")
    .selectAll()
    .where("user_id", "=", user.id)
    .execute();
  expect(counted).toEqual([]);
});
