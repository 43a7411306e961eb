import { currentUser } from "@evolve/contracts/current-user";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../ids.ts";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

test("The session's user has identity, organisation, role, group and hire date [LOGOUT-015, LOGOUT-017, LOGOUT-018, USER-039]", async () => {
  const user = await buildUser(server.services, tenant, { firstName: "ada", lastName: "Byron", roleName: "Keeper" });
  const { system } = server.services.database;
  const group = { tenant_id: tenant.id, id: newId(), name: "Planners", timezone: "Asia/Tokyo", is_default: false };
  await system
    .insertInto("employee_groups")
    .values({ ...group, working_hours: JSON.stringify([]) })
    .execute();
  await system.updateTable("users").set({ employee_group_id: group.id }).where("id", "=", user.id).execute();
  const client = await signIn(server, user);
  const answer = await client.call(currentUser, {});
  expect(answer.status).toBe(200);
  const { role, ...rest } = answer.body.user;
  expect(rest).toEqual({
    id: user.id,
    userName: user.userName,
    emailAddress: user.userName,
    firstName: "ada",
    lastName: "Byron",
    fullName: "Ada Byron",
    initials: "AB",
    status: "ACTIVE",
    organizationName: `Tenant ${tenant.key}`,
    timeZone: "Asia/Tokyo",
    tenantId: tenant.id,
    invitationExpired: false,
    impersonated: false,
    isLoggedIn: true,
    hireDate: "2015-03-01",
    assignedGroup: { id: group.id, name: "Planners" },
    billingId: tenant.key,
    samlUser: false,
  });
  expect(role).toMatchObject({ id: user.roleId, name: "Keeper" });
  expect(role?.legacyId).not.toBe("");
});

test("Who is in no employee group reads times in the tenant's zone", async () => {
  const client = await signIn(server, await buildUser(server.services, tenant));
  expect((await client.call(currentUser, {})).body.user.timeZone).toBe("Etc/UTC");
});

test("Tokens carry the claims from which the browser decodes the session's user", async () => {
  const user = await buildUser(server.services, tenant, { firstName: "Ada", lastName: "Lind" });
  const client = await signIn(server, user);
  const [, claims = ""] = (client.tokens?.accessToken ?? "").split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    sub: user.id,
    name: "Ada Lind",
    given_name: "Ada",
    family_name: "Lind",
    tenant: tenant.id,
    role: { id: user.roleId },
    icClusterId: "C1",
    exp: expect.any(Number),
  });
});

test("Tokens list the secondary roles too, so that a browser notices a change", async () => {
  const user = await buildUser(server.services, tenant);
  const { roleId } = await buildUser(server.services, tenant);
  const rolesIn = async (): Promise<unknown> => {
    const [, claims = ""] = ((await signIn(server, user)).tokens?.accessToken ?? "").split(".");
    return (JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>)["secondaryRoles"];
  };
  expect(await rolesIn()).toEqual([]);
  await server.services.database.system
    .insertInto("secondary_roles")
    .values({ tenant_id: tenant.id, user_id: user.id, role_id: roleId })
    .execute();
  expect(await rolesIn()).toEqual([roleId]);
});

test("A missing or altered token is refused", async () => {
  expect(await anonymous(server).call(currentUser, {})).toMatchObject({ status: 401, errorCode: "SIGNED_OUT" });
  const client = await signIn(server, await buildUser(server.services, tenant));
  const token = client.tokens?.accessToken ?? "";
  const altered = { authorization: `Bearer ${token.slice(0, -4)}AAAA` };
  expect((await client.send(currentUser, { headers: altered })).status).toBe(401);
});

test("Users of two tenants each see only themselves", async () => {
  const other = await buildTenant(server.services);
  for (const home of [tenant, other]) {
    const user = await buildUser(server.services, home);
    const client = await signIn(server, user);
    const { body } = await client.call(currentUser, {});
    expect([body.user.id, body.user.tenantId]).toEqual([user.id, home.id]);
  }
});
