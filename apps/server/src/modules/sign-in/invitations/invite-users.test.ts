import { inviteUsers } from "@evolve/contracts/invitations";
import { searchUsers } from "@evolve/contracts/users";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { withAdmin } from "@evolve/testkit/global-setup";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let other: BuiltTenant;
let manager: BuiltUser;
let inviter: TestClient;
let rival: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  other = await buildTenant(server.services);
  manager = await buildUser(server.services, tenant, { permissions: ["user:view", "user:create", "mySpace:view"] });
  inviter = await signIn(server, manager);
  rival = await signIn(server, await buildUser(server.services, other));
});
afterAll(() => server.close());

type Body = Parameters<typeof inviter.call<typeof inviteUsers>>[1]["body"];
const invite = (body: Body, client = inviter) => client.call(inviteUsers, { body });
/** Tenants whose users claim the address. */
const claimsOf = async (email: string): Promise<string[]> => {
  const { system } = server.services.database;
  const rows = await system.selectFrom("sign_in_directory").select("tenant_id").where("email", "=", email).execute();
  return rows.map((row) => row.tenant_id);
};
const usersOf = async (email: string): Promise<number> => {
  const { system } = server.services.database;
  return (await system.selectFrom("users").select("id").where("email", "=", email).execute()).length;
};

test("Invited people are pending users named after their address, of the given role and team [USER-029]", async () => {
  const roleId = await buildNamed(server.services, tenant, "role", "Invited", ["MYSPACE:view"]);
  const answer = await invite({
    emailAddressesList: ["ana-maria.ruiz@works.test"],
    senderEmail: "ann@works.test",
    roleId,
    teamId: tenant.teamId,
  });
  expect(answer).toMatchObject({
    status: 200,
    body: { results: [{ emailAddress: "ana-maria.ruiz@works.test", outcome: "invited" }] },
  });
  const { users } = (await inviter.call(searchUsers, { body: { filter: { search: "works.test" } } })).body;
  expect(users).toMatchObject([
    {
      id: answer.body.results[0]?.userId,
      userName: "ana-maria.ruiz@works.test",
      fullName: "Ana Maria Ruiz",
      status: "PENDING",
      invitationExpired: false,
      role: { id: roleId },
      team: { id: tenant.teamId },
    },
  ]);
});

test("Without a role people become agents; an address of dots alone still gives a name", async () => {
  const agent = await buildNamed(server.services, tenant, "role", "Agent");
  await invite({ emailAddressesList: ["..@agents.test"] });
  const { users } = (await inviter.call(searchUsers, { body: { filter: { search: "agents.test" } } })).body;
  expect(users).toMatchObject([{ role: { id: agent }, fullName: "..", team: null }]);
});

test("An address that is given twice in one request is invited once", async () => {
  const { body } = await invite({ emailAddressesList: ["twice@dup.test", " Twice@DUP.test ", "once@dup.test"] });
  expect(body.results.map(({ outcome }) => outcome)).toEqual(["invited", "invited"]);
  expect((await claimsOf("twice@dup.test")).length).toBe(1);
  const mails = () => server.mail.mails.filter(({ to }) => /@dup/i.test(to?.[0]?.address ?? "")).length;
  await expect.poll(mails, { timeout: 5_000 }).toBe(2);
});

test("Addresses that exist are named, here, elsewhere, deleted or pending; the others are invited [USER-009]", async () => {
  await buildPeople(server.services, tenant, [
    { email: "here@exists.test" },
    { email: "gone@exists.test", status: "DELETED" },
  ]);
  await buildPeople(server.services, other, [{ email: "elsewhere@exists.test" }]);
  const given = ["HERE@exists.test", "gone@exists.test", "elsewhere@exists.test", "new@exists.test"];
  const { body } = await invite({ emailAddressesList: given });
  expect(body.results.map(({ emailAddress, outcome }) => [emailAddress, outcome])).toEqual([
    ["HERE@exists.test", "exists"],
    ["gone@exists.test", "exists"],
    ["elsewhere@exists.test", "exists"],
    ["new@exists.test", "invited"],
  ]);
  expect(body.results.slice(0, 3).every(({ userId }) => userId === null)).toBe(true);
  expect(await invite({ emailAddressesList: given })).toMatchObject({
    status: 200,
    body: { results: given.map(() => ({ outcome: "exists" })) },
  });
});

