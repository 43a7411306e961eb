import { setUserLock } from "@evolve/contracts/authentication";
import { updateGroup } from "@evolve/contracts/groups";
import { deleteRole } from "@evolve/contracts/roles";
import { deleteUser, registerUser, reviveUser, updateUser } from "@evolve/contracts/user-administration";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed } from "@evolve/testkit/people";
import { connectScim, type ScimClient } from "@evolve/testkit/scim-client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let scim: ScimClient;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  scim = await connectScim(server, tenant);
  ({ administrator } = scim);
});
afterAll(() => server.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts one change after the other while the tenant is locked, so that both are under way when it is not any more. */
const atOnce = async <A, B>(first: () => Promise<A>, second: () => Promise<B>, of = tenant): Promise<[A, B]> => {
  const free = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const holder = server.services.database.withSystem(async (tx) => {
    await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", of.id).forUpdate().execute();
    held.resolve(undefined);
    await free.promise;
  });
  await held.promise;
  const one = first();
  await pause(300);
  const other = second();
  await pause(300);
  free.resolve(undefined);
  await holder;
  return Promise.all([one, other]);
};

const person = (email: string) => ({ emailAddress: `${email}@${tenant.key}.test`, firstName: "Ana", lastName: "Ruiz" });
const agent = () => buildUser(server.services, tenant, { permissions: [] });

test("An identity provider renames a group while an administrator does: both are answered", async () => {
  const { id } = (await scim.send("POST", "/Groups", { displayName: "Renamed by two" })).body;
  const [own, theirs] = await atOnce(
    () => administrator.call(updateGroup, { body: { id, name: "By hand", usersIds: [] } }),
    () =>
      scim.send("PATCH", `/Groups/${id}`, { Operations: [{ op: "replace", path: "displayName", value: "By SCIM" }] }),
  );
  expect([own.status, theirs.status]).toEqual([200, 200]);
});

test("An identity provider deactivates somebody while an administrator deletes them: both are answered", async () => {
  const { id } = await agent();
  const [own, theirs] = await atOnce(
    () => administrator.call(deleteUser, { body: { userId: id } }),
    () => scim.send("PATCH", `/Users/${id}`, { Operations: [{ op: "replace", path: "active", value: false }] }),
  );
  expect([own.status, theirs.status]).toEqual([200, 404]);
});

test("Somebody is restored while a late click deletes them again: both are answered", async () => {
  const { id } = await agent();
  await administrator.call(deleteUser, { body: { userId: id } });
  const [late, restored] = await atOnce(
    () => administrator.call(deleteUser, { body: { userId: id } }),
    () => administrator.call(reviveUser, { body: { userId: id } }),
  );
  expect([late.status, restored.status]).toEqual([404, 200]);
});

test("A role is deleted while somebody is created with it: the form says that it is gone", async () => {
  const roleId = await buildNamed(server.services, tenant, "role", "Going");
  const [deleted, created] = await atOnce(
    () => administrator.call(deleteRole, { params: { roleId } }),
    () => administrator.call(registerUser, { body: { ...person("late"), roleId } }),
  );
  expect(deleted.status).toBe(200);
  expect(created).toMatchObject({ status: 404, body: { fields: { roleId: "notFound" } } });
});

test("A team is deleted while somebody moves into it: the form says that it is gone", async () => {
  const teamId = await buildNamed(server.services, tenant, "team", "Going");
  const { id } = await agent();
  const deleting = server.services.database.withTenant(tenant.id, async (tx) => {
    await tx.deleteFrom("teams").where("tenant_id", "=", tenant.id).where("id", "=", teamId).execute();
    const moving = administrator.call(updateUser, { body: { id, teamId, version: 1 } });
    await pause(300);
    return { moving };
  });
  const moved = await (await deleting).moving;
  expect(moved).toMatchObject({ status: 404, body: { fields: { teamId: "notFound" } } });
});

test("Two administrators who lock each other at the same moment: one of them stays", async () => {
  const small = await buildTenant(server.services);
  const [ana, bo] = [await buildUser(server.services, small), await buildUser(server.services, small)];
  const [asAna, asBo] = [await signIn(server, ana), await signIn(server, bo)];
  const lock = (client: TestClient, userId: string) =>
    client.call(setUserLock, { params: { userId }, body: { locked: true } });
  const answers = await atOnce(
    () => lock(asAna, bo.id),
    () => lock(asBo, ana.id),
    small,
  );
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, errorCode: "LAST_ADMINISTRATOR" }]);
});

test("A program with all permissions cannot lock the last administrator out, nor an identity provider deactivate them", async () => {
  const small = await buildTenant(server.services);
  const program = await connectScim(server, small, ["all"]);
  const { id } = (await program.send("GET", "/Users")).body.Resources[0] ?? { id: "" };
  const off = { Operations: [{ op: "replace", path: "active", value: false }] };
  expect(await program.send("PATCH", `/Users/${id}`, off)).toMatchObject({
    status: 409,
    body: { errorCode: "LAST_ADMINISTRATOR" },
  });
  const second = await buildUser(server.services, small);
  expect((await program.send("PATCH", `/Users/${id}`, off)).status).toBe(200);
  expect((await program.send("PATCH", `/Users/${second.id}`, off)).status).toBe(409);
});
