import { createAccessKey, deleteAccessKey, exchangeAccessKey, listAccessKeys } from "@evolve/contracts/access-keys";
import { loginV1, prelogin, setUserLock } from "@evolve/contracts/authentication";
import { changeEmail } from "@evolve/contracts/email-verification";
import { startImpersonation } from "@evolve/contracts/impersonation";
import { resendInvitations } from "@evolve/contracts/resend-invitations";
import { changeMembers } from "@evolve/contracts/members";
import { publishNotification } from "@evolve/contracts/notifications";
import { forgotPassword } from "@evolve/contracts/passwords";
import { createServiceAccount, renameServiceAccount } from "@evolve/contracts/service-accounts";
import { assignRole, deleteUser, reviveUser, updateUser } from "@evolve/contracts/user-administration";
import { emailExistsStatus } from "@evolve/contracts/user-existence";
import { searchUsers, type UserDetails } from "@evolve/contracts/users";
import { currentUser } from "@evolve/contracts/current-user";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { buildNamed } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: BuiltUser;
let client: TestClient;
let roleId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  administrator = await buildUser(server.services, tenant);
  client = await signIn(server, administrator);
  roleId = await buildNamed(server.services, tenant, "role", "Exports", ["user:view"]);
});

const create = async (name = "Payroll export"): Promise<UserDetails> =>
  (await client.call(createServiceAccount, { body: { name, roleId } })).body.user;
const keyOf = async (user: UserDetails) =>
  (await client.call(createAccessKey, { body: { userId: user.id, tenantId: tenant.id } })).body.accessKey;
const exchange = ({ accessKeyId, accessKeySecret }: { accessKeyId: string; accessKeySecret: string }) =>
  anonymous(server).call(exchangeAccessKey, { body: { accessKeyId, accessKeySecret } });
const listed = async (filter: object) =>
  (await client.call(searchUsers, { body: { filter } })).body.users.map(({ id }) => id);

