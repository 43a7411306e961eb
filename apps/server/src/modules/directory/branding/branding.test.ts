import { brandingProperties, currentBrandingProfile } from "@evolve/contracts/branding";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tenantWith = async (
  host: string,
  profile: { name?: string; marketing?: string } | null,
  type: "TRIAL" | "PAYING" = "PAYING",
  { services } = server,
): Promise<BuiltTenant> => {
  const tenant = await buildTenant(services, { hosts: [host], type, allowedDomains: [host] });
  if (profile)
    await services.database.system
      .insertInto("branding_profiles")
      .values({
        tenant_id: tenant.id,
        profile_name: profile.name ?? "globex",
        brand_name: "Globex",
        logo_url: "https://cdn.test/logo.svg",
        favicon_url: "https://cdn.test/icon.svg",
        background_color: "#0f6b4f",
        icon_text_color: "#ffffff",
        system_email: "help@globex.test",
        co_brand: "Powered by Evolve",
        marketing_url: profile.marketing ?? null,
      })
      .execute();
  return tenant;
};
const brandOf = async (hostName: string, on = server) =>
  (await anonymous(on).call(brandingProperties, { params: { hostName } })).body;

const defaultLook = { marketingEnabled: false, marketingURL: "", cxoneLoginBgColor: "#0b2a5b", coBrand: "" };

test("A host shows its tenant's profile, whatever the case of its name [BRAND-004, BRAND-016]", async () => {
  await tenantWith("globex.test", { marketing: "https://globex.test/news" });
  const brand = {
    marketingEnabled: true,
    marketingURL: "https://globex.test/news",
    cxoneLoginBgColor: "#0f6b4f",
    coBrand: "Powered by Evolve",
    systemEmail: "help@globex.test",
  };
  expect(await brandOf("globex.test")).toEqual(brand);
  expect(await brandOf("GLOBEX.test")).toEqual(brand);
});

test("On an https site a page beside the sign-in form must use https", async () => {
  const secure = await startTestServer({ environment: { PUBLIC_URL: "https://suite.test" } });
  for (const [host, marketing, shown] of [
    ["http.test", "http://http.test/news", ""],
    ["https.test", "https://https.test/news", "https://https.test/news"],
  ] as const) {
    await tenantWith(host, { marketing }, "PAYING", secure);
    expect((await brandOf(host, secure)).marketingURL).toBe(shown);
  }
  await secure.close();
});

test("An unknown host and a tenant without a profile have the default look", async () => {
  const plain = await tenantWith("plain.test", null);
  expect(await brandOf("plain.test")).toEqual({ ...defaultLook, systemEmail: `support@${plain.key}.test` });
  for (const host of ["nobody.test", "sub.globex.test", "globex.test.evil.test", "localhost:8080", "' or 1=1 --"])
    expect(await brandOf(host), host).toEqual({ ...defaultLook, systemEmail: "support@localhost.test" });
});

test("A trial has the default look [BRAND-008], and so has a profile that is named default [BRAND-009]", async () => {
  await tenantWith("trial.test", {}, "TRIAL");
  await tenantWith("default.test", { name: "default" });
  for (const host of ["trial.test", "default.test"])
    expect(await brandOf(host)).toEqual({ ...defaultLook, systemEmail: "help@globex.test" });
});

test("A change to the tenant shows as soon as it is announced, on every node", async () => {
  const tenant = await tenantWith("changing.test", {});
  const second = await server.anotherNode();
  const there = async () =>
    (await anonymous(second).call(brandingProperties, { params: { hostName: "changing.test" } })).body.coBrand;
  expect([(await brandOf("changing.test")).coBrand, await there()]).toEqual(["Powered by Evolve", "Powered by Evolve"]);
  const { bus, database } = server.services;
  await database.system
    .updateTable("branding_profiles")
    .set({ co_brand: "New" })
    .where("tenant_id", "=", tenant.id)
    .execute();
  await bus.publish({ kind: "tenant-changed", tenantId: tenant.id });
  await expect.poll(async () => [(await brandOf("changing.test")).coBrand, await there()]).toEqual(["New", "New"]);
});

test("Signed-in users read their own tenant's profile, null where there is none [BRAND-005, BRAND-018]", async () => {
  const globex = await tenantWith("mine.test", {});
  const plain = await tenantWith("none.test", null);
  const branded = await signIn(server, await buildUser(server.services, globex, { permissions: [] }));
  expect((await branded.call(currentBrandingProfile, {})).body).toEqual({
    brandingProfile: {
      profileName: "globex",
      brandName: "Globex",
      cxoneLoginHeaderLogoUrl: "https://cdn.test/logo.svg",
      cxoneLoginBgColor: "#0f6b4f",
      cxoneHeaderIconTextColor: "#ffffff",
      cxoneFaviconUrl: "https://cdn.test/icon.svg",
      systemEmail: "help@globex.test",
    },
  });
  const unbranded = await signIn(server, await buildUser(server.services, plain));
  expect((await unbranded.call(currentBrandingProfile, {})).body).toEqual({ brandingProfile: null });
  expect((await anonymous(server).call(currentBrandingProfile, {})).status).toBe(401);
});

test("An over-long host or one with a NUL is refused", async () => {
  for (const host of ["a".repeat(254), "%00"]) {
    const path = brandingProperties.path.replace(":hostName", host);
    expect((await anonymous(server).send(brandingProperties, { path })).status).toBe(400);
  }
});
