import { tileKindNames } from "@evolve/contracts/dashboard-tiles";
import { readTileFigures } from "@evolve/contracts/dashboards";
import { offeredTiles } from "@evolve/server/core/tile";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let planner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  const permissions = ["dashboard:view", "user:view", "team:view", "tenant:edit"];
  planner = await signIn(server, await buildUser(server.services, tenant, { permissions }));
});
afterAll(() => server.close());

type Kind = (typeof tileKindNames)[number];
const figuresOf = async (kind: Kind, client = planner) => {
  const answer = await client.call(readTileFigures, { query: { kinds: kind } });
  return answer.body.figures[0]?.figures ?? null;
};
const partsOf = async (kind: Kind, client = planner) =>
  Object.fromEntries(((await figuresOf(kind, client))?.parts ?? []).map(({ id, count }) => [id, count]));

test("Every kind of tile has a module that offers its figures, and only one", () => {
  const kinds = server.services.use(offeredTiles).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual([...tileKindNames].sort());
});

test("Users are counted by status and by team, in the viewer's tenant only", async () => {
  const other = await buildTenant(server.services);
  await buildUser(server.services, other, {});
  const before = await partsOf("usersByStatus");
  await buildUser(server.services, tenant, { permissions: [] });
  expect(await partsOf("usersByStatus")).toEqual({ ...before, active: (before["active"] ?? 0) + 1 });
  const teams = (await figuresOf("usersByTeam"))?.parts ?? [];
  expect(teams.map(({ name }) => name)).toEqual(["First team"]);
});

test("A sign-in is counted in its hour, its session by device, and its person once", async () => {
  const before = await figuresOf("signIns");
  const people = (await figuresOf("signedIn"))?.total ?? 0;
  const person = await buildUser(server.services, tenant, { permissions: [] });
  await signIn(server, person);
  await signIn(server, person);
  const after = await figuresOf("signIns");
  expect(after?.hours).toHaveLength(24);
  expect((after?.total ?? 0) - (before?.total ?? 0)).toBe(2);
  expect((after?.hours.at(-1)?.count ?? 0) - (before?.hours.at(-1)?.count ?? 0)).toBe(2);
  expect((await figuresOf("signedIn"))?.total).toBe(people + 1);
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .updateTable("sessions")
      .set({ user_agent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148" })
      .where("user_id", "=", person.id)
      .execute(),
  );
  expect(await partsOf("activeSessions")).toMatchObject({ phone: 2 });
});

test("Jobs are those that run and those of the last 24 hours; notifications are the viewer's unread", async () => {
  const person = await buildUser(server.services, tenant, { permissions: ["dashboard:view", "tenant:edit"] });
  const client = await signIn(server, person);
  const now = server.clock.now();
  await server.services.database.withTenant(tenant.id, async (tx) => {
    const job = { tenant_id: tenant.id, name: "test.job", started_by: person.id, payload: "{}" };
    const old = new Date(now.getTime() - 25 * 3_600_000);
    await tx
      .insertInto("jobs")
      .values([
        { ...job, id: newId(), state: "running" },
        { ...job, id: newId(), state: "failed", finished_at: now },
        { ...job, id: newId(), state: "failed", finished_at: old },
      ])
      .execute();
    await tx.insertInto("notification_streams").values({ tenant_id: tenant.id, user_id: person.id }).execute();
    const notification = {
      tenant_id: tenant.id,
      user_id: person.id,
      version: 1,
      topic: "messages",
      text: JSON.stringify({ title: "a", content: "b" }),
      published_at: now,
      is_shown: true,
      is_mail_due: false,
    };
    await tx
      .insertInto("notifications")
      .values([
        { ...notification, id: newId(), sequence: 1 },
        { ...notification, id: newId(), sequence: 2, read_at: now },
      ])
      .execute();
  });
  expect(await partsOf("jobs", client)).toEqual({ running: 1, failed: 1 });
  expect(await figuresOf("notifications", client)).toMatchObject({ total: 1 });
  expect(await figuresOf("notifications")).toMatchObject({ total: 0 });
});

test("A kind whose permission the viewer lacks answers that instead of figures", async () => {
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["dashboard:view"] }));
  const answer = await viewer.call(readTileFigures, { query: { kinds: "signIns,usersByTeam,notifications" } });
  expect(answer.body.figures.map(({ kind, figures }) => [kind, figures === null])).toEqual([
    ["signIns", true],
    ["usersByTeam", true],
    ["notifications", false],
  ]);
});

test("Figures are closed to signed-out callers and to those without dashboard:view; unknown kinds are refused", async () => {
  const query = { query: { kinds: "signIns" } };
  expect((await anonymous(server).call(readTileFigures, query)).status).toBe(401);
  const other = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:view"] }));
  expect((await other.call(readTileFigures, query)).status).toBe(403);
  expect((await planner.call(readTileFigures, { query: { kinds: "signIns,weather" } })).status).toBe(400);
});
