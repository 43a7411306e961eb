import { searchAuditEvents } from "@evolve/contracts/audit";
import { startImpersonation } from "@evolve/contracts/impersonation";
import { type ImpersonationRow, searchImpersonations, stopImpersonation } from "@evolve/contracts/impersonations";
import { watchSession } from "@evolve/contracts/session-state";
import { refresh } from "@evolve/contracts/session-tokens";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteStaleRows } from "../../platform/jobs/index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let manager: BuiltUser;
let agent: BuiltUser;
let administrator: BuiltUser;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  tenant = await buildTenant(server.services);
  manager = await buildUser(server.services, tenant, { permissions: ["user:view", "user:impersonate"] });
  agent = await buildUser(server.services, tenant, { permissions: ["user:view"] });
  administrator = await buildUser(server.services, tenant, { permissions: ["user:edit", "tenant:edit"] });
  admin = await signIn(server, administrator);
});
afterAll(() => server.close());

const act = async (reason: string, minutes = 30): Promise<TestClient> => {
  const client = await signIn(server, manager);
  const { body, status } = await client.call(startImpersonation, { body: { userId: agent.id, reason, minutes } });
  expect(status).toBe(200);
  return withTokens(server, body);
};
const found = async (filter: object = {}, by = admin): Promise<ImpersonationRow[]> =>
  (await by.call(searchImpersonations, { body: { filter } })).body.impersonations;
const reasons = async (filter: object): Promise<string[]> => (await found(filter)).map(({ reason }) => reason);

test("An administrator ends an impersonation: the browser hears of it at once, and is the impersonator's own again [USER-023]", async () => {
  const acting = await act("Ticket 1");
  const [one] = await found({ state: ["current"] });
  expect(one).toMatchObject({ impersonator: { id: manager.id }, user: { id: agent.id }, endedAt: null, ending: null });
  const waiting = acting.call(watchSession, { query: { seconds: "20" } });
  const params = { impersonationId: one?.id ?? "" };
  expect((await admin.call(stopImpersonation, { params })).body).toEqual({ success: true });
  expect((await waiting).body.state).toBe("changed");
  expect((await acting.call(currentUser, {})).errorCode).toBe("TOKEN_EXPIRED");
  const { body } = await anonymous(server).call(refresh, { body: { token: acting.tokens?.refreshToken ?? "" } });
  expect((await withTokens(server, body).call(currentUser, {})).body.user.id).toBe(manager.id);
  const [over] = await found();
  expect(over).toMatchObject({ reason: "Ticket 1", ending: "stopped", endedBy: { id: administrator.id } });
  const ended = { filter: { search: "ended by an administrator" } };
  const [event] = (await admin.call(searchAuditEvents, { body: ended })).body.events;
  expect(event).toMatchObject({ action: "user.impersonation-ended", person: administrator.userName });
  expect(event).toMatchObject({ targetId: agent.id, impersonator: null });

  // Once more changes nothing.
  expect((await admin.call(stopImpersonation, { params })).status).toBe(200);
  expect(await found()).toEqual([over]);
});

test("The list tells what goes on from what is over, finds either person and the reason, and keeps what outlives its session", async () => {
  await act("First", 5);
  server.clock.advance(5 * 60);
  await act("Second");
  expect((await found()).map(({ reason, ending }) => [reason, ending])).toEqual([
    ["Second", null],
    ["First", "expired"],
  ]);
  expect(await reasons({ state: ["current"] })).toEqual(["Second"]);
  expect(await reasons({ state: ["over"] })).toEqual(["First"]);
  expect(await reasons({ state: ["over", "current"], search: "fIRs" })).toEqual(["First"]);
  expect(await reasons({ search: manager.userName })).toEqual(["Second", "First"]);
  for (const { id } of [manager, agent]) expect(await reasons({ personId: [id] })).toHaveLength(2);
  expect(await reasons({ personId: [administrator.id] })).toEqual([]);

  const { clock, database, log } = server.services;
  server.clock.advance(120 * 24 * 60 * 60);
  await database.withTenant(tenant.id, (tx) =>
    tx.updateTable("sessions").set({ ended_at: clock.now() }).where("user_id", "=", manager.id).execute(),
  );
  await deleteStaleRows({ database, log }, clock.now());
  admin = await signIn(server, administrator);
  expect(await reasons({})).toEqual(["Second", "First"]);
});

test("Who may act as others sees the list and may end; nobody reaches another tenant's", async () => {
  await act("Theirs");
  const peer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:impersonate"] }));
  const [one] = await found({}, peer);
  const params = { impersonationId: one?.id ?? "" };
  const stranger = await signIn(server, await buildUser(server.services, await buildTenant(server.services)));
  expect(await found({}, stranger)).toEqual([]);
  expect((await stranger.call(stopImpersonation, { params })).errorCode).toBe("NOT_FOUND");
  expect(await found({ state: ["current"] })).toHaveLength(1);
  expect((await peer.call(stopImpersonation, { params })).status).toBe(200);
  expect(await found({ state: ["current"] })).toEqual([]);
});
