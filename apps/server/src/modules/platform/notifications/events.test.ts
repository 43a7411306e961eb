import { listNotifications } from "@evolve/contracts/notifications";
import { changePassword } from "@evolve/contracts/passwords";
import { updateRole } from "@evolve/contracts/roles";
import { exportAuditTrail } from "@evolve/contracts/audit";
import { assignRole } from "@evolve/contracts/user-administration";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let ann: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant));
});
beforeEach(async () => {
  ann = await buildUser(server.services, tenant, { permissions: ["tenant:edit", "user:password:edit"] });
  client = await signIn(server, ann, "10.7.7.7");
});
afterAll(() => server.close());

const newest = async () => (await client.call(listNotifications, { query: {} })).body.notifications[0];

test("A changed password is told of", async () => {
  const body = { currentPassword: ann.password, newPassword: "Fresh#2026-words", endOtherSessions: false };
  expect((await client.call(changePassword, { body })).status).toBe(200);
  expect(await newest()).toMatchObject({
    topic: "security",
    title: "Your password was changed",
    linkURL: "/my-space/#/security",
  });
});

test("A sign-in from a new device is told of; one from the same place is not", async () => {
  await signIn(server, ann, "10.7.7.7");
  expect(await newest()).toBeUndefined();
  await signIn(server, ann, "10.8.8.8");
  expect(await newest()).toMatchObject({ topic: "security", title: "Sign-in from a new device" });
  expect((await newest())?.content).toContain("10.8.8.8");
});

test("Other permissions of a role are told to its holders; another description of it is not", async () => {
  const params = { roleId: ann.roleId };
  const fields = {
    displayName: "Planner",
    description: "Plans",
    permissions: ["tenant:edit" as const, "user:password:edit" as const],
  };
  expect((await administrator.call(updateRole, { params, body: fields })).status).toBe(200);
  expect(await newest()).toBeUndefined();
  await administrator.call(updateRole, { params, body: { ...fields, permissions: ["tenant:edit", "user:view"] } });
  expect(await newest()).toMatchObject({ topic: "access", title: "Your role was changed" });
  expect((await newest())?.content).toContain("“Planner”");
});

test("Another role is told of", async () => {
  const { roleId } = await buildUser(server.services, tenant, { permissions: ["user:view"], roleName: "Viewer" });
  expect((await administrator.call(assignRole, { body: { userId: ann.id, roleId } })).status).toBe(200);
  expect(await newest()).toMatchObject({ topic: "access", content: "Your role is “Viewer” now." });
});

test("Of secondary roles alone only they are told, and of no change nothing", async () => {
  const { roleId } = await buildUser(server.services, tenant, { permissions: ["user:view"], roleName: "Auditor" });
  const assign = (secondaryRoleIds: string[]) =>
    administrator.call(assignRole, { body: { userId: ann.id, roleId: ann.roleId, secondaryRoleIds } });
  expect((await assign([])).status).toBe(200);
  expect(await newest()).toBeUndefined();
  await assign([roleId]);
  const title = "Your secondary roles were changed";
  expect(await newest()).toMatchObject({ topic: "access", title, content: "Your secondary roles are Auditor now." });
  await assign([]);
  expect(await newest()).toMatchObject({ title, content: "You no longer have any secondary roles." });
  expect((await client.call(listNotifications, { query: {} })).body.notifications).toHaveLength(2);
});

test("A finished job is told to who started it, once", async () => {
  const body = { from: "2020-01-01T00:00:00Z", until: "2020-01-02T00:00:00Z" };
  expect((await client.call(exportAuditTrail, { body })).status).toBe(200);
  await vi.waitFor(
    async () => expect(await newest()).toMatchObject({ topic: "jobs", title: "Audit trail export: finished" }),
    20_000,
  );
  expect((await client.call(listNotifications, { query: {} })).body.notifications).toHaveLength(1);
});
