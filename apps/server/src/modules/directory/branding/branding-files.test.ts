import { publicTenantProperties } from "@evolve/contracts/tenants";
import { type BuiltTenant, buildTenant } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await tenantWith("globex.test", "PAYING");
  await tenantWith("trial.test", "TRIAL");
});
afterAll(() => server.close());

const tenantWith = async (host: string, type: "PAYING" | "TRIAL"): Promise<BuiltTenant> => {
  const { services } = server;
  const tenant = await buildTenant(services, { hosts: [host], type });
  const { system } = services.database;
  await system
    .insertInto("branding_profiles")
    .values({
      tenant_id: tenant.id,
      profile_name: "globex",
      brand_name: "Globex",
      logo_url: "",
      favicon_url: "",
      background_color: "#0f6b4f",
      icon_text_color: "#ffffff",
      system_email: "help@globex.test",
      co_brand: "",
      marketing_url: null,
    })
    .execute();
  for (const [file_name, content] of [
    ["logo.svg", svg],
    ["photo.v2.png", "PNG"],
    ["page.html", "<h1>"],
    ["script.js", "alert(1)"],
  ] as const)
    await system
      .insertInto("branding_files")
      .values({ tenant_id: tenant.id, file_name, content: Buffer.from(content) })
      .execute();
  const banner = { message: Buffer.from(host).toString("base64"), backgroundColorCode: "#000", fontColorCode: "#fff" };
  await system
    .updateTable("tenants")
    .set({ login_banner: JSON.stringify(banner) })
    .where("tenant_id", "=", tenant.id)
    .execute();
  return tenant;
};
const get = (host: string, file: string) => server.app.inject(`/branding-details/${host}/${file}`);

test("A file of the host's brand is public, has the type of its file name, and cannot run scripts [BRAND-017]", async () => {
  for (const [file, type] of [
    ["logo.svg", "image/svg+xml"],
    ["photo.v2.png", "image/png"],
  ] as const) {
    const { statusCode, headers } = await get("GLOBEX.test", file);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  }
  expect((await get("globex.test", "logo.svg")).body).toBe(svg);
});

test("A file that is not an image is not served, even if it was stored", async () => {
  for (const file of ["page.html", "script.js", "logo.svg.html", "logo"])
    expect((await get("globex.test", file)).statusCode, file).toBe(404);
});

test("No file name reaches outside the brand's own files [BRAND-017]", async () => {
  for (const file of [
    "..%2flogo.svg",
    "%2e%2e%2f%2e%2e%2fpackage.png",
    "..%5clogo.svg",
    "logo.svg%00.png",
    "%2flogo.svg",
    ".svg",
    `${"a".repeat(200)}.svg`,
    "no.svg",
  ])
    expect([400, 404], file).toContain((await get("globex.test", file)).statusCode);
  expect((await get("nobody.test", "logo.svg")).statusCode).toBe(404);
  expect((await get("..%2fglobex.test", "logo.svg")).statusCode).toBe(404);
});

test("A trial, which has the default look, serves no files of its own [BRAND-008]", async () => {
  expect((await get("trial.test", "logo.svg")).statusCode).toBe(404);
});

test("Only a trusted proxy may say which host was requested [SEC-30]", async () => {
  const bannerFor = async (remoteAddress: string) => {
    const { path: url } = publicTenantProperties;
    const headers = { host: "nobody.test", "x-forwarded-host": "globex.test" };
    return (await server.app.inject({ url, remoteAddress, headers })).json<{ loginBanner: unknown }>().loginBanner;
  };
  expect(await bannerFor("203.0.113.9")).toBeNull();
  expect(await bannerFor("127.0.0.1")).not.toBeNull();
});
