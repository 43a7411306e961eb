import { exchangeAccessKey } from "@evolve/contracts/access-keys";
import { listUserEvents } from "@evolve/contracts/audit";
import { limits } from "@evolve/contracts/limits";
import {
  type ImportFault,
  prepareUserImport,
  readUserImport,
  startUserImport,
  uploadUsersStatus,
} from "@evolve/contracts/user-import";
import { readUser } from "@evolve/contracts/users";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { passTime } from "@evolve/testkit/pass-time";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { sendFile } from "@evolve/testkit/send-file";
import { buildServiceAccount } from "@evolve/testkit/service-account";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let owner: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  owner = await buildUser(server.services, tenant, { roleName: "Owner" });
  client = await signIn(server, owner);
  await buildNamed(server.services, tenant, "role", "Agent", ["mySpace:view"]);
});
afterAll(() => server.close());

const start = async (csv: string, options: object, by = client) => {
  const prepared = await sendFile(server, by, prepareUserImport, csv, "people.csv");
  const { importId, mapping } = prepared.body as { importId: string; mapping: object };
  const answer = await by.call(startUserImport, { params: { importId }, body: { mapping, ...options } });
  return { importId, answer };
};
/** Runs an import to its end, and answers its faults. */
const run = async (csv: string, options: object, by = client): Promise<ImportFault[]> => {
  const { importId, answer } = await start(csv, options, by);
  expect(answer.status).toBe(200);
  const state = async () => (await by.call(uploadUsersStatus, { query: { key: importId } })).body.state;
  await expect.poll(state, { timeout: 30_000, interval: 100 }).toBe("done");
  return (await by.call(readUserImport, { params: { importId } })).body.faults;
};
const update = { existing: "update" } as const;

test("To update users by an import takes user:edit; to create some, user:create is enough", async () => {
  await buildPeople(server.services, tenant, [{ email: "kept@rights.test", firstName: "Kept" }]);
  const recruiter = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:create"] }));
  const csv = "email,first name\nkept@rights.test,Changed\n";
  const { answer } = await start(csv, update, recruiter);
  expect(answer).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
  expect((await start(csv, { ...update, dryRun: true }, recruiter)).answer.status).toBe(403);
  expect(await run(csv, {}, recruiter)).toMatchObject([{ line: 2, column: "Email" }]);
});

test("A permission that an import takes away is gone with the user's next call [SEC-30]", async () => {
  const target = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  const theirs = await signIn(server, target);
  const params = { userId: target.id };
  expect((await theirs.call(readUser, { params })).status).toBe(200);
  expect(await run(`email,first name,role\n${target.userName},Demoted,Agent\n`, update)).toEqual([]);
  expect((await theirs.call(readUser, { params })).status).toBe(403);
});

test("The history of an imported user says what the import changed, and nothing where it changed nothing", async () => {
  const [id = ""] = await buildPeople(server.services, tenant, [
    { email: "old@history.test", firstName: "Old", lastName: "Name" },
  ]);
  const csv = "email,first name,role,team\nold@history.test,New,Agent,First team\n";
  await run(csv, update);
  await run(csv, update);
  const { events } = (await client.call(listUserEvents, { params: { userId: id }, query: {} })).body;
  expect(events.map(({ action }) => action)).toEqual(["user.imported", "user.imported"]);
  expect(events[0]?.changes).toEqual([]);
  const byField = (one: { field: string }, other: { field: string }) => one.field.localeCompare(other.field);
  expect(events[1]?.changes.toSorted(byField)).toEqual([
    { field: "firstName", before: "Old", after: "New" },
    { field: "roleId", before: null, after: "Agent" },
    { field: "teamId", before: null, after: "First team" },
  ]);
});

test("Nobody gives themselves another role by an import; the fault names the role as the file does", async () => {
  const csv = (role: string) => `email,first name,role\n${owner.userName},Olive,${role}\n`;
  expect(await run(csv("agent"), update)).toEqual([
    { line: 2, column: "Role", value: "agent", reason: "You cannot change your own role" },
  ]);
  expect(await run(csv("Owner"), update)).toEqual([]);
});

