import { allModulesAndLinks, landing, tenantBaseUrls } from "@evolve/contracts/navigation";
import { permissionSet } from "@evolve/contracts/permissions";
import { createPreference } from "@evolve/contracts/preferences";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMenu } from "./read-menu.ts";
import type { MenuLink } from "./menu-structure.ts";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { licences: ["WFM"], toggles: ["beta"] });
});
afterAll(() => server.close());

const signedIn = async (permissions: readonly string[], home = tenant): Promise<TestClient & { id: string }> => {
  const user = await buildUser(server.services, home, { permissions });
  return { ...(await signIn(server, user)), id: user.id };
};
const linksOf = async (client: TestClient, query: { embeddedClient?: "true" | "false" } = {}): Promise<string[]> => {
  const answer = await client.call(allModulesAndLinks, { query });
  expect(answer.status).toBe(200);
  return answer.body.modules.flatMap(({ linksList }) => linksList.map(({ id }) => id));
};
const landingOf = async (client: TestClient): Promise<string> => (await client.call(landing, { query: {} })).body.url;

test("Administrators see Admin, My Space, Dashboard and, with its licence, Scheduler, WFM and Reporting with their links, in full [SIDE-016, SIDE-021]", async () => {
  const { modules } = (await (await signedIn(["all"])).call(allModulesAndLinks, { query: {} })).body;
  expect(modules.map(({ id }) => id)).toEqual(["admin", "my-space", "scheduler", "wfm", "reporting", "mydashboard"]);
  expect(modules[0]).toMatchObject({
    name: "admin",
    permission:
      "user:view role:view team:view group:view employeeGroup:view skill:view tenant:edit notification:broadcast sso:view",
    iconSvg: "icon-admin",
    linksList: [
      {
        id: "users",
        url: "/users",
        appContext: "admin",
        baseUrl: "nice",
        permission: "user:view",
        target: "_self",
        subMenu: [],
      },
      { id: "roles", url: "/roles", permission: "role:view" },
      {
        id: "teams-and-skills",
        url: "",
        permission: "",
        subMenu: [
          { id: "teams", permission: "team:view" },
          { id: "groups", permission: "group:view" },
          { id: "employee-groups", permission: "employeeGroup:view" },
          { id: "skills", permission: "skill:view" },
        ],
      },
      { id: "organization", permission: "tenant:edit" },
      { id: "branding", permission: "tenant:edit" },
      { id: "broadcast", permission: "notification:broadcast" },
      {
        id: "sign-in",
        url: "",
        subMenu: [
          { id: "security-policy", permission: "tenant:edit" },
          { id: "single-sign-on", url: "/single-sign-on", permission: "sso:view" },
          { id: "sign-in-page", permission: "tenant:edit" },
        ],
      },
      {
        id: "connections",
        url: "",
        subMenu: [
          { id: "applications", url: "/applications", permission: "sso:view" },
          { id: "webhooks", permission: "tenant:edit" },
        ],
      },
      {
        id: "audit-and-access",
        url: "",
        subMenu: [
          { id: "audit-log", permission: "tenant:edit" },
          { id: "impersonations", permission: "tenant:edit" },
          { id: "menu-access", permission: "tenant:edit" },
        ],
      },
    ],
  });
  const fields = "appContext baseUrl iconClass iconSvg id name permission subMenu target url";
  for (const link of modules[0]?.linksList ?? []) expect(Object.keys(link).sort().join(" ")).toBe(fields);
});

test("People see exactly the modules that their permissions allow", async () => {
  expect(await linksOf(await signedIn(["mySpace:view"]))).toEqual([
    "my-space-home",
    "my-space-schedule",
    "my-space-adherence",
    "my-space-time-off",
    "my-space-trades",
    "my-space-availability",
    "my-space-security",
    "my-space-notifications",
  ]);
  expect(await linksOf(await signedIn(["User:View"]))).toEqual(["users"]);
  expect(await linksOf(await signedIn(["User:View"]), { embeddedClient: "true" })).toEqual(["users"]);
  expect(await linksOf(await signedIn([]))).toEqual([]);
});

test("A sub-menu holds the links that its reader may follow, and is left out where there are none [PERM-012]", async () => {
  const client = await signedIn(["user:view", "skill:view", "sso:view"]);
  const { modules } = (await client.call(allModulesAndLinks, { query: {} })).body;
  expect(
    modules.flatMap(({ linksList }) => linksList.map(({ id, subMenu }) => [id, subMenu.map((one) => one.id)])),
  ).toEqual([
    ["users", []],
    ["teams-and-skills", ["skills"]],
    ["sign-in", ["single-sign-on"]],
    ["connections", ["applications"]],
  ]);
});

test("WFM has its daily screens at the top, and people, plans and setup in sub-menus", async () => {
  const { modules } = (await (await signedIn(["all"])).call(allModulesAndLinks, { query: {} })).body;
  const links = modules.find(({ id }) => id === "wfm")?.linksList ?? [];
  expect(links.map(({ id, subMenu }) => [id, subMenu.map((one) => one.id)])).toEqual([
    ["history", []],
    ["forecast", []],
    ["staffing", []],
    ["intraday", []],
    ["generate", []],
    ["adherence", []],
    ["people-and-plans", ["agents", "work-plans", "rotations"]],
    [
      "planning-setup",
      [
        "planning-groups",
        "queues",
        "business-units",
        "planning-calendar",
        "activity-codes",
        "state-mappings",
        "adherence-alerts",
      ],
    ],
    ["first-steps", []],
  ]);
});

