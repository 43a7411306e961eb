import { login } from "@evolve/contracts/authentication";
import { securityPolicy } from "@evolve/contracts/security-policy";
import { createAccount } from "@evolve/contracts/sign-up";
import { migrateTenantToCognito } from "@evolve/contracts/user-administration";
import { publicEmailExists, publicUserNameExists } from "@evolve/contracts/user-existence";
import { wfoUsers } from "@evolve/contracts/user-lists";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { toggles: ["self-registration"] });
  administrator = await signIn(server, await buildUser(server.services, tenant, { firstName: "Owner" }));
});
afterAll(() => server.close());

const signUp = (emailAddress: string) =>
  anonymous(server).call(createAccount, { body: { emailAddress, firstName: "Sam", lastName: "Self" } });
const names = async () =>
  (await administrator.call(wfoUsers, { query: {} })).body.users.map(({ fullName }) => fullName);

test("Where a tenant lets people of its domain sign up, they are invited and may do nothing yet [USER-026]", async () => {
  const email = `sam@${tenant.key}.test`;
  expect(await signUp(email)).toMatchObject({ status: 200, body: { success: true } });
  await server.mail.waitFor(email);
  const { users } = (await administrator.call(wfoUsers, { query: {} })).body;
  expect(users.find(({ emailAddress }) => emailAddress === email)).toMatchObject({ status: "PENDING", role: null });
});

test("Every address gets the same answer, and one that is taken or not welcome makes no user [USER-026]", async () => {
  const closed = await buildTenant(server.services);
  const existing = await buildUser(server.services, tenant);
  const before = await names();
  for (const email of [existing.userName, `new@${closed.key}.test`, "new@nobodys.test"])
    expect(await signUp(email)).toMatchObject({ status: 200, body: { success: true } });
  await expect
    .poll(async () => {
      const jobs = await server.services.database.systemPool.query("select id from graphile_worker.jobs");
      return jobs.rowCount;
    })
    .toBe(0);
  expect(await names()).toEqual(before);
});

test("Strangers hear the same of every name [USER-036, USER-038, SEC-08]", async () => {
  const known = await buildUser(server.services, tenant);
  const stranger = anonymous(server);
  for (const name of [known.userName, "nobody@nowhere.test"]) {
    expect((await stranger.call(publicEmailExists, { query: { emailAddress: name } })).body).toEqual({ success: true });
    expect((await stranger.call(publicUserNameExists, { query: { username: name } })).body).toEqual({
      existing: false,
    });
  }
});

test("After a tenant's migration a password that its policy does not admit is refused, and the answer says why [USER-056]", async () => {
  const moving = await buildTenant(server.services);
  const owner = await buildUser(server.services, moving, { password: "Legacy2026" });
  const client = await signIn(server, owner);
  await buildUser(server.services, moving, { saml: true });
  const classicUsers = async () => (await client.call(securityPolicy, {})).body.classicUsers;
  expect(await classicUsers()).toBe(1);
  expect((await client.call(migrateTenantToCognito, { body: {} })).body).toEqual({ migrated: 1 });
  expect((await client.call(migrateTenantToCognito, { body: {} })).body).toEqual({ migrated: 0 });
  expect(await classicUsers()).toBe(0);
  const refused = await anonymous(server).call(login, {
    body: { userName: owner.userName, password: owner.password },
  });
  expect(refused).toMatchObject({ status: 403, errorCode: "platform_user_manager_service_129" });
  expect(refused.response.payload).toContain("TENANT_MIGRATED");
});
