import { allModulesAndLinks, explainMenu, explainRoleMenu } from "@evolve/contracts/navigation";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, type BuiltUser, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let agent: BuiltUser;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { licences: ["ACD"] });
  agent = await buildUser(server.services, tenant, { permissions: ["mySpace:view", "skill:view", "wfm:setup:view"] });
  administrator = await signIn(server, await buildUser(server.services, tenant, { permissions: ["tenant:edit"] }));
});
afterAll(() => server.close());

const explained = async (userId: string) => {
  const { links } = (await administrator.call(explainMenu, { params: { userId } })).body;
  return Object.fromEntries(links.map((link) => [link.id, link]));
};

test("An administrator learns which permission or licence a user lacks for a link", async () => {
  const links = await explained(agent.id);
  expect(links["my-space-home"]).toMatchObject({
    isShown: true,
    missing: { permissions: [], licences: null, toggle: null },
  });
  expect(links["users"]).toMatchObject({
    module: "admin",
    name: "users",
    address: "/admin/#/users",
    isShown: false,
    missing: { permissions: ["user:view"], licences: null, toggle: null },
  });
  expect(links["queues"]).toMatchObject({
    isShown: false,
    missing: { permissions: [], licences: "WFM", toggle: null },
  });
});

test("What it says is what the user's own menu shows", async () => {
  const { modules } = (await (await signIn(server, agent)).call(allModulesAndLinks, { query: {} })).body;
  const shown = modules
    .flatMap(({ linksList }) => linksList.flatMap((link) => [link, ...link.subMenu]))
    .filter(({ url }) => url !== "")
    .map(({ id }) => id);
  const links = Object.values(await explained(agent.id));
  expect(links.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual(shown);
});

test("It is closed to signed-out callers and to people without the permission", async () => {
  const params = { userId: agent.id };
  expect((await anonymous(server).call(explainMenu, { params })).status).toBe(401);
  expect((await (await signIn(server, agent)).call(explainMenu, { params })).status).toBe(403);
});

test("A user of another tenant, and one who is not there, do not exist", async () => {
  const stranger = await buildUser(server.services, await buildTenant(server.services));
  for (const userId of [stranger.id, newId()])
    expect((await administrator.call(explainMenu, { params: { userId } })).status).toBe(404);
});

test("An id that is none is refused", async () => {
  expect((await administrator.call(explainMenu, { params: { userId: "somebody" } })).status).toBe(400);
});

test("A role's links are those that it opens by itself, and a role of another tenant does not exist", async () => {
  const reader = await signIn(server, await buildUser(server.services, tenant, { permissions: ["role:view"] }));
  const { links } = (await reader.call(explainRoleMenu, { params: { roleId: agent.roleId } })).body;
  const shown = Object.values(await explained(agent.id)).filter(({ isShown }) => isShown);
  expect(links.filter(({ isShown }) => isShown)).toEqual(shown);
  const stranger = await buildUser(server.services, await buildTenant(server.services));
  const elsewhere = await reader.call(explainRoleMenu, { params: { roleId: stranger.roleId } });
  expect(elsewhere.errorCode).toBe("NOT_FOUND");
});
