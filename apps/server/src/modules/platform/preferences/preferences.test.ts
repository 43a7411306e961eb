import { createPreference, listPreferences, readPreference, updatePreference } from "@evolve/contracts/preferences";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let user: BuiltUser;
let mine: TestClient;
let colleague: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  const tenant = await buildTenant(server.services);
  user = await buildUser(server.services, tenant, { permissions: [] });
  mine = await signIn(server, user);
  colleague = await signIn(server, await buildUser(server.services, tenant));
  const other = await buildTenant(server.services);
  stranger = await signIn(server, await buildUser(server.services, other));
});
afterAll(() => server.close());

const owner = (userId: string) => ({ userId, applicationContext: "navigation" });

test("A created preference is read back as JSON text [PREF-004, PREF-006, PREF-008]", async () => {
  const body = { preferenceName: "lastPage", value: '"/admin/#/users"' };
  const created = await mine.call(createPreference, { params: owner(user.id), body });
  expect(created).toMatchObject({ status: 200, body: { preference: body } });
  const read = await mine.call(readPreference, { params: { ...owner(user.id), preferenceName: "lastPage" } });
  expect(read.body.preference).toEqual(body);
});

test("PUT replaces a preference, and the list of its context shows the new value [PREF-005, PREF-007]", async () => {
  const params = { userId: user.id, applicationContext: "admin" };
  for (const value of ['{"a":1}', '{"a":2}'])
    await mine.call(updatePreference, { params, body: { preferenceName: "grid.users", value } });
  const listed = await mine.call(listPreferences, { params });
  expect(listed.body.preferences).toEqual([{ preferenceName: "grid.users", value: '{"a":2}' }]);
});

test("A preference that was never set is null, not an error", async () => {
  const read = await mine.call(readPreference, { params: { ...owner(user.id), preferenceName: "never" } });
  expect(read).toMatchObject({ status: 200, body: { preference: null } });
});

test("Preferences are closed to signed-out callers", async () => {
  const nobody = anonymous(server);
  expect((await nobody.call(listPreferences, { params: owner(user.id) })).status).toBe(401);
  const body = { preferenceName: "x", value: "1" };
  expect((await nobody.call(createPreference, { params: owner(user.id), body })).status).toBe(401);
});

test("Another user's preferences do not exist, in this tenant or another", async () => {
  for (const client of [colleague, stranger]) {
    expect((await client.call(listPreferences, { params: owner(user.id) })).status).toBe(404);
    const body = { preferenceName: "lastPage", value: "1" };
    expect((await client.call(updatePreference, { params: owner(user.id), body })).status).toBe(404);
  }
});

test("A value that is not JSON is refused, and the error names its field", async () => {
  const refused = await mine.call(createPreference, {
    params: owner(user.id),
    body: { preferenceName: "x", value: "{" },
  });
  expect(refused).toMatchObject({
    status: 400,
    errorCode: "platform_user_manager_service_106",
    body: { fields: { value: "json" } },
  });
});

test("A user can have 300 preferences: more are refused, existing ones can still change", async () => {
  const person = await buildUser(server.services, await buildTenant(server.services), { permissions: [] });
  const client = await signIn(server, person);
  const set = (name: string, context: string) =>
    client.call(updatePreference, {
      params: { userId: person.id, applicationContext: context },
      body: { preferenceName: name, value: "1" },
    });
  for (let made = 0; made < 300; made += 1) expect((await set(`n${made}`, made % 2 ? "wfm" : "qm")).status).toBe(200);
  expect(await set("one.more", "admin")).toMatchObject({ status: 409, errorCode: "TOO_MANY_PREFERENCES" });
  expect((await set("n299", "wfm")).status).toBe(200);
});
