import { exportUsers, searchUsers } from "@evolve/contracts/users";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { buildNamed, buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let viewer: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
});
afterAll(() => server.close());

const exported = async (body: object): Promise<string> => {
  const { response } = await viewer.send(exportUsers, { body });
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
  const text = await exported({
    filter: { teamId },
    orderBy: [{ field: "fullName", direction: "desc" }],
    format: "ndjson",
  });
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

test("A spreadsheet export has a heading, and no text in it runs as a formula", async () => {
  const skill = await buildNamed(server.services, tenant, "skill", "=SUM(A1)");
  await buildPeople(server.services, tenant, [
    { firstName: '=HYPERLINK("x")', lastName: "Ruiz, Ana", skillIds: [skill] },
  ]);
  const [heading, line, end] = (await exported({ filter: { skillId: [skill] } })).split("\r\n");
  expect(heading).toBe(
    `${byteOrderMark}id,fullName,firstName,lastName,userName,emailAddress,role,team,employeeGroup,status,locked,skills,lastSignInAt`,
  );
  expect(line).toContain(`,"'=HYPERLINK(""x"") Ruiz, Ana","'=HYPERLINK(""x"")","Ruiz, Ana",`);
  expect(line).toMatch(/,,ACTIVE,false,'=SUM\(A1\),$/);
  expect(end).toBe("");
});

test("An export declares its file type, and an empty one has only a heading", async () => {
  const none = { filter: { search: "nobody has this name" } };
  const table = await viewer.send(exportUsers, { body: none });
  expect(table.response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(table.response.payload.split("\r\n")).toHaveLength(2);
  const lines = await viewer.send(exportUsers, { body: { ...none, format: "ndjson" } });
  expect(lines.response.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
  expect(lines.response.payload).toBe("");
});

test("Exports are closed to signed-out callers and to those without user:view", async () => {
  expect(await anonymous(server).send(exportUsers, { body: {} })).toMatchObject({
    status: 401,
    errorCode: "SIGNED_OUT",
  });
  const agent = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:create"] }));
  expect(await agent.send(exportUsers, { body: {} })).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
});

test("Users of another tenant are in no export, even when asked for by the ids of their team", async () => {
  const other = await buildTenant(server.services);
  await buildPeople(server.services, other, [{ teamId: other.teamId }]);
  expect(await exported({ filter: { teamId: [other.teamId] }, format: "ndjson" })).toBe("");
});

test.each([
  ["an unknown format", { format: "xlsx" }],
  ["a page", { top: 10 }],
  ["an unknown sort field", { orderBy: [{ field: "password_hash" }] }],
  ["an unknown filter", { filter: { impersonated: true } }],
])("An export with %s is refused", async (_case, body) => {
  expect(await viewer.send(exportUsers, { body })).toMatchObject({
    status: 400,
    errorCode: "platform_user_manager_service_106",
  });
});
