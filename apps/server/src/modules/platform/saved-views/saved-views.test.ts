import { limits } from "@evolve/contracts/limits";
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  setDefaultView,
  updateSavedView,
} from "@evolve/contracts/saved-views";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let mine: TestClient;
let colleague: TestClient;
let sharer: TestClient;
let stranger: TestClient;

const personWith = async (permissions: readonly string[], of = tenant) =>
  signIn(server, await buildUser(server.services, of, { permissions: [...permissions] }));

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  mine = await personWith([]);
  colleague = await personWith([]);
  sharer = await personWith(["view:share"]);
  stranger = await personWith(["view:share"], await buildTenant(server.services));
});
afterAll(() => server.close());

const settings = {
  filter: { search: "ada", status: ["ACTIVE"] },
  grid: {
    order: ["fullName", "team"],
    widths: { team: 140 },
    hidden: ["role"],
    pinned: ["fullName"],
    sorting: [{ id: "team", descending: true }],
    groupBy: null,
  },
};
const bodyOf = (name: string, isShared = false) => ({ name, settings, isShared });
const create = (client: TestClient, name: string, { isShared = false, list = "users", ...fields } = {}) =>
  client.call(createSavedView, { body: { list, ...bodyOf(name, isShared), ...fields } });
const saved = async (name: string, client = mine, options: Parameters<typeof create>[2] = {}) =>
  (await create(client, name, options)).body.view;
const listed = async (client: TestClient, list = "users") =>
  (await client.call(listSavedViews, { query: { list } })).body;
const idsOf = async (client: TestClient, list = "users") => (await listed(client, list)).views.map(({ id }) => id);
const update = (client: TestClient, view: { id: string; version: number }, body: object = {}) =>
  client.call(updateSavedView, {
    params: { viewId: view.id },
    body: { ...bodyOf("Changed"), version: view.version, ...body },
  });
const remove = (client: TestClient, viewId: string) => client.call(deleteSavedView, { params: { viewId } });
const setDefault = (client: TestClient, viewId: string, isDefault = true) =>
  client.call(setDefaultView, { params: { viewId }, body: { isDefault } });

test("A view is saved whole, listed with its list only, changed and deleted", async () => {
  const view = await saved(" Night shift ", mine, { list: "shiftTrades" });
  expect(view).toMatchObject({ name: "Night shift", settings, isShared: false, isOwn: true, version: 1 });
  expect(await listed(mine, "shiftTrades")).toEqual({ views: [view], defaultViewId: null });
  expect(await idsOf(mine, "roles")).toEqual([]);
  const changed = await update(mine, view);
  expect(changed.body.view).toMatchObject({ id: view.id, name: "Changed", version: 2 });
  expect((await listed(mine, "shiftTrades")).views).toEqual([changed.body.view]);
  expect((await remove(mine, view.id)).status).toBe(200);
  expect(await idsOf(mine, "shiftTrades")).toEqual([]);
});

test("Somebody's own view does not exist for others; a shared one is seen in the tenant and nowhere else", async () => {
  const own = await saved("Own", sharer);
  for (const other of [colleague, stranger]) {
    expect(await idsOf(other)).not.toContain(own.id);
    for (const answer of [await update(other, own), await remove(other, own.id), await setDefault(other, own.id)])
      expect(answer).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
  }
  const shared = await update(sharer, own, bodyOf("For all", true));
  expect((await listed(colleague)).views).toContainEqual({ ...shared.body.view, isOwn: false });
  expect(await idsOf(stranger)).not.toContain(own.id);
  expect((await remove(stranger, own.id)).status).toBe(404);
});

test("Views are shared, and shared ones changed and deleted, only by holders of view:share; the audit trail tells of it", async () => {
  const forbidden = { status: 403, errorCode: "FORBIDDEN" };
  expect(await create(mine, "Shared", { isShared: true })).toMatchObject(forbidden);
  expect(await update(mine, await saved("Mine"), bodyOf("Mine", true))).toMatchObject(forbidden);
  const shared = await saved("Everybody's", sharer, { isShared: true });
  expect(await update(colleague, shared)).toMatchObject(forbidden);
  expect(await remove(colleague, shared.id)).toMatchObject(forbidden);
  const other = await personWith(["view:share"]);
  expect((await update(other, shared, { isShared: true })).status).toBe(200);
  expect((await remove(other, shared.id)).status).toBe(200);
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select("action")
    .where("target_id", "=", shared.id)
    .orderBy("id")
    .execute();
  expect(events.map(({ action }) => action)).toEqual(["view.shared", "view.updated", "view.deleted"]);
});

test("Of two changes based on the same version the second is refused", async () => {
  const view = await saved("Contested");
  const answers = await Promise.all([1, 2].map((count) => update(mine, view, { name: `Contested ${count}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.errorCode).toBe("CHANGED_MEANWHILE");
});

test("A name belongs to one of a person's views of a list, whatever its case", async () => {
  await saved("Weekend");
  const other = await saved("Holiday");
  const exists = { status: 409, errorCode: "VIEW_EXISTS" };
  expect(await create(mine, "WEEKEND")).toMatchObject(exists);
  expect(await update(mine, other, { name: "weekend" })).toMatchObject(exists);
  expect((await create(colleague, "Weekend")).status).toBe(200);
});

test("A list opens with the view that its viewer chose, until it is taken back, deleted or not shared any more", async () => {
  const view = await saved("Opens first", sharer, { isShared: true });
  expect((await setDefault(colleague, view.id)).status).toBe(200);
  expect([(await listed(colleague)).defaultViewId, (await listed(mine)).defaultViewId]).toEqual([view.id, null]);
  const withdrawn = await update(sharer, view, bodyOf(view.name, false));
  expect((await listed(colleague)).defaultViewId).toBeNull();
  await update(sharer, withdrawn.body.view, bodyOf(view.name, true));
  expect((await listed(colleague)).defaultViewId).toBe(view.id);
  await setDefault(colleague, view.id, false);
  expect((await listed(colleague)).defaultViewId).toBeNull();
  await setDefault(mine, view.id);
  await remove(sharer, view.id);
  expect((await listed(mine)).defaultViewId).toBeNull();
});

test("A person has at most 200 views, and a view at most 16,000 characters of settings", async () => {
  const person = await personWith([]);
  const ids = Array.from({ length: 100 }, (_, index) => `${index}`.padStart(190, "x"));
  const large = { ...settings, filter: { status: ids } };
  expect(
    await person.call(createSavedView, { body: { list: "users", ...bodyOf("Large"), settings: large } }),
  ).toMatchObject({
    status: 400,
    body: { fields: { settings: "maxLength" } },
  });
  for (let made = 0; made < limits.savedViewsPerUser; made += 1) await saved(`View ${made}`, person);
  expect(await create(person, "One more")).toMatchObject({
    status: 409,
    errorCode: "TOO_MANY_VIEWS",
  });
});

test("Views are closed to signed-out callers, and bodies that do not fit are refused", async () => {
  const nobody = anonymous(server);
  const view = await saved("Closed");
  for (const answer of [
    await nobody.call(listSavedViews, { query: { list: "users" } }),
    await create(nobody, "x"),
    await update(nobody, view),
    await remove(nobody, view.id),
    await setDefault(nobody, view.id),
  ])
    expect(answer.status).toBe(401);
  for (const answer of [
    await mine.call(listSavedViews, { query: { list: "No list" } }),
    await create(mine, " "),
    await update(mine, view, { settings: { filter: {} } }),
    await remove(mine, "1"),
    await setDefault(mine, "1"),
  ])
    expect(answer.status).toBe(400);
});
