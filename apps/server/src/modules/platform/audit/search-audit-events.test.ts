import { searchAuditEvents } from "@evolve/contracts/audit";
import { createRole, deleteRole } from "@evolve/contracts/roles";
import { createTeam, deleteTeam, updateTeam } from "@evolve/contracts/teams";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let user: BuiltUser;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant);
  client = await signIn(server, user);
});

const team = async (name: string): Promise<string> => (await client.call(createTeam, { body: { name } })).body.team.id;
const found = async (search: string, language = "en") => {
  const { body } = await client.send(searchAuditEvents, {
    body: { filter: { search } },
    headers: { "accept-language": language },
  });
  return (body as { events: { action: string; target: string | null }[] }).events;
};

test("An event names what it concerns as it is called now, and what was deleted as it was called", async () => {
  const teamId = await team("Night shift");
  await client.call(updateTeam, { params: { teamId }, body: { name: "Late shift" } });
  const gone = await team("Early shift");
  await client.call(deleteTeam, { params: { teamId: gone } });
  const { events } = (await client.call(searchAuditEvents, { body: { filter: { subject: ["team"] } } })).body;
  expect(events.map(({ action, target }) => [action, target])).toEqual([
    ["team.deleted", "Early shift"],
    ["team.created", "Early shift"],
    ["team.updated", "Late shift"],
    ["team.created", "Late shift"],
  ]);
  expect(events.at(-1)?.targetId).toBe(teamId);
});

test("The search finds actions by the words that the reader sees, in their language", async () => {
  await team("Night shift");
  const { roleId } = { roleId: (await client.call(createRole, { body: roleFields })).body.role.id };
  await client.call(deleteRole, { params: { roleId } });
  expect((await found("team created")).map(({ action }) => action)).toEqual(["team.created"]);
  expect((await found("роль удалена", "ru")).map(({ action }) => action)).toEqual(["role.deleted"]);
  expect(await found("role deleted", "ru")).toEqual([]);
});

test("The search finds events by the name of what they concern, also after it got another one", async () => {
  const teamId = await team("Night shift");
  await client.call(updateTeam, { params: { teamId }, body: { name: "Polar shift" } });
  expect((await found("polar")).map(({ action }) => action)).toEqual(["team.updated", "team.created"]);
});

const roleFields = { displayName: "Auditors", description: "", permissions: ["user:view" as const] };
