import {
  createDashboard,
  deleteDashboard,
  listDashboards,
  manageableDashboards,
  orderFavoriteDashboards,
  readDashboard,
  readDashboardSharing,
  restoreDashboard,
  setFavoriteDashboard,
  shareDashboard,
  updateDashboard,
} from "@evolve/contracts/dashboards";
import { limits } from "@evolve/contracts/limits";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let maker: BuiltUser;
let mine: TestClient;
let colleague: TestClient;
let sharer: TestClient;
let stranger: TestClient;

const personIn = (of: BuiltTenant, ...permissions: string[]): Promise<BuiltUser> =>
  buildUser(server.services, of, { permissions: ["dashboard:view", ...permissions] });

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  maker = await buildUser(server.services, tenant, {
    firstName: "Dora",
    lastName: "Maker",
    permissions: ["dashboard:view", "dashboard:share"],
  });
  mine = await signIn(server, maker);
  colleague = await signIn(server, await personIn(tenant));
  sharer = await signIn(server, await personIn(tenant, "dashboard:share"));
  stranger = await signIn(server, await personIn(await buildTenant(server.services), "dashboard:share"));
});
afterAll(() => server.close());

const tiles = [
  { id: "a", kind: "signIns" as const, width: 4, height: 2 },
  { id: "b", kind: "usersByStatus" as const, width: 1, height: 1 },
];
const made = async (name: string, client = mine) =>
  (await client.call(createDashboard, { body: { name, tiles } })).body.dashboard;
const of = (dashboardId: string) => ({ params: { dashboardId } });
const share = (client: TestClient, id: string, sharing: "nobody" | "tenant" | "chosen", to: Partial<Recipients> = {}) =>
  client.call(shareDashboard, { ...of(id), body: { sharing, roleIds: [], userIds: [], ...to } });
interface Recipients {
  roleIds: string[];
  userIds: string[];
}
const read = (client: TestClient, id: string) => client.call(readDashboard, of(id));
const favourite = (client: TestClient, id: string, isFavorite = true) =>
  client.call(setFavoriteDashboard, { ...of(id), body: { isFavorite } });
const favourites = async (client: TestClient) =>
  (await client.call(listDashboards, { query: { filters: "favorite" } })).body.dashboards;
const seenBy = async (client: TestClient) =>
  (await client.call(manageableDashboards, {})).body.dashboards.map(({ dashboardId }) => dashboardId);
const deletedBy = async (client: TestClient) =>
  (await client.call(manageableDashboards, {})).body.deleted.map(({ name }) => name);
const notFound = { status: 404, errorCode: "NOT_FOUND" };
const forbidden = { status: 403, errorCode: "FORBIDDEN" };

test("A dashboard is created with its tiles, renamed, rearranged and read as it was left", async () => {
  const dashboard = await made(" Floor ");
  expect(dashboard).toMatchObject({
    name: "Floor",
    tiles,
    isOwn: true,
    mayChange: true,
    sharing: "nobody",
    version: 1,
  });
  const rearranged = [{ ...tiles[1], width: 3 }, tiles[0]] as typeof tiles;
  const change = (body: object) =>
    mine.call(updateDashboard, { ...of(dashboard.dashboardId), body: { version: 1, ...body } });
  expect((await change({ name: "Front" })).body.dashboard).toMatchObject({ name: "Front", tiles, version: 2 });
  expect((await change({ version: 2, tiles: rearranged })).body.dashboard).toMatchObject({ name: "Front", version: 3 });
  expect((await read(mine, dashboard.dashboardId)).body.dashboard.tiles).toEqual(rearranged);
  expect(await change({ name: "Late" })).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
});