test("Of two tenants that invite one person at once exactly one does", async () => {
  for (let round = 0; round < 10; round += 1) {
    const email = `contested.${round}@race.test`;
    const answers = await Promise.all(
      [inviter, rival].map((client) => invite({ emailAddressesList: [email] }, client)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ body }) => body.results.map(({ outcome }) => outcome)).sort()).toEqual([
      "exists",
      "invited",
    ]);
    expect([await claimsOf(email), await usersOf(email)]).toMatchObject([{ length: 1 }, 1]);
  }
});

test("Long lists that cross, in opposite order, are all decided and none fails", async () => {
  const list = Array.from({ length: 50 }, (_, index) => `crossing.${index}@race.test`);
  const answers = await Promise.all([
    invite({ emailAddressesList: list }),
    invite({ emailAddressesList: list.toReversed() }, rival),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const invited = answers.flatMap(({ body }) => body.results.filter(({ outcome }) => outcome === "invited"));
  expect(new Set(invited.map(({ emailAddress }) => emailAddress)).size).toBe(50);
  expect(invited).toHaveLength(50);
});

test("A role or team that the tenant does not have is not found, and nothing is claimed", async () => {
  const foreign = await buildNamed(server.services, other, "role", "Foreign");
  for (const wrong of [{ roleId: newId() }, { roleId: foreign }, { teamId: newId() }, { teamId: other.teamId }]) {
    const answer = await invite({ emailAddressesList: ["unclaimed@free.test"], ...wrong });
    expect(answer).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
    expect(answer.body).toMatchObject({ fields: { [Object.keys(wrong)[0] ?? ""]: "notFound" } });
  }
  expect([await claimsOf("unclaimed@free.test"), await usersOf("unclaimed@free.test")]).toEqual([[], 0]);
  expect((await invite({ emailAddressesList: ["unclaimed@free.test"] }, rival)).body.results[0]?.outcome).toBe(
    "invited",
  );
});

test("Nobody gives a role away that holds more than they do", async () => {
  const { services } = server;
  const above = await buildNamed(services, tenant, "role", "Above", ["user:view", "user:delete"]);
  const everything = await buildNamed(services, tenant, "role", "Everything", ["ALL"]);
  for (const roleId of [above, everything])
    expect(await invite({ emailAddressesList: ["climber@free.test"], roleId })).toMatchObject({
      status: 403,
      errorCode: "FORBIDDEN",
    });
  expect(await claimsOf("climber@free.test")).toEqual([]);
  const admin = await signIn(server, await buildUser(services, tenant));
  expect((await invite({ emailAddressesList: ["climber@free.test"], roleId: everything }, admin)).status).toBe(200);
});

test("The user limit stops an invitation as a whole, also two at the same moment", async () => {
  const small = await buildTenant(server.services, { userSoftLimit: 3 });
  const admin = await signIn(server, await buildUser(server.services, small));
  await buildPeople(server.services, small, [{ status: "DELETED" }, { status: "DELETED" }]);
  const three = Array.from({ length: 3 }, (_, index) => `full.${index}@limit.test`);
  const refused = await invite({ emailAddressesList: three }, admin);
  expect(refused).toMatchObject({
    status: 409,
    errorCode: "platform_user_manager_service_104",
    body: { details: "3" },
  });
  expect(await claimsOf("full.0@limit.test")).toEqual([]);
  const atOnce = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      invite({ emailAddressesList: [`${index}.one@limit.test`, `${index}.two@limit.test`] }, admin),
    ),
  );
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await invite({ emailAddressesList: ["last@limit.test"] }, admin)).errorCode).toBe(
    "platform_user_manager_service_104",
  );
});

