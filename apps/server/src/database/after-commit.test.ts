import { buildTenant, type BuiltTenant } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tx } from "./index.ts";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

const nameTeam = (tx: Tx, name: string) =>
  tx.updateTable("teams").set({ name }).where("id", "=", tenant.teamId).execute();
const teamName = async (): Promise<string | undefined> => {
  const { system } = server.services.database;
  return (await system.selectFrom("teams").select("name").where("id", "=", tenant.teamId).executeTakeFirst())?.name;
};

test("After-commit work sees the committed data", async () => {
  const found: Promise<string | undefined>[] = [];
  await server.services.database.withTenant(tenant.id, async (tx) => {
    tx.afterCommit(() => found.push(teamName()));
    await nameTeam(tx, "Committed");
    expect(found).toEqual([]);
  });
  expect(await Promise.all(found)).toEqual(["Committed"]);
});

test("After-commit work does not run after a rollback", async () => {
  const { database } = server.services;
  let followed = false;
  const work = database.withTenant(tenant.id, async (tx) => {
    tx.afterCommit(() => (followed = true));
    await nameTeam(tx, "Rolled back");
    throw new Error("changed its mind");
  });
  await expect(work).rejects.toThrow("changed its mind");
  expect(followed).toBe(false);
  expect(await teamName()).not.toBe("Rolled back");
});

test.each([
  ["rejects", () => Promise.reject(new Error("the bus is away"))],
  [
    "throws",
    () => {
      throw new Error("the bus is away");
    },
  ],
])("What follows a commit and %s fails neither the work nor what else follows, and is logged", async (way, task) => {
  const { database } = server.services;
  for (const run of [
    () =>
      database.withTenant(tenant.id, async (tx) => {
        await nameTeam(tx, way);
        tx.afterCommit(task);
        tx.afterCommit(() => followed.push("tenant"));
        return "done";
      }),
    () =>
      database.withSystem(async (tx) => {
        tx.afterCommit(task);
        tx.afterCommit(() => followed.push("system"));
        return "done";
      }),
  ])
    expect(await run()).toBe("done");
  expect(followed.splice(0)).toEqual(["tenant", "system"]);
  expect(await teamName()).toBe(way);
  await expect
    .poll(() => server.logged.filter(({ msg }) => msg === "what follows a commit failed").length)
    .toBeGreaterThanOrEqual(2);
});

const followed: string[] = [];