test("A program acts with a service account's key and the permissions of its role", async () => {
  const account = await create();
  expect(account).toMatchObject({ kind: "service", fullName: "Payroll export", emailAddress: "", status: "ACTIVE" });
  const key = await keyOf(account);
  const program = withTokens(server, (await exchange(key)).body);
  expect((await program.call(currentUser, {})).body.user.id).toBe(account.id);
  expect((await program.call(searchUsers, { body: {} })).status).toBe(200);
  expect((await program.call(deleteUser, { body: { userId: administrator.id } })).errorCode).toBe("FORBIDDEN");
  const params = { accessKeyId: key.accessKeyId };
  await client.call(deleteAccessKey, { params });
  expect((await program.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
  expect((await client.call(listAccessKeys, { query: { userId: account.id } })).body.accessKeys).toEqual([]);
});

test("Nobody signs in as a service account, and the sign-in page answers as for an unknown name [SEC-08]", async () => {
  const { userName } = await create();
  const stranger = anonymous(server);
  const unknown = "service:no such thing";
  for (const call of [prelogin, forgotPassword]) {
    const [known, other] = [
      await stranger.send(call, { body: { userName } }),
      await stranger.send(call, { body: { userName: unknown } }),
    ];
    expect([known.status, known.errorCode]).toEqual([other.status, other.errorCode]);
  }
  const tried = await stranger.send(loginV1, { body: { userName, password: "Evolve#2026" } });
  expect(tried.status).toBeGreaterThanOrEqual(400);
  const { rows } = await server.services.database.systemPool.query(
    "select user_id from sign_in_directory where user_name = $1 union all select user_id from credentials join users on users.id = user_id where kind = 'service'",
    [userName],
  );
  expect(rows).toEqual([]);
});

test("Lists show people; service accounts are listed where they are asked for", async () => {
  const { id } = await create();
  expect(await listed({})).not.toContain(id);
  expect(await listed({ kind: ["service"] })).toEqual([id]);
  expect(await listed({ kind: ["person", "service"] })).toEqual(expect.arrayContaining([id, administrator.id]));
});

test("What is for people does not reach a service account: invitation, address, profile, membership, acting as it", async () => {
  const { id, version } = await create();
  const params = { userId: id };
  const refused = [
    await client.call(resendInvitations, { body: { resend: true, userIds: [id] } }),
    await client.call(changeEmail, { params, body: { emailAddress: "somebody@acme.test" } }),
    await client.call(updateUser, { body: { id, version, firstName: "Ann" } }),
    await client.call(changeMembers, { body: { of: "team", id: tenant.teamId, added: [{ userId: id }] } }),
    await client.call(startImpersonation, { body: { userId: id, reason: "Test", minutes: 5 } }),
  ];
  expect(refused.map(({ errorCode }) => errorCode)).toEqual([
    "NOT_FOUND",
    "NOT_FOUND",
    "NOT_FOUND",
    "NOT_FOUND",
    "NOT_IMPERSONABLE",
  ]);
  const published = await client.call(publishNotification, {
    body: { title: "Hello", recipients: { roles: [roleId] } },
  });
  expect(published.status).toBe(200);
  const { rows } = await server.services.database.systemPool.query("select 1 from notifications where user_id = $1", [
    id,
  ]);
  expect(rows).toEqual([]);
  expect((await client.call(emailExistsStatus, { query: { emailAddress: "payroll@acme.test" } })).status).toBe(200);
});

test("Nobody creates, renames or gives a role to a service account above what they hold", async () => {
  const manager = await signIn(
    server,
    await buildUser(server.services, tenant, { permissions: ["user:create", "user:edit"] }),
  );
  const above = { name: "Above", roleId };
  expect((await manager.call(createServiceAccount, { body: above })).errorCode).toBe("FORBIDDEN");
  const { id, version } = await create();
  const rename = { params: { userId: id }, body: { name: "Taken over", version } };
  expect((await manager.call(renameServiceAccount, rename)).errorCode).toBe("FORBIDDEN");
  const assigned = await manager.call(assignRole, { body: { userId: id, roleId } });
  expect(assigned.errorCode).toBe("ROLE_NOT_PERMITTED");
});

test("A role that may change others' access is given to a service account only after a step-up", async () => {
  server.clock.advance(6 * 60);
  const body = { name: "Robot", roleId: administrator.roleId };
  expect((await client.call(createServiceAccount, { body })).errorCode).toBe("STEP_UP_REQUIRED");
});

test("Names are unique whatever their case, and renaming is refused on an older version", async () => {
  const { id, version } = await create();
  const body = { name: "PAYROLL EXPORT", roleId };
  expect(await client.call(createServiceAccount, { body })).toMatchObject({ status: 409, errorCode: "NAME_EXISTS" });
  const rename = { params: { userId: id }, body: { name: "Payroll", version } };
  const renamed = (await client.call(renameServiceAccount, rename)).body.user;
  expect(renamed).toMatchObject({ fullName: "Payroll", userName: "service:Payroll" });
  expect((await client.call(renameServiceAccount, rename)).errorCode).toBe("CHANGED_MEANWHILE");
  expect((await client.call(renameServiceAccount, { ...rename, params: { userId: administrator.id } })).errorCode).toBe(
    "NOT_FOUND",
  );
});

test("A locked or deleted service account's keys are refused; restored it has none and is not invited", async () => {
  const account = await create();
  const params = { userId: account.id };
  const key = await keyOf(account);
  await client.call(setUserLock, { params, body: { locked: true } });
  expect((await exchange(key)).errorCode).toBe("ACCESS_KEY_INVALID");
  await client.call(setUserLock, { params, body: { locked: false } });
  expect((await exchange(key)).status).toBe(200);
  await client.call(deleteUser, { body: params });
  expect((await exchange(key)).errorCode).toBe("ACCESS_KEY_INVALID");
  const restored = await client.call(reviveUser, { body: params });
  expect(restored.body.user).toMatchObject({ status: "ACTIVE", kind: "service" });
  expect((await exchange(key)).errorCode).toBe("ACCESS_KEY_INVALID");
  expect(server.mail.mails.filter(({ to }) => to?.some(({ address }) => !address))).toEqual([]);
});

test("A service account with all permissions does not count as the administrator who must be left", async () => {
  const body = { name: "Robot", roleId: administrator.roleId };
  const robot = (await client.call(createServiceAccount, { body })).body.user;
  const program = withTokens(server, (await exchange(await keyOf(robot))).body);
  const left = await program.call(deleteUser, { body: { userId: administrator.id } });
  expect(left.errorCode).toBe("LAST_ADMINISTRATOR");
});
