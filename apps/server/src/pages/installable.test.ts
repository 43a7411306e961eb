import cookie from "@fastify/cookie";
import { buildTenant } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { answerErrors } from "@evolve/server/http/errors";
import { brandOfHost } from "@evolve/server/modules/directory/branding/index";
import { fastify, type FastifyInstance } from "fastify";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installableRoutes } from "./installable.ts";

let server: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startTestServer();
  const { system } = server.services.database;
  const { id } = await buildTenant(server.services, { hosts: ["branded.test"] });
  await system
    .insertInto("branding_profiles")
    .values({
      tenant_id: id,
      profile_name: "globex",
      brand_name: "Globex",
      logo_url: "",
      favicon_url: "",
      background_color: "#0F6B4F",
      icon_text_color: "#ffffff",
      system_email: "help@globex.test",
      co_brand: "",
      marketing_url: null,
    })
    .execute();
  app = fastify();
  answerErrors(app);
  await app.register(cookie);
  installableRoutes(app, server.services, server.services.use(brandOfHost));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const get = (url: string, host = "branded.test", headers = {}) => app.inject({ url, headers: { host, ...headers } });
interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

test("The manifest has the host's brand: name, colours, and icons in the sizes that browsers ask for", async () => {
  const answer = await get("/manifest.webmanifest", "branded.test", { "accept-language": "ru" });
  expect(answer.headers["content-type"]).toContain("application/manifest+json");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  const manifest = answer.json<Manifest>();
  expect(manifest).toMatchObject({
    name: "Globex",
    lang: "ru-RU",
    start_url: "/login/#/",
    display: "standalone",
    theme_color: "#0f6b4f",
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "192x192 maskable",
    "512x512 maskable",
  ]);
  for (const { src, sizes, purpose } of manifest.icons) {
    const icon = await get(src);
    expect(icon.headers["cache-control"]).toContain("immutable");
    const { width, height, data } = PNG.sync.read(icon.rawPayload);
    expect(`${width}x${height}`).toBe(sizes);
    // A maskable one fills its square with the brand's colour; the corners of the other are clear.
    expect([...data.subarray(0, 4)]).toEqual([0x0f, 0x6b, 0x4f, purpose === "maskable" ? 255 : 0]);
    const middle = (Math.round(height / 2) * width + Math.round(width / 2)) * 4;
    expect(data[middle]).toBeGreaterThan(0x80);
  }
});

test("A host without a brand installs the product", async () => {
  const manifest = (await get("/manifest.webmanifest", "plain.test")).json<Manifest>();
  expect(manifest).toMatchObject({ name: "Evolve Suite", theme_color: "#1461c4" });
});

test("Nobody has icons drawn in other colours or names", async () => {
  for (const path of ["/app-icons/123456/192.png", "/app-icons/0f6b4f/4096.png", "/app-icons/0f6b4f/toString"])
    expect((await get(path)).statusCode, path).toBe(404);
});

test("The offline page speaks the browser's language and loads nothing", async () => {
  const page = await get("/offline", "branded.test", { "accept-language": "es" });
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).not.toMatch(/src=|href=|url\(/);
  const policy = page.headers["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  // To ask whether the server is there again.
  expect(policy).toContain("connect-src 'self'");
});