test("One's own favourites, by name until they are put in order, with who made them [APPS-050, APPS-053]", async () => {
  const fan = await signIn(server, await personIn(tenant));
  const [wall, floor, hall] = [await made("Wall"), await made("Desk"), await made("Hall")];
  for (const { dashboardId } of [wall, floor, hall]) await share(mine, dashboardId, "tenant");
  for (const { dashboardId } of [wall, floor, hall]) await favourite(fan, dashboardId);
  const rowOf = ({ dashboardId, name }: typeof wall) => ({ dashboardId, name, createdBy: "Dora Maker" });
  expect(await favourites(fan)).toEqual([floor, hall, wall].map(rowOf));
  const ordered = await fan.call(orderFavoriteDashboards, { body: { dashboardIds: [wall.dashboardId] } });
  expect(ordered.body.dashboards).toEqual([wall, floor, hall].map(rowOf));
  expect(await favourites(mine)).toEqual([]);
  await favourite(fan, wall.dashboardId, false);
  await share(mine, hall.dashboardId, "nobody");
  expect(await favourites(fan)).toEqual([rowOf(floor)]);
});

test("Only its maker sees a dashboard until it is shared, and no other tenant ever does", async () => {
  const { dashboardId } = await made("Private");
  for (const other of [colleague, sharer, stranger])
    for (const answer of [
      await read(other, dashboardId),
      await favourite(other, dashboardId),
      await other.call(deleteDashboard, of(dashboardId)),
      await other.call(updateDashboard, { ...of(dashboardId), body: { name: "x", version: 1 } }),
    ])
      expect(answer).toMatchObject(notFound);
  expect((await share(mine, dashboardId, "tenant")).status).toBe(200);
  expect((await read(colleague, dashboardId)).body.dashboard).toMatchObject({ isOwn: false, mayChange: false });
  expect(await read(stranger, dashboardId)).toMatchObject(notFound);
  expect(await share(stranger, dashboardId, "nobody")).toMatchObject(notFound);
});

test("It is shared with chosen roles and users of the tenant, and with nobody else", async () => {
  const { dashboardId } = await made("Chosen");
  const [chosen, byRole, other] = [await personIn(tenant), await personIn(tenant), await personIn(tenant)];
  const clients = [await signIn(server, chosen), await signIn(server, byRole), await signIn(server, other)] as const;
  expect((await share(mine, dashboardId, "chosen", { userIds: [chosen.id], roleIds: [byRole.roleId] })).status).toBe(
    200,
  );
  const seen = await Promise.all(clients.map(async (client) => (await seenBy(client)).includes(dashboardId)));
  expect(seen).toEqual([true, true, other.roleId === byRole.roleId]);
  expect((await mine.call(readDashboardSharing, of(dashboardId))).body).toMatchObject({
    sharing: "chosen",
    roles: [{ id: byRole.roleId }],
    users: [{ id: chosen.id }],
  });
  const foreign = await personIn(await buildTenant(server.services));
  for (const to of [{ userIds: [foreign.id] }, { roleIds: [foreign.roleId] }, {}])
    expect((await share(mine, dashboardId, "chosen", to)).status).toBe(400);
});

test("Of two who share one dashboard the second is refused until they have read what the first chose", async () => {
  const { dashboardId } = await made("Both");
  const [one, another] = [await personIn(tenant), await personIn(tenant)];
  const { version } = (await mine.call(readDashboardSharing, of(dashboardId))).body;
  const choose = (basedOn: string, ...userIds: string[]) =>
    mine.call(shareDashboard, {
      ...of(dashboardId),
      body: { sharing: "chosen", roleIds: [], userIds, version: basedOn },
    });
  expect((await choose(version, one.id, another.id)).status).toBe(200);
  expect(await choose(version, another.id)).toMatchObject({ status: 409, errorCode: "CHANGED_MEANWHILE" });
  const read = (await mine.call(readDashboardSharing, of(dashboardId))).body;
  expect(read.users).toHaveLength(2);
  expect((await choose(read.version, another.id)).status).toBe(200);
});

test("Sharing needs dashboard:share, and with it a shared dashboard of somebody else is changed", async () => {
  const own = await made("Of a colleague", colleague);
  expect(await share(colleague, own.dashboardId, "tenant")).toMatchObject(forbidden);
  const { dashboardId } = await made("For all");
  await share(mine, dashboardId, "tenant");
  const rename = (client: TestClient, version: number) =>
    client.call(updateDashboard, { ...of(dashboardId), body: { name: "Renamed", version } });
  const { version } = (await read(colleague, dashboardId)).body.dashboard;
  expect(await rename(colleague, version)).toMatchObject(forbidden);
  expect((await rename(sharer, version)).status).toBe(200);
  expect((await share(sharer, dashboardId, "nobody")).status).toBe(200);
  expect(await read(sharer, dashboardId)).toMatchObject(notFound);
});

