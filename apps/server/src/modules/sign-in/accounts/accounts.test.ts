import { setTimeout } from "node:timers/promises";
import { listUserEvents } from "@evolve/contracts/audit";
import { login } from "@evolve/contracts/authentication";
import { resendInvitations } from "@evolve/contracts/resend-invitations";
import {
  assignRole,
  deleteUser,
  deleteUsersById,
  registerUser,
  registerWfoUser,
  reviveUser,
  updateUser,
  updateWfoUser,
} from "@evolve/contracts/user-administration";
import { searchUserSessions } from "@evolve/contracts/sessions";
import { emailExistsStatus } from "@evolve/contracts/user-existence";
import { readUser } from "@evolve/contracts/users";
import { currentUser } from "@evolve/contracts/current-user";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let owner: BuiltUser;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  owner = await buildUser(server.services, tenant, { roleName: "Administrator" });
});
// Some tests let the time of a step-up pass.
beforeEach(async () => {
  administrator = await signIn(server, owner);
});
afterAll(() => server.close());

const person = (email: string) => ({ emailAddress: email, firstName: "Ana", lastName: "Ruiz" });
const read = async (userId: string) => (await administrator.call(readUser, { params: { userId } })).body.user;
const eventsOf = async (id: string): Promise<string[]> => {
  const rows = await server.services.database.system
    .selectFrom("audit_events")
    .select("action")
    .where("target_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
};
const leadWith = (...permissions: string[]) =>
  buildUser(server.services, tenant, { permissions }).then((lead) => signIn(server, lead));

test.each([
  ["/user/register", registerUser],
  ["/wfo/user/register", registerWfoUser],
])("POST %s creates a pending user in their place and mails an invitation [USER-031]", async (path, call) => {
  expect(call.path).toBe(path);
  const email = `ana${path.replaceAll("/", ".")}@register.test`;
  const roleId = await buildNamed(server.services, tenant, "role", `Of ${path}`, ["mySpace:view"]);
  const employeeGroupId = await buildNamed(server.services, tenant, "employeeGroup", `At ${path}`);
  const place = { roleId, employeeGroupId, teamId: tenant.teamId, hireDate: "2026-02-28" };
  const body = { ...person(email), userName: `login.${email}`, ...place };
  const { user } = (await administrator.call(call, { body })).body;
  expect(user).toMatchObject({
    emailAddress: email,
    userName: `login.${email}`,
    fullName: "Ana Ruiz",
    status: "PENDING",
    hireDate: "2026-02-28",
    role: { id: roleId },
    employeeGroup: { id: employeeGroupId },
  });
  await server.mail.waitFor(email);
  expect(await eventsOf(user.id)).toEqual(["user.created"]);
});

test("A name that somebody has is refused at its field, whichever of the two it is elsewhere", async () => {
  const first = { ...person("first@taken.test"), userName: "first.name@taken.test" };
  expect((await administrator.call(registerUser, { body: first })).status).toBe(200);
  const refusals = [
    [{ ...first, userName: "other@taken.test" }, "EMAIL_EXISTS", "emailAddress"],
    [{ ...first, emailAddress: "other@taken.test" }, "USER_NAME_EXISTS", "userName"],
    [person("first.name@taken.test"), "EMAIL_EXISTS", "emailAddress"],
    [{ ...person("second@taken.test"), userName: "FIRST@taken.test" }, "USER_NAME_EXISTS", "userName"],
  ] as const;
  for (const [body, errorCode, field] of refusals) {
    const answer = await administrator.call(registerUser, { body });
    expect(answer).toMatchObject({ status: 409, errorCode });
    expect((answer.body as { fields?: object }).fields).toHaveProperty(field);
  }
});

test("A new user gets no more than their maker holds, within the tenant's limit, at places that it has", async () => {
  const maker = await leadWith("user:create");
  const more = await buildNamed(server.services, tenant, "role", "More", ["user:create", "user:edit"]);
  const refused = (body: object) => maker.call(registerUser, { body: { ...person(`${newId()}@more.test`), ...body } });
  expect(await refused({ roleId: more })).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
  for (const place of [{ roleId: newId() }, { teamId: newId() }, { employeeGroupId: newId() }])
    expect(await refused(place)).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
  const small = await buildTenant(server.services, { userSoftLimit: 1 });
  const full = await signIn(server, await buildUser(server.services, small));
  expect(await full.call(registerUser, { body: person("over@limit.test") })).toMatchObject({
    errorCode: "platform_user_manager_service_104",
  });
});

test.each([
  ["/user/update", updateUser],
  ["/wfo/user/update", updateWfoUser],
])(
  "POST %s changes what is named and nothing else, and the trail says from what to what [USER-032]",
  async (path, call) => {
    expect(call.path).toBe(path);
    const [id = ""] = await buildPeople(server.services, tenant, [{ firstName: "Bo", lastName: "Lind" }]);
    const { version } = await read(id);
    const body = { id, version, firstName: "Bosse", teamId: tenant.teamId };
    const { user } = (await administrator.call(call, { body })).body;
    expect(user).toMatchObject({ fullName: "Bosse Lind", team: { id: tenant.teamId }, version: version + 1 });
    expect(await read(id)).toEqual(user);
    const event = await server.services.database.system
      .selectFrom("audit_events")
      .select("details")
      .where("target_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(event.details).toMatchObject({ changes: { firstName: { before: "Bo", after: "Bosse" } } });
  },
);

test("Of two who edit the same user the second is refused until they have read what the first wrote", async () => {
  const [id = ""] = await buildPeople(server.services, tenant, [{}]);
  const { version } = await read(id);
  const edit = (firstName: string, basedOn: number) =>
    administrator.call(updateUser, { body: { id, version: basedOn, firstName } });
  const answers = await Promise.all([edit("One", version), edit("Other", version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.errorCode).toBe("CHANGED_MEANWHILE");
  const now = await read(id);
  expect((await edit("Third", now.version)).body.user.firstName).toBe("Third");
});

test("Nobody edits or deletes a user who holds more than they do, nor one of another tenant or a deleted one", async () => {
  const lead = await leadWith("user:edit", "user:delete", "user:view");
  const above = await buildUser(server.services, tenant, { permissions: ["role:edit"] });
  const other = await buildUser(server.services, await buildTenant(server.services));
  const [gone = ""] = await buildPeople(server.services, tenant, [{ status: "DELETED" }]);
  for (const [id, status] of [
    [above.id, 403],
    [other.id, 404],
    [gone, 404],
  ] as const) {
    expect((await lead.call(updateUser, { body: { id, version: 1, firstName: "No" } })).status).toBe(status);
    expect((await lead.call(deleteUser, { body: { userId: id } })).status).toBe(status);
  }
});

test("PUT /user/assignrole gives other roles, which count from the user's next call on [USER-033]", async () => {
  const target = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  const client = await signIn(server, target);
  expect((await client.call(readUser, { params: { userId: target.id } })).status).toBe(403);
  const roleId = await buildNamed(server.services, tenant, "role", "Viewer", ["user:view"]);
  const second = await buildNamed(server.services, tenant, "role", "Second", ["team:view"]);
  const body = { userId: target.id, roleId, secondaryRoleIds: [second] };
  const { user } = (await administrator.call(assignRole, { body })).body;
  expect(user).toMatchObject({ role: { id: roleId }, secondaryRoles: [{ id: second, name: "Second" }] });
  expect((await client.call(readUser, { params: { userId: target.id } })).status).toBe(200);
  expect(await eventsOf(target.id)).toContain("user.role-changed");
});

test("Nobody changes their own role [USER-020]", async () => {
  const body = { userId: owner.id, roleId: owner.roleId };
  expect(await administrator.call(assignRole, { body })).toMatchObject({ status: 403, errorCode: "OWN_ROLE" });
});

test("Nobody gives a role, or takes one away, that holds more than they do [USER-021]", async () => {
  const lead = await leadWith("user:edit", "mySpace:view");
  const low = await buildNamed(server.services, tenant, "role", "Low", ["mySpace:view"]);
  const high = await buildNamed(server.services, tenant, "role", "High", ["team:view"]);
  const [below = "", above = ""] = await buildPeople(server.services, tenant, [{ roleId: low }, { roleId: high }]);
  const refused = { status: 403, errorCode: "ROLE_NOT_PERMITTED" };
  for (const body of [
    { userId: below, roleId: high },
    { userId: below, roleId: low, secondaryRoleIds: [high] },
    { userId: above, roleId: low },
  ])
    expect(await lead.call(assignRole, { body })).toMatchObject(refused);
  expect((await lead.call(assignRole, { body: { userId: below, roleId: low } })).status).toBe(200);
});

test("What the tenant gives to every agent is no obstacle for who manages agents, unless it is administrative", async () => {
  const own = await buildTenant(server.services);
  const manager = await buildUser(server.services, own, { permissions: ["user:create", "user:edit", "user:view"] });
  const lead = await signIn(server, manager);
  const agents = await buildNamed(server.services, own, "role", "Agent", ["mySpace:view", "PresenceSync:View"]);
  const others = await buildNamed(server.services, own, "role", "Other", ["team:view"]);
  const [agent = "", other = ""] = await buildPeople(server.services, own, [{ roleId: agents }, { roleId: others }]);
  const invite = async (email: string, roleId?: string) =>
    (await lead.call(registerUser, { body: { ...person(email), ...(roleId && { roleId }) } })).status;
  const rename = async (id: string) =>
    (await lead.call(updateUser, { body: { id, version: await versionOf(id), firstName: "Ann" } })).status;
  const versionOf = async (id: string) => (await lead.call(readUser, { params: { userId: id } })).body.user.version;
  expect(await invite("first@agents.test")).toBe(200);
  expect(await invite("second@agents.test", others)).toBe(403);
  expect(await rename(agent)).toBe(200);
  expect(await rename(other)).toBe(403);
  await server.services.database.system
    .updateTable("roles")
    .set({ permissions: ["mySpace:view", "SSO:edit"] })
    .where("id", "=", agents)
    .execute();
  expect(await invite("third@agents.test")).toBe(403);
  expect(await rename(agent)).toBe(403);
});

test("A role that may change others' access takes a step-up [SEC-23]", async () => {
  const [id = ""] = await buildPeople(server.services, tenant, [{}]);
  const client = await signIn(server, owner);
  server.clock.advance(6 * 60);
  const answer = await client.call(assignRole, { body: { userId: id, roleId: owner.roleId } });
  expect(answer).toMatchObject({ status: 403, errorCode: "STEP_UP_REQUIRED" });
});

test("Of two administrators who remove each other at once one is left [USER-022]", async () => {
  for (const remove of ["delete", "role"] as const) {
    const small = await buildTenant(server.services);
    const roleId = await buildNamed(server.services, small, "role", "Plain");
    const [one, other] = [await buildUser(server.services, small), await buildUser(server.services, small)];
    const act = async (by: TestClient, { id: userId }: BuiltUser) =>
      remove === "delete"
        ? (await by.call(deleteUser, { body: { userId } })).errorCode
        : (await by.call(assignRole, { body: { userId, roleId } })).errorCode;
    const clients = [await signIn(server, one), await signIn(server, other)] as const;
    const { database } = server.services;
    // Both have passed the guard before either changes anything.
    const answers = await database.withSystem(async (tx) => {
      await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", small.id).forUpdate().execute();
      const both = [act(clients[0], other), act(clients[1], one)];
      await setTimeout(300);
      return both;
    });
    expect((await Promise.all(answers)).sort()).toEqual(["", "LAST_ADMINISTRATOR"]);
  }
});

test("POST /user/delete ends the user's sessions and sign-in, and keeps the name theirs [USER-027, SEC-21]", async () => {
  const target = await buildUser(server.services, tenant, { totpSecret: "JBSWY3DPEHPK3PXP" });
  const open = await buildUser(server.services, tenant);
  const client = await signIn(server, open);
  expect((await administrator.call(deleteUser, { body: { userId: open.id } })).body).toEqual({ deleted: 1 });
  expect((await client.call(currentUser, {})).status).toBe(401);
  const again = await anonymous(server).call(login, { body: { userName: open.userName, password: open.password } });
  expect(again).toMatchObject({ status: 401, errorCode: "platform_user_manager_service_101" });
  await administrator.call(deleteUser, { body: { userId: target.id } });
  const kept = await server.services.database.system
    .selectFrom("credentials")
    .select(["password_hash", "totp_secret"])
    .where("user_id", "in", [open.id, target.id])
    .execute();
  expect(kept).toEqual(Array.from({ length: 2 }, () => ({ password_hash: null, totp_secret: null })));
  const query = { emailAddress: open.userName };
  const { emailExistStatus } = (await administrator.call(emailExistsStatus, { query })).body;
  expect(emailExistStatus).toBe("EMAIL_EXIST_IN_TENANT_DELETED");
  expect(await administrator.call(registerUser, { body: person(open.userName) })).toMatchObject({
    errorCode: "DELETED_USER",
  });
});

test("POST /user/deleteUsersById deletes all or none, by ids or by addresses, never oneself [USER-028]", async () => {
  const emails = ["one@bulk.test", "two@bulk.test"];
  const ids = await buildPeople(server.services, tenant, [{}, {}, ...emails.map((email) => ({ email }))]);
  const remove = (body: object) => administrator.call(deleteUsersById, { body });
  expect((await remove({ userIds: [ids[0], newId()] })).status).toBe(404);
  expect((await read(ids[0] ?? "")).status).toBe("ACTIVE");
  expect(await remove({ userIds: [ids[0], owner.id] })).toMatchObject({ status: 409, errorCode: "OWN_USER" });
  expect((await remove({})).status).toBe(400);
  expect((await remove({ userIds: [ids[0]], emailAddressesList: emails })).status).toBe(400);
  expect((await remove({ userIds: [ids[0], ids[1]] })).body).toEqual({ deleted: 2 });
  expect((await remove({ emailAddressesList: ["ONE@bulk.test", "two@bulk.test"] })).body).toEqual({ deleted: 2 });
  for (const id of ids) expect((await read(id)).status).toBe("DELETED");
});

test("POST /user/revive brings a deleted user back and invites them again, by address or id [USER-030, USER-011]", async () => {
  const email = "back@revive.test";
  const [id = ""] = await buildPeople(server.services, tenant, [{ email, teamId: tenant.teamId }]);
  await server.services.database.system
    .insertInto("credentials")
    .values({ tenant_id: tenant.id, user_id: id })
    .execute();
  const revive = (body: object) => administrator.call(reviveUser, { body });
  expect((await revive({ emailAddress: email })).status).toBe(404);
  await administrator.call(deleteUser, { body: { userId: id } });
  const { user } = (await revive({ emailAddress: email })).body;
  expect(user).toMatchObject({ id, status: "PENDING", team: { id: tenant.teamId } });
  await server.mail.waitFor(email);
  await administrator.call(deleteUser, { body: { userId: id } });
  expect((await revive({ userId: id })).status).toBe(200);
  expect((await revive({})).status).toBe(400);
  expect(await eventsOf(id)).toEqual(["user.deleted", "user.revived", "user.deleted", "user.revived"]);
});

test("An unregistered user becomes pending with the first invitation [USER-053]", async () => {
  const email = "unregistered@first.test";
  const [id = ""] = await buildPeople(server.services, tenant, [{ email, status: "UNREGISTERED" }]);
  await administrator.call(resendInvitations, { body: { resend: true, userIds: [id] } });
  expect((await read(id)).status).toBe("PENDING");
  await server.mail.waitFor(email);
});

test("A change of secondary roles only is told as such in the user's history", async () => {
  const [id = ""] = await buildPeople(server.services, tenant, [{ firstName: "Two" }]);
  const [first, second, third] = [
    await buildNamed(server.services, tenant, "role", "History first"),
    await buildNamed(server.services, tenant, "role", "History second"),
    await buildNamed(server.services, tenant, "role", "History third"),
  ];
  const assign = (secondaryRoleIds: string[]) =>
    administrator.call(assignRole, { body: { userId: id, roleId: first, secondaryRoleIds } });
  await assign([third, second]);
  await assign([third]);
  await assign([third]);
  const { events } = (await administrator.call(listUserEvents, { params: { userId: id }, query: {} })).body;
  expect(events.map(({ changes }) => changes)).toEqual([
    [],
    [{ field: "secondaryRoles", before: "History second, History third", after: "History third" }],
    [
      { field: "role", before: null, after: "History first" },
      { field: "secondaryRoles", before: null, after: "History second, History third" },
    ],
  ]);
});

test("A user's history names who did what, from what to what, newest first, page by page", async () => {
  const [id = ""] = await buildPeople(server.services, tenant, [{ firstName: "Old" }]);
  const { version } = await read(id);
  await administrator.call(updateUser, { body: { id, version, firstName: "New", teamId: tenant.teamId } });
  const second = await buildNamed(server.services, tenant, "role", "Historic");
  await administrator.call(assignRole, { body: { userId: id, roleId: second } });
  const ask = (query: { before?: string }) => administrator.call(listUserEvents, { params: { userId: id }, query });
  const { events, hasMore } = (await ask({})).body;
  expect(hasMore).toBe(false);
  expect(events).toMatchObject([
    { action: "user.role-changed", changes: [{ field: "role", before: null, after: "Historic" }] },
    {
      action: "user.updated",
      person: expect.stringMatching(/^Test/) as string,
      changes: [
        { field: "teamId", before: null, after: "First team" },
        { field: "firstName", before: "Old", after: "New" },
      ],
    },
  ]);
  expect((await ask({ before: events[0]?.id ?? "" })).body.events).toMatchObject([{ action: "user.updated" }]);
});

test("An administrator sees a user's open sessions, not those of somebody who holds more", async () => {
  const target = await buildUser(server.services, tenant, { permissions: ["mySpace:view"] });
  await signIn(server, target);
  const ask = (client: TestClient, userId: string) => client.call(searchUserSessions, { body: { userId } });
  expect((await ask(administrator, target.id)).body.sessions).toMatchObject([{ current: false }]);
  expect((await ask(await leadWith("user:edit"), owner.id)).status).toBe(403);
});