test("Licence, toggle and layout of a link are decided by the tenant's data [PERM-011, PERM-013]", async () => {
  const base = { name: "users", appContext: "admin", baseUrl: "nice", icon: "i", permissions: ["user:view"] } as const;
  const links: MenuLink[] = [
    { ...base, id: "l1", url: "/1", licences: "wfm && !ACD" },
    { ...base, id: "l2", url: "/2", licences: "ACD || QM" },
    { ...base, id: "l3", url: "/3", toggle: "beta" },
    { ...base, id: "l4", url: "/4", toggle: "gamma" },
    { ...base, id: "l5", url: "/5", notInEmbeddedClient: true },
  ];
  const modules = [{ id: "admin" as const, name: "admin", color: "", icon: "", helpLink: "", links }];
  const shownIn = async ({ id: tenantId }: BuiltTenant, embeddedClient: boolean): Promise<string[]> => {
    const actor = { tenantId, userId: newId(), permissions: permissionSet(["user:view"]) };
    const menu = await server.services.database.readTenant(tenantId, (tx) =>
      readMenu(tx, actor, embeddedClient, modules),
    );
    return menu.flatMap(({ linksList }) => linksList.map(({ id }) => id));
  };
  expect(await shownIn(tenant, false)).toEqual(["l1", "l3", "l5"]);
  expect(await shownIn(tenant, true)).toEqual(["l1", "l3"]);
  const other = await buildTenant(server.services, { licences: ["ACD"], toggles: ["gamma"] });
  expect(await shownIn(other, false)).toEqual(["l2", "l4", "l5"]);
});

test("Landing without a last page: admin, else My Space, else insufficient privileges [ROUTE-014]", async () => {
  expect(await landingOf(await signedIn(["user:view", "mySpace:view"]))).toBe("/admin/#/users");
  expect(await landingOf(await signedIn(["mySpace:view"]))).toBe("/my-space/#/home");
  expect(await landingOf(await signedIn([]))).toBe("/login/#/insufficientPrivileges");
});

test.each([
  ['"/my-space/#/home"', "/my-space/#/home"],
  ['"/admin/#/users/42"', "/admin/#/users/42"],
  ['"/#/home"', "/admin/#/users"],
  ['"/tm/#/tenants"', "/admin/#/users"],
  ['"/qm/#/evaluations"', "/admin/#/users"],
  ['"//evil.test/admin/#/users"', "/admin/#/users"],
  ['"https://evil.test/admin/#/users"', "/admin/#/users"],
  ['"javascript:alert(1)"', "/admin/#/users"],
  ['{"url":"/my-space/#/home"}', "/admin/#/users"],
  ['["/my-space/#/home"]', "/admin/#/users"],
  ["null", "/admin/#/users"],
  ["7", "/admin/#/users"],
  ['""', "/admin/#/users"],
])("With the last page %s one lands at %s [ROUTE-013]", async (value, url) => {
  const client = await signedIn(["all"]);
  const params = { userId: client.id, applicationContext: "navigation" };
  const saved = await client.call(createPreference, { params, body: { preferenceName: "lastPage", value } });
  expect(saved.status).toBe(200);
  expect(await landingOf(client)).toBe(url);
});

test("A last page whose permission was revoked is replaced by a permitted one [ROUTE-013]", async () => {
  const client = await signedIn(["mySpace:view"]);
  const params = { userId: client.id, applicationContext: "navigation" };
  await client.call(createPreference, { params, body: { preferenceName: "lastPage", value: '"/admin/#/users"' } });
  expect(await landingOf(client)).toBe("/my-space/#/home");
});

test("The three base addresses are the host's own [SIDE-017, SIDE-024, SIDE-025]", async () => {
  const client = await signedIn([]);
  const { body } = await client.send(tenantBaseUrls, {
    path: "/tenants/v1/current/base-urls",
    headers: { host: "acme.localhost:8080" },
  });
  const base = "http://acme.localhost:8080";
  expect(body).toEqual({ niceBaseUrl: base, incontactBaseUrl: base, analyticsBaseUrl: base });
});

test("A tenant's own base addresses replace the host's [SIDE-017]", async () => {
  const analytics = "https://analytics.elsewhere.test";
  const elsewhere = await buildTenant(server.services, { baseUrls: { analytics } });
  const client = await signIn(server, await buildUser(server.services, elsewhere));
  const { body } = await client.send(tenantBaseUrls, { headers: { host: "a.test" } });
  const own = "http://a.test";
  expect(body).toEqual({ niceBaseUrl: own, incontactBaseUrl: own, analyticsBaseUrl: analytics });
});

test("Menu, landing page and base addresses are closed to signed-out callers", async () => {
  const nobody = anonymous(server);
  expect((await nobody.call(allModulesAndLinks, { query: {} })).status).toBe(401);
  expect((await nobody.call(landing, { query: {} })).status).toBe(401);
  expect((await nobody.call(tenantBaseUrls, {})).status).toBe(401);
});

test("A layout other than true or false is refused, and so is an unknown parameter", async () => {
  const client = await signedIn(["all"]);
  for (const call of [allModulesAndLinks, landing])
    for (const query of [
      "embeddedClient=1",
      "embeddedClient=",
      "tenantId=x",
      "embeddedClient=true&embeddedClient=false",
    ])
      expect((await client.send(call, { path: `${call.path}?${query}` })).status, query).toBe(400);
});