test("A deleted dashboard comes back with its favourites for who deleted it, within a day", async () => {
  const { dashboardId } = await made("Gone");
  await share(mine, dashboardId, "tenant");
  await favourite(colleague, dashboardId);
  expect((await mine.call(deleteDashboard, of(dashboardId))).status).toBe(200);
  expect(await seenBy(colleague)).not.toContain(dashboardId);
  const restore = (client: TestClient) => client.call(restoreDashboard, { ...of(dashboardId), body: {} });
  expect(await restore(sharer)).toMatchObject(notFound);
  expect(await deletedBy(sharer)).toEqual([]);
  expect(await deletedBy(mine)).toContain("Gone");
  expect((await restore(mine)).body.dashboard).toMatchObject({ name: "Gone", sharing: "tenant" });
  expect((await favourites(colleague)).map((one) => one.dashboardId)).toContain(dashboardId);
  await mine.call(deleteDashboard, of(dashboardId));
  await server.services.database.system
    .updateTable("dashboards")
    .set({ deleted_at: new Date(server.clock.now().getTime() - limits.dashboardUndoHours * 3_600_000) })
    .where("id", "=", dashboardId)
    .execute();
  expect(await deletedBy(mine)).not.toContain("Gone");
  expect(await restore(mine)).toMatchObject(notFound);
});

test("A name belongs to one of its maker's dashboards, whatever its case; a deleted one frees it", async () => {
  const { dashboardId } = await made("Night");
  const again = () => mine.call(createDashboard, { body: { name: "NIGHT", tiles: [] } });
  expect(await again()).toMatchObject({ status: 409, errorCode: "NAME_EXISTS" });
  expect((await colleague.call(createDashboard, { body: { name: "Night", tiles: [] } })).status).toBe(200);
  await mine.call(deleteDashboard, of(dashboardId));
  expect((await again()).status).toBe(200);
  expect(await mine.call(restoreDashboard, { ...of(dashboardId), body: {} })).toMatchObject({
    errorCode: "NAME_EXISTS",
  });
});

test("A person makes at most 50 dashboards, a dashboard has at most 24 tiles, each once", async () => {
  const person = await signIn(server, await personIn(tenant));
  const tile = (id: number) => ({ id: `${id}`, kind: "signIns" as const, width: 1, height: 1 });
  const many = Array.from({ length: limits.tilesPerDashboard + 1 }, (_, id) => tile(id));
  for (const wrong of [many, [tile(1), tile(1)], [{ ...tile(1), kind: "weather" }], [{ ...tile(1), width: 5 }]])
    expect((await person.call(createDashboard, { body: { name: "x", tiles: wrong as never } })).status).toBe(400);
  for (let count = 0; count < limits.dashboardsPerUser; count += 1) await made(`Number ${count}`, person);
  const more = await person.call(createDashboard, { body: { name: "One more", tiles: [] } });
  expect(more).toMatchObject({ status: 409, errorCode: "TOO_MANY_DASHBOARDS" });
});

test("Dashboards are closed to signed-out callers and to those without dashboard:view", async () => {
  const query = { query: { filters: "favorite" as const } };
  expect((await anonymous(server).call(listDashboards, query)).status).toBe(401);
  const other = await signIn(server, await buildUser(server.services, tenant, { permissions: ["mySpace:view"] }));
  expect((await other.call(listDashboards, query)).status).toBe(403);
  expect((await other.call(manageableDashboards, {})).status).toBe(403);
});

test("A filter other than favorite, an unknown parameter and a name of spaces are refused", async () => {
  for (const query of ["", "?filters=all", "?filters=favorite&userId=x", "?filters=favorite&filters=favorite"])
    expect((await mine.send(listDashboards, { path: `${listDashboards.path}${query}` })).status, query).toBe(400);
  expect((await mine.call(createDashboard, { body: { name: "  ", tiles: [] } })).status).toBe(400);
});
