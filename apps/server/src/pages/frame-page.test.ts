import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import { brandOfHost } from "@evolve/server/modules/directory/branding/index";
import { buildTenant } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageRoutes } from "./index.ts";

const built = mkdtempSync(join(tmpdir(), "evolve-frames-"));
const apps = { login: join(built, "login"), suite: join(built, "suite"), gallery: join(built, "gallery") };

let server: TestServer;
let pages: FastifyInstance;

beforeAll(async () => {
  for (const folder of Object.values(apps)) mkdirSync(folder);
  const page = "<!doctype html><html><head><!--boot--></head><body>page</body></html>";
  for (const language of ["en", "ru", "es", "zh"]) writeFileSync(join(apps.login, `index.${language}.html`), page);
  for (const app of [apps.suite, apps.gallery]) writeFileSync(join(app, "index.html"), page);
  const frames = { script: "/assets/login/frames-1.js", page: { script: "/assets/login/main-1.js", styles: [] } };
  writeFileSync(join(apps.login, "frames.json"), JSON.stringify(frames));
  server = await startTestServer();
  await buildTenant(server.services, {
    hosts: ["own.test"],
    allowedDomains: ["sibling.test", "no host; script-src *", "</script>"],
  });
  pages = fastify();
  await pages.register(cookie);
  const hosts = { brandOf: server.services.use(brandOfHost), singleSignOnOf: () => Promise.resolve(null) };
  await pageRoutes(pages, server.services, hosts, apps);
});
afterAll(async () => {
  await pages.close();
  await server.close();
  rmSync(built, { recursive: true, force: true });
});

const get = async (url: string, destination: string, host = "own.test") => {
  const { body, headers, statusCode } = await pages.inject({ url, headers: { host, "sec-fetch-dest": destination } });
  return { body, headers, statusCode, policy: String(headers["content-security-policy"]) };
};

test.each(["iframe", "frame", "embed", "object"])(
  "To a %s the sign-in page's address answers with the frame document, which only allowed hosts may frame [SEC-25]",
  async (destination) => {
    const { body, policy, headers } = await get("/login/", destination);
    expect(policy).toContain("frame-ancestors 'self' localhost:* *.localhost:* sibling.test:* *.sibling.test:*");
    expect(policy).not.toMatch(/unsafe|script-src|no host/);
    expect(body).toContain('src="/assets/login/frames-1.js"');
    expect(body).not.toContain("page</body>");
    expect(String(headers["vary"])).toContain("sec-fetch-dest");
  },
);

test("A tenant's list of hosts applies to no other host", async () => {
  const { policy } = await get("/login/", "iframe", "elsewhere.test");
  expect(policy).toMatch(/frame-ancestors 'self' localhost:\* \*\.localhost:\*$/);
});

test("Nothing in a tenant's list can escape into the document", async () => {
  const { body } = await get("/login/", "iframe");
  expect(body.match(/<\/script>/g)).toHaveLength(3);
});

test("No site may frame the sign-in form, a page of the suite that it opens as its own, or the gallery [SEC-25]", async () => {
  for (const [url, destination] of [
    ["/login/", "document"],
    ["/login/", ""],
    ["/admin/", "document"],
    ["/admin/", ""],
    ["/gallery/", "iframe"],
  ] as const)
    expect((await get(url, destination)).policy, `${url} ${destination}`).toContain("frame-ancestors 'none'");
});

test("The embedded client may be framed by the hosts that may ask for the session, and by nobody else [SEC-25]", async () => {
  const { policy, headers, body } = await get("/admin/", "iframe");
  expect(policy).toContain("frame-ancestors 'self' localhost:* *.localhost:* sibling.test:* *.sibling.test:*");
  expect(policy).not.toMatch(/unsafe|no host/);
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(String(headers["vary"])).toContain("sec-fetch-dest");
  expect(body).toContain("page</body>");
  const elsewhere = await get("/admin/", "iframe", "elsewhere.test");
  expect(elsewhere.policy).toMatch(/frame-ancestors 'self' localhost:\* \*\.localhost:\*$/);
});

test("The host of all areas has no app: its addresses lead to insufficientPrivileges [ROUTE-002]", async () => {
  for (const host of ["cxone.example.test", "CXone.localhost:8080"]) {
    const { statusCode, headers } = await get("/admin/", "document", host);
    expect([statusCode, headers.location]).toEqual([302, "/login/#/insufficientPrivileges"]);
  }
  for (const host of ["mycxone.test", "na1.cxone.test"])
    expect((await get("/admin/", "document", host)).statusCode, host).toBe(200);
});
