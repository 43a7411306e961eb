import { newId } from "@evolve/server/ids";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TenantTransaction } from "../../../database/index.ts";
import { changeDirectoryEmail, claimNames, findByName } from "./index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let other: BuiltTenant;
let user: BuiltUser;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  other = await buildTenant(server.services);
});
beforeEach(async () => {
  user = await buildUser(server.services, tenant);
});
afterAll(() => server.close());

const inTenant = <T>({ id }: BuiltTenant, work: (tx: TenantTransaction) => Promise<T>) =>
  server.services.database.withTenant(id, work);
const claim = (tx: TenantTransaction, userName: string, userId = newId()) =>
  claimNames(tx, [{ userName, email: userName, userId, area: "na1" }]);
const find = (name: string) => findByName(server.services.database.system, name);

test("A name claimed in a transaction that is rolled back is free again at once, for anybody", async () => {
  const lost = inTenant(tenant, async (tx) => {
    expect(await claim(tx, "lost@free.test")).toHaveLength(1);
    throw new Error("the node dies here");
  });
  await expect(lost).rejects.toThrow("the node dies here");
  expect(await find("lost@free.test")).toBeNull();
  expect(await inTenant(other, (tx) => claim(tx, "lost@free.test"))).toHaveLength(1);
  expect((await find("LOST@free.test"))?.tenantId).toBe(other.id);
});

test("A transaction that wants a name claimed by another waits, and gets it when that one is rolled back", async () => {
  const claimed = Promise.withResolvers<undefined>();
  const end = Promise.withResolvers<undefined>();
  const first = inTenant(tenant, async (tx) => {
    await claim(tx, "wanted@free.test");
    claimed.resolve(undefined);
    await end.promise;
    throw new Error("undone");
  });
  await claimed.promise;
  const second = inTenant(other, (tx) => claim(tx, "wanted@free.test"));
  end.resolve(undefined);
  await expect(first).rejects.toThrow("undone");
  expect(await second).toHaveLength(1);
});

test("An address changed in a transaction that is rolled back is the old one again", async () => {
  const changed = inTenant(tenant, async (tx) => {
    expect(await changeDirectoryEmail(tx, user.id, "changed@free.test")).toBe(true);
    throw new Error("the node dies here");
  });
  await expect(changed).rejects.toThrow("the node dies here");
  expect(await find("changed@free.test")).toBeNull();
  expect((await find(user.userName))?.email).toBe(user.userName);
});

test("A tenant claims and changes only its own entries [SEC-30]", async () => {
  expect(await inTenant(other, (tx) => changeDirectoryEmail(tx, user.id, "stolen@free.test"))).toBe(false);
  expect(await inTenant(other, (tx) => claim(tx, user.userName, user.id))).toEqual([]);
  await inTenant(other, (tx) => claim(tx, "second@free.test", user.id));
  expect(await find("second@free.test")).toMatchObject({ tenantId: other.id });
  expect(await find(user.userName)).toMatchObject({ tenantId: tenant.id, email: user.userName });
  const direct = inTenant(other, (tx) => tx.deleteFrom("sign_in_directory").where("user_id", "=", user.id).execute());
  await expect(direct).rejects.toThrow("permission denied");
});

test("An address that somebody already has, as an address or as a name, cannot be taken", async () => {
  const neighbour = await buildUser(server.services, other);
  await inTenant(other, (tx) => changeDirectoryEmail(tx, neighbour.id, "neighbour@free.test"));
  for (const taken of [neighbour.userName.toUpperCase(), "neighbour@free.test"])
    expect(await inTenant(tenant, (tx) => changeDirectoryEmail(tx, user.id, taken))).toBe(false);
});
