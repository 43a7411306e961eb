import { searchAuditEvents } from "@evolve/contracts/audit";
import { createRole, deleteRole } from "@evolve/contracts/roles";
import { createTeam, deleteTeam, updateTeam } from "@evolve/contracts/team-administration";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { recordEvent } from "./index.ts";

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

test("An event is found by its id, and names the people and things that its details give by id", async () => {
  const teamId = await team("Night shift");
  const { id } = await buildUser(server.services, tenant);
  await server.services.database.withTenant(tenant.id, (tx) =>
    recordEvent(tx, {
      tenantId: tenant.id,
      at: new Date(),
      action: "schedule.published",
      actorId: user.id,
      details: { teamIds: [teamId], userId: id, gone: "01a20a9b-b5b6-7471-8f2c-ee0f1fba0001" },
    }),
  );
  const published = (await client.call(searchAuditEvents, { body: { filter: { subject: ["schedule"] } } })).body;
  const [event] = (await client.call(searchAuditEvents, { body: { filter: { id: [published.events[0]?.id ?? ""] } } }))
    .body.events;
  expect(event?.action).toBe("schedule.published");
  expect(Object.keys(event?.names ?? {}).sort()).toEqual([teamId, id].sort());
  expect(event?.names[teamId]).toBe("Night shift");
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

const record = (at: string, actorId: string, details: Record<string, unknown> = {}) =>
  server.services.database.withTenant(tenant.id, (tx) =>
    recordEvent(tx, { tenantId: tenant.id, at: new Date(at), action: "role.updated", actorId, details }),
  );
const narrowed = async (filter: object) => {
  const body = { filter: { subject: ["role" as const], ...filter }, orderBy: [{ field: "at" as const }] };
  const answer = await client.call(searchAuditEvents, { body });
  expect(answer.status).toBe(200);
  return answer.body.events.map(({ at }) => at.slice(0, 16));
};

test("The filter by person finds what they did, also as somebody else, and not what was done to them", async () => {
  const other = await buildUser(server.services, tenant);
  await record("2026-05-01T08:00:00Z", user.id);
  await record("2026-05-02T08:00:00Z", other.id);
  await record("2026-05-03T08:00:00Z", user.id, { impersonatorId: other.id });
  expect(await narrowed({ personId: [other.id] })).toEqual(["2026-05-02T08:00", "2026-05-03T08:00"]);
  expect(await narrowed({ personId: [user.id, other.id] })).toHaveLength(3);
});

test("From and until are days in the tenant's zone, both included, also when the clocks change", async () => {
  const { system } = server.services.database;
  await system.updateTable("tenants").set({ timezone: "Europe/Berlin" }).where("tenant_id", "=", tenant.id).execute();
  // 25 October 2026 has 25 hours in Berlin: from 22:00 UTC on the 24th to 23:00 UTC on the 25th.
  for (const at of ["2026-10-24T21:59", "2026-10-24T22:00", "2026-10-25T22:59", "2026-10-25T23:00"])
    await record(`${at}:00Z`, user.id);
  expect(await narrowed({ from: "2026-10-25", until: "2026-10-25" })).toEqual(["2026-10-24T22:00", "2026-10-25T22:59"]);
  expect(await narrowed({ from: "2026-10-26" })).toEqual(["2026-10-25T23:00"]);
  expect(await narrowed({ until: "2026-10-24" })).toEqual(["2026-10-24T21:59"]);
  expect((await client.send(searchAuditEvents, { body: { filter: { from: "25.10.2026" } } })).status).toBe(400);
});