test("A database failure halfway leaves no user and no claim, and the next try works", async () => {
  server.allowDefects("permission denied for table mail_outbox");
  await withAdmin(server.connectionString, (owner) => owner.query("revoke insert on mail_outbox from evolve_tenant"));
  try {
    const failed = await invite({ emailAddressesList: ["halfway@fail.test"] });
    expect(failed).toMatchObject({ status: 500, errorCode: "GeneralError", body: { details: "" } });
    expect([await claimsOf("halfway@fail.test"), await usersOf("halfway@fail.test")]).toEqual([[], 0]);
  } finally {
    await withAdmin(server.connectionString, (owner) => owner.query("grant insert on mail_outbox to evolve_tenant"));
  }
  expect((await invite({ emailAddressesList: ["halfway@fail.test"] })).body.results[0]?.outcome).toBe("invited");
});

test("Each invitation stands in the audit trail with who invited whom, and an existing address does not", async () => {
  await buildPeople(server.services, tenant, [{ email: "known@audit.test" }]);
  const { body } = await invite({ emailAddressesList: ["new@audit.test", "known@audit.test"] });
  const { system } = server.services.database;
  const events = await system
    .selectFrom("audit_events")
    .select(["tenant_id", "action", "target_id", "at"])
    .where("actor_id", "=", manager.id)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  expect(events[0]).toMatchObject({
    tenant_id: tenant.id,
    action: "user.invited",
    target_id: body.results[0]?.userId,
    at: expect.any(Date),
  });
  expect(events.filter(({ target_id }) => target_id === null)).toEqual([]);
});

test("Nobody signed out and nobody without user:create invites", async () => {
  const body = { emailAddressesList: ["nobody@free.test"] };
  expect((await anonymous(server).call(inviteUsers, { body })).status).toBe(401);
  const viewer = await signIn(
    server,
    await buildUser(server.services, tenant, { permissions: ["user:view", "user:edit"] }),
  );
  expect((await viewer.call(inviteUsers, { body })).status).toBe(403);
  expect(await claimsOf("nobody@free.test")).toEqual([]);
});

test.each([
  ["nobody", { emailAddressesList: [] }],
  ["more than fifty", { emailAddressesList: Array.from({ length: 51 }, (_, index) => `a${index}@b.test`) }],
  ["what is no address", { emailAddressesList: ["good@free.test", "bad"] }],
  ["two addresses in one", { emailAddressesList: ["a@b.test,c@d.test"] }],
  ["an address with a line end", { emailAddressesList: ["a@b.test\r\nBcc: c@d.test"] }],
  ["a role that is no id", { emailAddressesList: ["a@free.test"], roleId: "1" }],
  ["an unknown field", { emailAddressesList: ["a@free.test"], tenantId: newId() }],
  ["no list", {}],
])("An invitation of %s is refused", async (_case, body) => {
  expect(await inviter.send(inviteUsers, { body })).toMatchObject({
    status: 400,
    errorCode: "platform_user_manager_service_106",
  });
});

test("Inviting into a role that may change others' access takes a fresh proof, into any other does not [SEC-23]", async () => {
  const client = await signIn(server, await buildUser(server.services, tenant));
  server.clock.advance(6 * 60);
  for (const [name, held, status] of [
    ["All", "ALL", 403],
    ["Inviter", "user:create", 403],
    ["Roles", "Role:Edit", 403],
    ["Sso", "sso:edit", 403],
    ["Agent", "mySpace:view", 200],
  ] as const) {
    const roleId = await buildNamed(server.services, tenant, "role", `Gated ${name}`, [held]);
    const answer = await invite({ emailAddressesList: [`${name}@gated.test`], roleId }, client);
    expect(`${name} ${answer.status} ${answer.errorCode}`).toBe(
      `${name} ${status} ${status === 200 ? "" : "STEP_UP_REQUIRED"}`,
    );
    expect(await usersOf(`${name}@gated.test`)).toBe(status === 200 ? 1 : 0);
  }
});
