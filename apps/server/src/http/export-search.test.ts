import { searchUsers } from "@evolve/contracts/users";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let viewer: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
});
afterAll(() => server.close());

const exported = async (body: object, accept = "text/csv"): Promise<string> => {
  const { response } = await viewer.send(searchUsers, { body, headers: { accept } });
  expect(response.statusCode, response.payload.slice(0, 200)).toBe(200);
  return response.payload;
};
const byteOrderMark = "\uFEFF";

test("An export contains every user of a search in its order, over any number of batches", async () => {
  const teamId = [await buildNamed(server.services, tenant, "team", "Crowd")];
  const people = Array.from({ length: 2_105 }, (_, index) => ({
    firstName: `N${index % 40}`,
    teamId: teamId[0] ?? "",
  }));
  const ids = await buildPeople(server.services, tenant, people);
  const text = await exported(
    { filter: { teamId }, orderBy: [{ field: "fullName", direction: "desc" }] },
    "application/x-ndjson",
  );
  const rows = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; fullName: string });
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const first = await viewer.call(searchUsers, {
    body: { filter: { teamId }, orderBy: [{ field: "fullName", direction: "desc" }], top: 200 },
  });
  expect(rows.slice(0, 200)).toEqual(first.body.users);
});

test("An export counts nothing; a page does", async () => {
  const statements = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => statements.mockRestore());
  const counts = () => {
    const texts = statements.mock.calls.map(([given]: unknown[]) => (given as { text?: string }).text ?? String(given));
    statements.mockClear();
    return texts.filter((text) => text.includes("count(*)")).length;
  };
  const filter = { locked: ["unlocked" as const] };
  await exported({ filter });
  expect(counts()).toBe(0);
  await viewer.call(searchUsers, { body: { filter } });
  expect(counts()).toBe(1);
});

test("A spreadsheet export has a heading, and no text in it runs as a formula", async () => {
  const skill = await buildNamed(server.services, tenant, "skill", "=SUM(A1)");
  await buildPeople(server.services, tenant, [
    { firstName: '=HYPERLINK("x")', lastName: "Ruiz, Ana", skillIds: [skill] },
  ]);
  const [heading, line, end] = (await exported({ filter: { skillId: [skill] } })).split("\r\n");
  expect(heading).toBe(
    `${byteOrderMark}id,kind,userName,emailAddress,firstName,lastName,fullName,initials,status,locked,invitationExpired,role,team,employeeGroup,skills,lastSignInAt,lockedUntil`,
  );
  expect(line).toContain(`,"'=HYPERLINK(""x"")","Ruiz, Ana","'=HYPERLINK(""x"") Ruiz, Ana",`);
  expect(line).toMatch(/,'=SUM\(A1\),,$/);
  expect(end).toBe("");
});

test("An empty table has only a heading, an empty file of lines nothing", async () => {
  const none = { filter: { search: "nobody has this name" } };
  expect((await exported(none)).split("\r\n")).toHaveLength(2);
  expect(await exported(none, "application/x-ndjson")).toBe("");
});

test.each([
  ["text/csv", "text/csv"],
  ["text/csv;q=0.9, application/x-ndjson", "application/x-ndjson"],
  ["application/json;q=0.5, text/*", "text/csv"],
  ["text/csv;q=0.5, application/json", "application/json"],
  ["application/json, text/plain, */*", "application/json"],
  ["*/*", "application/json"],
  ["image/png", "application/json"],
])("A search asked for %s answers %s", async (accept, type) => {
  const { response } = await viewer.send(searchUsers, { body: {}, headers: { accept } });
  expect(response.headers["content-type"]).toBe(`${type}; charset=utf-8`);
});

test.each([
  ["a page's length", { top: 10 }, "top"],
  ["a page's start", { skip: 10 }, "skip"],
  ["a cursor", { after: "x" }, "after"],
  ["statistics", { statistics: "status" }, "statistics"],
  ["an unknown sort field", { orderBy: [{ field: "password_hash" }] }, "orderBy.0.field"],
  ["an unknown filter", { filter: { impersonated: true } }, "filter.impersonated"],
])("A file with %s is refused, by the field's name", async (_case, body, field) => {
  const answer = await viewer.send(searchUsers, { body, headers: { accept: "text/csv" } });
  expect(answer).toMatchObject({ status: 400, errorCode: "platform_user_manager_service_106" });
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
});
