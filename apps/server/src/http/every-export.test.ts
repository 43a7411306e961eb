import type { Call } from "@evolve/contracts/call";
import { allCalls } from "@evolve/contracts/calls";
import { fileTypes } from "@evolve/contracts/search";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { populate } from "@evolve/testkit/populated";
import { inputs, type Populated } from "@evolve/testkit/probe-inputs";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "./export-search.ts";

/** The first serves the choices of a form's field. The second is the specification's own form of `searchRoles`, without a cursor. */
const unexported = ["searchUnplannedUsers", "searchUserRoles"];
/** Only a tenant that manages others lists them. */
const managers = "searchTenants";

const searches = allCalls.filter(({ name }) => name.startsWith("search") && !unexported.includes(name));
const each = searches.map((call) => [call.name, call] as const);

let server: TestServer;
let ours: Populated;
let theirs: Populated;
let powerless: TestClient;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  ours = await populate(server);
  theirs = await populate(server);
  const managing = await buildTenant(server.services, { licences: ["TM"] });
  manager = await signIn(server, await buildUser(server.services, managing));
  powerless = await signIn(server, await buildUser(server.services, ours.tenant, { permissions: [] }));
});
afterAll(() => server.close());

/** The probe's input without its filter; a field that says which list is meant stays. */
const bodyOf = ({ name }: Call, of: Populated): Record<string, unknown> => {
  const { filter, ...body } = inputs[name]?.(of).body ?? {};
  void filter;
  return body;
};
const askFor = (accept: string, client: TestClient, call: Call, body: unknown) =>
  client.send(call, { body, headers: { accept } });

test("A tenant that manages no others gets a refusal instead of a file of tenants", async () => {
  const search = searches.find(({ name }) => name === managers) ?? expect.fail("nobody lists tenants");
  expect(await askFor("text/csv", ours.client, search, {})).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
});

test.each(each)("%s answers all that it finds as lines and as a table", async (_name, call) => {
  const client = call.name === managers ? manager : ours.client;
  const page = await askFor("application/json", client, call, bodyOf(call, ours));
  const { name = "" } = rowsOf(call) ?? {};
  const rows = (page.body as Record<string, unknown[]>)[name] ?? [];
  const lines = await askFor("application/x-ndjson", client, call, bodyOf(call, ours));
  expect(lines.response.payload).toBe(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const table = await askFor("text/csv", client, call, bodyOf(call, ours));
  expect(table.response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(table.response.payload).toMatch(/^\uFEFF[\w.]+(,[\w.]+)+\r\n/);
  if (rows.length > 0) expect(table.response.payload).toContain(String((rows[0] as { id: string }).id));
});

test.each(each)("%s answers no file to callers who may not see its list", async (_name, call) => {
  for (const type of fileTypes) {
    expect(await askFor(type, anonymous(server), call, bodyOf(call, ours))).toMatchObject({
      status: 401,
      errorCode: "SIGNED_OUT",
    });
    // Everybody has their own.
    if (call.access === "signed-in") continue;
    expect(await askFor(type, powerless, call, bodyOf(call, ours))).toMatchObject({
      status: 403,
      errorCode: "FORBIDDEN",
    });
  }
});

test.each(each.filter(([name]) => name !== managers))(
  "%s puts nothing of another tenant into a file",
  async (_name, call) => {
    const theirFile = await askFor("application/x-ndjson", theirs.client, call, bodyOf(call, theirs));
    const ourFile = await askFor("application/x-ndjson", ours.client, call, bodyOf(call, theirs));
    // Of OpenID clients the installation's are every tenant's.
    const ownLines = (payload: string) => payload.split("\n").filter((line) => !line.includes('"isBuiltIn":true'));
    const idsIn = (payload: string) =>
      ownLines(payload).flatMap((line) => line.match(/(?<="id":")([0-9a-f-]{36}|client-[0-9a-f]+)/g) ?? []);
    const ownIds = new Set(idsIn(theirFile.response.payload));
    expect(ownIds.size).toBeGreaterThan(0);
    expect(idsIn(ourFile.response.payload).filter((id) => ownIds.has(id))).toEqual([]);
  },
);

test.each(each)("%s answers no file for a body that it does not understand", async (_name, call) => {
  for (const wrong of [{ surprise: 1 }, { filter: { surprise: 1 } }, { top: 10 }])
    expect(await askFor("text/csv", ours.client, call, { ...bodyOf(call, ours), ...wrong })).toMatchObject({
      status: 400,
      errorCode: "platform_user_manager_service_106",
    });
});

test("The API document says of every search, and of nothing else, that it answers files", async () => {
  const { paths } = (await server.app.inject("/openapi.json")).json<{
    paths: Record<string, Record<string, { operationId?: string; responses: Record<string, { content?: object }> }>>;
  }>();
  const withFiles = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .filter(({ responses }) => fileTypes.every((type) => type in (responses["200"]?.content ?? {})))
    .map(({ operationId }) => operationId);
  expect(withFiles.sort()).toEqual(searches.map(({ name }) => name).sort());
});
