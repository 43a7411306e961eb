import { iconsData, products, shellSettings } from "@evolve/contracts/shell-settings";
import { buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { structure } from "./structure.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      HELP_URL: "https://help.example.test/",
      COMMUNITY_URL: "/community/",
      SUPPORT_PHONE: "+1 555 0100",
      TRIAL_SUPPORT_PHONE: "+1 555 0199",
    },
  });
});
afterAll(() => server.close());

const memberOf = async (options: Parameters<typeof buildTenant>[1]): Promise<TestClient> =>
  signIn(server, await buildUser(server.services, await buildTenant(server.services, options), { permissions: [] }));

test("Places and phone are the installation's, and a tenant's own where it has some [HEAD-018, HEAD-039, HEAD-040]", async () => {
  const installation = {
    helpUrl: "https://help.example.test/",
    studioHelpUrl: "",
    analyticsHelpUrl: "",
    communityUrl: "/community/",
    downloadsUrl: "",
    supportPhone: "+1 555 0100",
    baseUrls: {
      niceBaseUrl: "http://localhost:80",
      incontactBaseUrl: "http://localhost:80",
      analyticsBaseUrl: "http://localhost:80",
    },
    issuer: server.services.origin(),
    brandingHost: null,
    analyticsUrl: "",
    hasRecording: false,
  };
  expect((await (await memberOf({})).call(shellSettings, {})).body).toEqual(installation);
  const own = { downloadsUrl: "https://downloads.example.test/", supportPhone: "+46 8 000 00" };
  expect((await (await memberOf({ shellSettings: own })).call(shellSettings, {})).body).toEqual({
    ...installation,
    ...own,
  });
});

test("Trials have a support phone of their own [HEAD-039, HEAD-040]", async () => {
  const trial = await memberOf({ type: "TRIAL" });
  expect((await trial.call(shellSettings, {})).body.supportPhone).toBe("+1 555 0199");
});

test("A tenant with a brand names the host that bears it", async () => {
  const tenant = await buildTenant(server.services, { hosts: ["two.brand.test", "one.brand.test"] });
  const client = await signIn(server, await buildUser(server.services, tenant, { permissions: [] }));
  expect((await client.call(shellSettings, {})).body.brandingHost).toBeNull();
  await server.services.database.withTenant(tenant.id, (tx) =>
    tx
      .insertInto("branding_profiles")
      .values({
        tenant_id: tenant.id,
        profile_name: "Own",
        brand_name: "Own",
        logo_url: "",
        favicon_url: "",
        background_color: "#123456",
        icon_text_color: "#ffffff",
        system_email: "a@b.test",
        co_brand: "",
        marketing_url: null,
      })
      .execute(),
  );
  expect((await client.call(shellSettings, {})).body.brandingHost).toBe("one.brand.test");
});

test("Products are the licensed ones with a name; one of them is the header's [SIDE-022]", async () => {
  const client = await memberOf({ licences: ["ACD", "QM", "RECORDING", "WFM"] });
  expect((await client.call(products, {})).body).toEqual({
    products: [
      { id: "QM", name: "QM", isShown: false },
      { id: "RECORDING", name: "Recording", isShown: false },
      { id: "WFM", name: "Evolve WFM", isShown: true },
    ],
  });
  const other = await memberOf({ licences: ["AS"] });
  expect((await other.call(products, {})).body).toEqual({
    products: [{ id: "AS", name: "Automation Studio", isShown: true }],
  });
});

test("The icons that navigation data names are public, each a drawing [SIDE-013, SIDE-023]", async () => {
  const { status, body } = await anonymous(server).call(iconsData, {});
  expect(status).toBe(200);
  const specified = "qm-tools qm-analytics search acd reporting wfi my-zone dashboard".split(" ");
  const named = structure.flatMap(({ icon, links }) => [icon, ...links.map((link) => link.icon)]);
  for (const name of [...specified.map((icon) => `icon-${icon}`), ...named])
    expect(body.icons[name], name).toMatch(/^<svg [^>]*><path d="[^"]+"\/><\/svg>$/);
});

test("Settings and products are closed to signed-out callers; nothing in the request names another tenant", async () => {
  const client = await memberOf({ shellSettings: { supportPhone: "own" }, licences: ["QM"] });
  const other = await buildTenant(server.services, { shellSettings: { supportPhone: "theirs" }, licences: ["AS"] });
  for (const call of [shellSettings, products]) {
    expect((await anonymous(server).call(call, {})).status).toBe(401);
    const answer = await client.send(call, { path: `${call.path}?tenantId=${other.id}` });
    expect(answer.body).toEqual((await client.call(call, {})).body);
  }
});
