import { createAccessKey, exchangeAccessKey } from "@evolve/contracts/access-keys";
import { searchRoles } from "@evolve/contracts/role-lists";
import type { Permission } from "@evolve/contracts/permission-names";
import { createRole, deleteRole, readRole, updateRole } from "@evolve/contracts/roles";
import { assignRole, deleteUser } from "@evolve/contracts/user-administration";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { buildServiceAccount } from "@evolve/testkit/service-account";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant, { roleName: "Administrator" }));
});
afterAll(() => server.close());

const planner = {
  displayName: "Planner",
  description: "Plans shifts",
  permissions: ["user:view", "team:view"] as const,
};
const bodyOf = (fields: Partial<typeof planner> & { displayName: string }) => ({
  ...planner,
  ...fields,
  permissions: [...(fields.permissions ?? planner.permissions)],
});
const created = async (displayName: string, client = administrator) =>
  (await client.call(createRole, { body: bodyOf({ displayName }) })).body.role;
const eventsOf = (id: string) =>
  server.services.database.system
    .selectFrom("audit_events")
    .select(["action", "details"])
    .where("target_id", "=", id)
    .orderBy("id")
    .execute();

test("A role is created, read, changed and deleted, and the audit trail tells of it", async () => {
  const { id } = await created("Planner");
  const params = { roleId: id };
  expect((await administrator.call(readRole, { params })).body.role).toEqual({
    id,
    ...planner,
    permissions: [...planner.permissions],
    isSystem: false,
    version: expect.any(String),
  });
  const body = { displayName: " Lead planner ", description: "", permissions: ["user:view" as const] };
  expect((await administrator.call(updateRole, { params, body })).body.role).toMatchObject({
    displayName: "Lead planner",
  });
  const { roles } = (await administrator.call(searchRoles, { body: { filter: { search: "lead plan" } } })).body;
  expect(roles).toMatchObject([{ id, displayName: "Lead planner", permissionCount: 1, isSystem: false }]);
  expect((await administrator.call(deleteRole, { params })).status).toBe(200);
  expect(await administrator.call(readRole, { params })).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
  expect((await eventsOf(id)).map(({ action }) => action)).toEqual(["role.created", "role.updated", "role.deleted"]);
});

test("Of two who edit one role the second is refused until they have read what the first wrote", async () => {
  const { id, version } = await created("Shared");
  const params = { roleId: id };
  const edit = (description: string, basedOn?: string) =>
    administrator.call(updateRole, {
      params,
      body: { ...bodyOf({ displayName: "Shared" }), description, ...(basedOn !== undefined && { version: basedOn }) },
    });
  expect((await edit("First", version)).status).toBe(200);
  expect(await edit("Second", version)).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  const { role } = (await administrator.call(readRole, { params })).body;
  expect(role.description).toBe("First");
  expect((await edit("Second", role.version)).body.role.version).not.toBe(role.version);
  // Without a version the edit overwrites on purpose.
  expect((await edit("Third")).status).toBe(200);
});

test("A role that only deleted users have can be deleted, whichever of their roles it is", async () => {
  const { id } = await created("Left over");
  const user = await buildUser(server.services, tenant, { permissions: [] });
  const roles = { userId: user.id, roleId: user.roleId, secondaryRoleIds: [id] };
  expect((await administrator.call(assignRole, { body: roles })).status).toBe(200);
  expect(await administrator.call(deleteRole, { params: { roleId: id } })).toMatchObject({ errorCode: "ROLE_IN_USE" });
  await administrator.call(deleteUser, { body: { userId: user.id } });
  expect((await administrator.call(deleteRole, { params: { roleId: id } })).status).toBe(200);
});

