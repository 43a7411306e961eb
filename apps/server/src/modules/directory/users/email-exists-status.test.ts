import { emailExistsStatus } from "@evolve/contracts/user-existence";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let other: BuiltTenant;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  other = await buildTenant(server.services);
  editor = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:edit"] }));
});
afterAll(() => server.close());

const ask = (emailAddress: string) => editor.call(emailExistsStatus, { query: { emailAddress } });

test.each([
  ["ACTIVE", "EMAIL_EXIST_IN_TENANT_NOT_DELETED"],
  ["PENDING", "EMAIL_EXIST_IN_TENANT_NOT_DELETED"],
  ["DELETED", "EMAIL_EXIST_IN_TENANT_DELETED"],
] as const)("The address of one's own tenant's %s user is %s [USER-008, USER-035]", async (status, answer) => {
  const email = `${status.toLowerCase()}@own.test`;
  await buildPeople(server.services, tenant, [{ email, status }]);
  for (const written of [email, email.toUpperCase(), ` ${email} `])
    expect((await ask(written)).body).toEqual({ emailExistStatus: answer });
});

test("An address that nobody has does not exist in the system [USER-035, USER-008]", async () => {
  expect((await ask("nobody@free.test")).body).toEqual({ emailExistStatus: "EMAIL_NOT_EXIST_IN_SYSTEM" });
});

test("About another tenant's address the answer only says that it exists, deleted or not [USER-008]", async () => {
  for (const status of ["ACTIVE", "PENDING", "DELETED", "UNREGISTERED"] as const) {
    const email = `${status.toLowerCase()}@other.test`;
    await buildPeople(server.services, other, [{ email, status }]);
    const { response, body } = await ask(email);
    expect(body).toEqual({ emailExistStatus: "EMAIL_EXIST_IN_SYSTEM" });
    expect(response.body).not.toContain(other.id);
  }
});

test("Requires user:create or user:edit, and a session", async () => {
  const query = { emailAddress: "nobody@free.test" };
  expect((await anonymous(server).call(emailExistsStatus, { query })).status).toBe(401);
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  expect((await viewer.call(emailExistsStatus, { query })).status).toBe(403);
  const inviter = await signIn(server, await buildUser(server.services, tenant, { permissions: ["User:Create"] }));
  expect((await inviter.call(emailExistsStatus, { query })).status).toBe(200);
});

test("A malformed address is refused", async () => {
  for (const search of ["", "?emailAddress=", "?emailAddress=nobody", `?emailAddress=${"a".repeat(255)}@b`])
    expect((await editor.send(emailExistsStatus, { path: `/user/email/exists/status${search}` })).status).toBe(400);
});