test("Roles above one's own cannot be given, nor their holders changed", async () => {
  const lead = await signIn(
    server,
    await buildUser(server.services, tenant, { permissions: ["user:create", "user:edit", "mySpace:view"] }),
  );
  const csv = [
    "email,first name,role",
    `${owner.userName},Olive,`,
    "above@rights.test,Above,Owner",
    "below@rights.test,Below,Agent",
  ].join("\n");
  expect(await run(csv, update, lead)).toEqual([
    {
      line: 2,
      column: "Email",
      value: owner.userName,
      reason: "You can’t change this person: they have permissions that you don’t have, or their account was deleted.",
    },
    { line: 3, column: "Role", value: "Owner", reason: "You can’t give this role." },
  ]);
});

test("An administrative role that only waits for a step-up says so, and is given after another sign-in", async () => {
  const csv = "email,first name,role\nchief@stepup.test,Chief,Owner\n";
  await passTime(server, (limits.stepUpMinutes + 1) * 60);
  expect(await run(csv, {})).toMatchObject([
    { line: 2, column: "Role", value: "Owner", reason: expect.stringContaining("Sign in again") as string },
  ]);
  expect(await run(csv, {}, await signIn(server, owner))).toEqual([]);
});

test("An import, also a program's, leaves the tenant an administrator: the row that would take away the last one is refused", async () => {
  const own = await buildTenant(server.services);
  const { key } = await buildServiceAccount(server, own, ["all"]);
  const program = withTokens(server, (await anonymous(server).call(exchangeAccessKey, { body: key })).body);
  await buildNamed(server.services, own, "role", "Agent", ["mySpace:view"]);
  const nameOf = async (options: { lockedDown?: boolean; status?: "PENDING"; permissions?: [] } = {}) =>
    (await buildUser(server.services, own, options)).userName;
  const [first, second, plain] = [await nameOf(), await nameOf(), await nameOf({ permissions: [] })];
  const [locked, invited] = [await nameOf({ lockedDown: true }), await nameOf({ status: "PENDING" })];
  const administrators = await server.services.database.withTenant(own.id, (tx) =>
    tx.selectFrom("users").select("user_name as userName").where("kind", "=", "person").execute(),
  );
  // The person who made the program's key is an administrator, too.
  const maker = administrators
    .map(({ userName }) => userName)
    .find((name) => ![first, second, plain, locked, invited].includes(name));
  const csv = (...rows: (readonly [string | undefined, string])[]) =>
    ["email,first name,role", ...rows.map(([name = "", role]) => `${name},Dan,${role}`)].join("\n");
  const last = { column: "Role", value: "Agent", reason: expect.stringContaining("last administrator") as string };
  const all = csv([first, "Agent"], [maker, "Agent"], [second, "Agent"]);
  expect(await run(all, { ...update, dryRun: true }, program)).toMatchObject([{ line: 4, ...last }]);
  expect(await run(all, { ...update, rows: "all" }, program)).toMatchObject([{ line: 4, ...last }]);
  expect(await run(all, update, program)).toMatchObject([{ line: 4, ...last }]);
  // Another administrator takes over; somebody who is locked or invited could not.
  await server.services.database.withTenant(own.id, (tx) =>
    tx
      .updateTable("users")
      .set((set) => ({
        role_id: set
          .selectFrom("users")
          .select("role_id")
          .where("tenant_id", "=", own.id)
          .where("user_name", "=", second),
      }))
      .where("tenant_id", "=", own.id)
      .where("user_name", "=", plain)
      .execute(),
  );
  expect(await run(csv([second, "Agent"], [locked, "Agent"]), { ...update, rows: "all" }, program)).toEqual([]);
  expect(await run(csv([invited, "Agent"], [plain, "Agent"]), update, program)).toMatchObject([{ line: 3, ...last }]);
});

test("An import that changes somebody's name changes the date that OpenID clients read of the profile, another import does not", async () => {
  const [id = ""] = await buildPeople(server.services, tenant, [{ email: "renamed@rights.test", firstName: "Rena" }]);
  const changedAt = async () =>
    (
      await server.services.database.withTenant(tenant.id, (tx) =>
        tx.selectFrom("users").select("profile_changed_at as at").where("id", "=", id).executeTakeFirstOrThrow(),
      )
    ).at;
  const by = await signIn(server, owner);
  const csv = (first: string, last: string) =>
    `email,first name,last name,team\nrenamed@rights.test,${first},${last},First team\n`;
  await run(csv("Rena", "Same"), update, by);
  expect(await changedAt()).toBeNull();
  await run(csv("Rena", "Moved"), update, by);
  const once = await changedAt();
  expect(once).toBeInstanceOf(Date);
  await run(csv("Rena", ""), update, by);
  expect(await changedAt()).toEqual(once);
});
