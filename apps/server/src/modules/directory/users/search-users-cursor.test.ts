import { searchUsers, userSortFields } from "@evolve/contracts/users";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let viewer: TestClient;
let skillId: string[];

type Search = Parameters<typeof viewer.call<typeof searchUsers>>[1]["body"];
const find = async (body: Search) => {
  const answer = await viewer.call(searchUsers, { body });
  expect(answer.status).toBe(200);
  return answer.body;
};

/** Twelve people with equal and missing values in every sort field. */
beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  const { services } = server;
  skillId = [await buildNamed(services, tenant, "skill", "Paged")];
  const team = await buildNamed(services, tenant, "team", "Team");
  const place = await buildNamed(services, tenant, "employeeGroup", "Place");
  await buildPeople(
    services,
    tenant,
    Array.from({ length: 12 }, (_, index) => ({
      firstName: `Name ${index % 5}`,
      skillIds: skillId,
      ...(index % 3 && { teamId: team, employeeGroupId: place }),
      ...(index % 4 && { lastSignInAt: new Date(Date.UTC(2026, 1, 1 + (index % 2))) }),
    })),
  );
});
afterAll(() => server.close());

const orders: Search["orderBy"][] = [
  ...userSortFields.flatMap((field) => [[{ field }], [{ field, direction: "desc" as const }]]),
  [{ field: "team", direction: "desc" }, { field: "lastSignInAt" }, { field: "fullName", direction: "desc" }],
];

test.each(orders.map((orderBy) => [orderBy]))(
  "Pages with a cursor show everybody once, in the order %j",
  async (orderBy) => {
    const all = await find({ filter: { skillId }, orderBy, top: 200 });
    expect(all).toMatchObject({ totalRecords: 12 });
    expect(all.next).toBeUndefined();
    const seen: string[] = [];
    for (let after: string | undefined, pages = 0; pages < 4; pages += 1) {
      const page = await find({ filter: { skillId }, orderBy, top: 4, ...(after !== undefined && { after }) });
      expect(page.totalRecords).toBe(12);
      seen.push(...page.users.map(({ id }) => id));
      after = page.next;
      if (after === undefined) break;
    }
    expect(seen).toEqual(all.users.map(({ id }) => id));
  },
);

test("A user who leaves the first page does not hide anybody on the second", async () => {
  const orderBy: Search["orderBy"] = [{ field: "fullName" }];
  const all = (await find({ filter: { skillId }, orderBy })).users.map(({ id }) => id);
  const first = await find({ filter: { skillId }, orderBy, top: 5 });
  const rename = (name: string) =>
    server.services.database.system
      .updateTable("users")
      .set({ first_name: name })
      .where("id", "=", all[0] ?? "")
      .execute();
  await rename("Zoe");
  const second = await find({ filter: { skillId }, orderBy, top: 5, after: first.next ?? "" });
  await rename("Name 0");
  expect(second.users.map(({ id }) => id)).toEqual(all.slice(5, 10));
});

const made = (...parts: unknown[]): string => Buffer.from(JSON.stringify(parts)).toString("base64url");
test.each([
  ["no cursor at all", "%%%"],
  ["the cursor of another order", made("team asc", "Team", "00000000-0000-7000-8000-000000000000")],
  ["a cursor with too little", made("lastSignInAt asc")],
  ["a cursor with an object", made("lastSignInAt asc", {}, "00000000-0000-7000-8000-000000000000")],
  ["a cursor with a name for a time", made("lastSignInAt asc", "Ana", "00000000-0000-7000-8000-000000000000")],
  ["a cursor with a name for an id", made("lastSignInAt asc", null, "Ana")],
])("A page after %s is refused", async (_case, after) => {
  const answer = await viewer.send(searchUsers, { body: { orderBy: [{ field: "lastSignInAt" }], after } });
  expect(answer).toMatchObject({ status: 400, body: { fields: { after: "invalid" } } });
});

test("A page starts at a row number or at a cursor, not both", async () => {
  const { next } = await find({ filter: { skillId }, top: 2 });
  const answer = await viewer.send(searchUsers, { body: { filter: { skillId }, top: 2, skip: 2, after: next } });
  expect(answer).toMatchObject({ status: 400, body: { fields: { after: "invalid" } } });
});