test("A name belongs to one role, whatever its case; a role keeps its own", async () => {
  const { id } = await created("Trainer");
  const other = await created("Coach");
  expect(await administrator.call(createRole, { body: bodyOf({ displayName: "TRAINER" }) })).toMatchObject({
    status: 409,
    errorCode: "ROLE_EXISTS",
  });
  const rename = (roleId: string, displayName: string) =>
    administrator.call(updateRole, { params: { roleId }, body: bodyOf({ displayName }) });
  expect(await rename(other.id, "trainer")).toMatchObject({ status: 409, errorCode: "ROLE_EXISTS" });
  expect((await rename(id, "trainer")).status).toBe(200);
  const twice = await Promise.all(
    [1, 2].map(() => administrator.call(createRole, { body: bodyOf({ displayName: "Twin" }) })),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("Nobody gives what they do not hold, nor changes or deletes a role that holds more than they do", async () => {
  const lead = await buildUser(server.services, tenant, {
    permissions: ["role:view", "role:create", "role:edit", "role:delete", "user:view"],
  });
  const client = await signIn(server, lead);
  const body = { displayName: "Helper", description: "", permissions: ["user:view" as const] };
  const { id } = (await client.call(createRole, { body })).body.role;
  const refused = { status: 403, errorCode: "FORBIDDEN" };
  expect(
    await client.call(createRole, { body: { ...body, displayName: "More", permissions: ["user:edit"] } }),
  ).toMatchObject(refused);
  expect(
    await client.call(updateRole, { params: { roleId: id }, body: { ...body, permissions: ["all"] } }),
  ).toMatchObject(refused);
  const above = await created("Above");
  expect(await client.call(updateRole, { params: { roleId: above.id }, body })).toMatchObject(refused);
  expect(await client.call(deleteRole, { params: { roleId: above.id } })).toMatchObject(refused);
});

test("Built-in roles stay as they are", async () => {
  const { roles } = (await administrator.call(searchRoles, { body: { filter: { search: "Administrator" } } })).body;
  const params = { roleId: roles[0]?.id ?? "" };
  expect(roles).toMatchObject([{ isSystem: true, holdsAll: true }]);
  expect(await administrator.call(updateRole, { params, body: bodyOf({ displayName: "Boss" }) })).toMatchObject({
    status: 409,
    errorCode: "SYSTEM_ROLE",
  });
  expect(await administrator.call(deleteRole, { params })).toMatchObject({ status: 409, errorCode: "SYSTEM_ROLE" });
});

test("A role that somebody has stays; one that only deleted users had goes", async () => {
  const holder = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  const params = { roleId: holder.roleId };
  expect(await administrator.call(deleteRole, { params })).toMatchObject({ status: 409, errorCode: "ROLE_IN_USE" });
  await server.services.database.system
    .updateTable("users")
    .set({ status: "DELETED" })
    .where("id", "=", holder.id)
    .execute();
  expect((await administrator.call(deleteRole, { params })).status).toBe(200);
});

test("The last role that makes administrators keeps 'all' [USER-022]", async () => {
  const small = await buildTenant(server.services);
  const only = await buildUser(server.services, small, { roleName: "Owners" });
  const client = await signIn(server, only);
  const params = { roleId: only.roleId };
  const answer = await client.call(updateRole, { params, body: bodyOf({ displayName: "Owners" }) });
  expect(answer).toMatchObject({ status: 409, errorCode: "LAST_ADMINISTRATOR" });
  expect((await client.call(readRole, { params })).body.role.permissions).toEqual(["all"]);
  await buildUser(server.services, small, { roleName: "Others" });
  expect((await client.call(updateRole, { params, body: bodyOf({ displayName: "Owners" }) })).status).toBe(200);
});

test("A holder's next call counts with the new permissions", async () => {
  const holder = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  const client = await signIn(server, holder);
  expect((await client.call(searchRoles, { body: {} })).status).toBe(200);
  const body = { displayName: "Emptied", description: "", permissions: [] };
  await administrator.call(updateRole, { params: { roleId: holder.roleId }, body });
  expect((await client.call(searchRoles, { body: {} })).status).toBe(403);
});

test("Another tenant's roles are not found", async () => {
  const other = await buildTenant(server.services);
  const foreigner = await signIn(server, await buildUser(server.services, other));
  const { id } = await created("Secret");
  const params = { roleId: id };
  for (const answer of [
    await foreigner.call(readRole, { params }),
    await foreigner.call(updateRole, { params, body: bodyOf({ displayName: "Mine" }) }),
    await foreigner.call(deleteRole, { params }),
  ])
    expect(answer).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
});

/** What creating a role with these permissions answers, and adding them to one that has none of them. */
const giving = async (client: TestClient, permissions: Permission[]) => {
  const mark = crypto.randomUUID();
  const fields = (name: string, held: Permission[]) => ({
    displayName: `${name} ${mark}`,
    description: "",
    permissions: held,
  });
  const made = await client.call(createRole, { body: fields("Made", permissions) });
  const { id } = (await client.call(createRole, { body: fields("Changed", ["team:view"]) })).body.role;
  const changed = await client.call(updateRole, {
    params: { roleId: id },
    body: fields("Changed", ["team:view", ...permissions]),
  });
  const stored = (await client.call(readRole, { params: { roleId: id } })).body.role.permissions;
  return { answers: [made, changed].map(({ status, errorCode }) => (status === 200 ? status : errorCode)), stored };
};
const refused = { answers: ["STEP_UP_REQUIRED", "STEP_UP_REQUIRED"], stored: ["team:view"] };

test("Permissions to change others' access are added to a role only after a recent sign-in; others at any time", async () => {
  const client = await signIn(server, await buildUser(server.services, tenant));
  const fresh = await client.call(createRole, {
    body: { ...bodyOf({ displayName: "Helpers" }), permissions: ["role:edit", "user:view"] },
  });
  expect(fresh.status).toBe(200);
  server.clock.advance(6 * 60);
  for (const permission of ["all", "user:create", "user:edit", "role:edit", "tenant:edit", "sso:edit"] as const)
    expect(await giving(client, [permission])).toEqual(refused);
  expect(await giving(client, ["user:view"])).toEqual({ answers: [200, 200], stored: ["team:view", "user:view"] });
  const params = { roleId: fresh.body.role.id };
  const renamed = { displayName: "Renamed", description: "", permissions: ["role:edit" as const] };
  expect((await client.call(updateRole, { params, body: renamed })).status).toBe(200);
  const again = { ...renamed, permissions: ["role:edit" as const, "user:edit" as const] };
  expect(await client.call(updateRole, { params, body: again })).toMatchObject({
    status: 403,
    errorCode: "STEP_UP_REQUIRED",
  });
});

test("A program adds no permissions to change others' access to a role, whatever its account may do", async () => {
  const { key } = await buildServiceAccount(server, tenant, ["all"]);
  const program = withTokens(server, (await anonymous(server).call(exchangeAccessKey, { body: key })).body);
  expect(await giving(program, ["user:edit"])).toEqual(refused);
  expect((await giving(program, ["user:view"])).answers).toEqual([200, 200]);
});

test("A person's access key adds no permissions to change others' access to a role", async () => {
  const person = await buildUser(server.services, tenant);
  const client = await signIn(server, person);
  const body = { userId: person.id, tenantId: tenant.id };
  const { accessKeyId, accessKeySecret } = (await client.call(createAccessKey, { body })).body.accessKey;
  const tokens = (await anonymous(server).call(exchangeAccessKey, { body: { accessKeyId, accessKeySecret } })).body;
  expect(await giving(withTokens(server, tokens), ["user:edit"])).toEqual(refused);
});
