import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import cookie from "@fastify/cookie";
import { buildTenant } from "@evolve/testkit/builders";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { brandOfHost } from "@evolve/server/modules/directory/branding/index";
import { singleSignOnOfHost } from "@evolve/server/modules/sign-in/saml/index";
import { answerErrors } from "@evolve/server/http/errors";
import { fastify, type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageRoutes } from "./index.ts";

const built = mkdtempSync(join(tmpdir(), "evolve-pages-"));
const apps = { login: join(built, "login"), suite: join(built, "suite"), gallery: join(built, "gallery") };
const head = "<!--boot--><!--brand-style-->";
const script = `console.log(${JSON.stringify("x".repeat(3_000))})`;
const evilBanner = {
  message: Buffer.from("x").toString("base64"),
  backgroundColorCode: "</script><script>alert(1)//",
  fontColorCode: "\u2028",
};

let server: TestServer;
let pages: FastifyInstance;

beforeAll(async () => {
  for (const folder of Object.values(apps)) mkdirSync(folder);
  for (const language of ["en", "ru", "es", "zh"])
    writeFileSync(
      join(apps.login, `index.${language}.html`),
      `<!doctype html><html lang="%lang%"><head>${head}<title>{{brandName}}</title></head><body>sign in ${language}</body></html>`,
    );
  writeFileSync(
    join(apps.suite, "index.html"),
    `<!doctype html><html lang="%lang%"><head>${head}<script type="module" src="/assets/suite/main-abc.js"></script></head><body>shell <p>{{startIsLate}}</p></body></html>`,
  );
  writeFileSync(
    join(apps.suite, "wfm.html"),
    `<!doctype html><html><head>${head}<link rel="modulepreload" href="/assets/suite/screens-abc.js"></head><body>shell</body></html>`,
  );
  writeFileSync(
    join(apps.gallery, "index.html"),
    `<!doctype html><html lang="%lang%"><head>${head}</head><body>gallery</body></html>`,
  );
  writeFileSync(join(apps.gallery, "main-def.js"), script);
  writeFileSync(join(apps.suite, "main-abc.js"), script);
  writeFileSync(join(apps.suite, "main-abc.js.br"), brotliCompressSync(script));
  writeFileSync(join(apps.suite, "main-abc.js.gz"), gzipSync(script));
  writeFileSync(join(apps.suite, "plain-abc.css"), "body{}");
  mkdirSync(join(apps.suite, ".vite"));
  for (const name of ["manifest.json", "manifest.json.br", ".vite/manifest.json"])
    writeFileSync(join(apps.suite, name), "{}");

  const environment = { SUPPORT_PHONE: "+1 555 0100", TRIAL_SUPPORT_PHONE: "+1 555 0199" };
  server = await startTestServer({ environment });
  const branded = await buildTenant(server.services, { hosts: ["branded.test"] });
  const { system } = server.services.database;
  await system
    .insertInto("branding_profiles")
    .values({
      tenant_id: branded.id,
      profile_name: "globex",
      brand_name: 'Glo</script><img src=x>"bex',
      logo_url: "/logo.svg",
      favicon_url: '/icon.svg"><script>',
      background_color: "#0f6b4f",
      icon_text_color: "#ffffff",
      system_email: "help@globex.test",
      co_brand: "By $& Evolve",
      marketing_url: null,
    })
    .execute();
  await system
    .updateTable("tenants")
    .set({ login_banner: JSON.stringify(evilBanner) })
    .where("tenant_id", "=", branded.id)
    .execute();
  pages = fastify();
  answerErrors(pages);
  await pages.register(cookie);
  await pageRoutes(
    pages,
    server.services,
    { brandOf: server.services.use(brandOfHost), singleSignOnOf: server.services.use(singleSignOnOfHost) },
    apps,
  );
});
afterAll(async () => {
  await pages.close();
  await server.close();
  rmSync(built, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  pages.inject({ url, headers: { host: "plain.test", accept: "text/html", ...headers } });
const bootOf = ({ body }: LightMyRequestResponse): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? "null") as Record<
    string,
    unknown
  >;

test("A page has the host's brand inlined: name, colours and boot data [BRAND-001, BRAND-010]", async () => {
  const page = await get("/login/", { host: "branded.test:8080" });
  expect(page.statusCode).toBe(200);
  expect(bootOf(page)).toMatchObject({
    language: "en",
    branding: { brandName: 'Glo</script><img src=x>"bex', logoUrl: "/logo.svg", coBrand: "By $& Evolve" },
    loginBanner: evilBanner,
    allowedDomains: ["localhost"],
    area: "na1",
    host: "branded.test:8080",
  });
  expect(page.body).toMatch(/<style nonce="[^"]+">[^<]*--brand:#0f6b4f/);
});

test("A page knows whether the host's organization lets its people register themselves", async () => {
  await buildTenant(server.services, { hosts: ["open.test"], toggles: ["self-registration"] });
  const bootOf = async (host: string) => (await pages.inject({ url: "/login/", headers: { host } })).body;
  expect(await bootOf("open.test")).toContain('"allowsSignUp":true');
  for (const host of ["branded.test", "unknown.test"]) expect(await bootOf(host)).toContain('"allowsSignUp":false');
});

test("An unknown host gets the default look and no brand style", async () => {
  const page = await get("/login/");
  expect(page.body).not.toContain("<style");
  expect(bootOf(page)).toMatchObject({ tenantName: "", loginBanner: null, host: "plain.test" });
});

test("Before sign-in a paying tenant's host names its customers' support phone, and any other host that of trials [HEAD-039, HEAD-040]", async () => {
  await buildTenant(server.services, { hosts: ["trial.test"], type: "TRIAL" });
  const phoneAt = async (host: string) => bootOf(await get("/login/", { host }))["supportPhone"];
  expect(await phoneAt("branded.test")).toBe("+1 555 0100");
  for (const host of ["trial.test", "unknown.test"]) expect(await phoneAt(host)).toBe("+1 555 0199");
});

test("Nothing in a brand or banner can escape from the boot data, the title or an attribute", async () => {
  const { body } = await get("/login/", { host: "branded.test" });
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(body).not.toMatch(/<img|alert\(1\)\/\/"?<\/script>\u2028/);
  expect(body).not.toContain("\u2028");
  expect(body).toContain("<title>Glo&lt;/script&gt;&lt;img src=x&gt;&quot;bex</title>");
});

test("The policy allows only the page's own scripts and styles with its nonce, which is new each time [SEC-25]", async () => {
  const [one, other] = [await get("/login/", { host: "branded.test" }), await get("/admin/", { host: "branded.test" })];
  const nonceOf = (page: LightMyRequestResponse): string => {
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'nonce-");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.replace(/(?:frame|connect)-src [^;]+/g, "")).not.toMatch(/unsafe|\*/);
    expect(policy).not.toContain("127.0.0.1");
    return /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  };
  expect(one.body).toContain(`nonce="${nonceOf(one)}"`);
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(Buffer.from(nonceOf(one), "base64")).toHaveLength(16);
  expect(one.headers["cache-control"]).toBe("no-cache");
});

test.each([
  [{}, "en"],
  [{ "accept-language": "ru-RU,en;q=0.5" }, "ru"],
  [{ "accept-language": "de, zh;q=0.4" }, "zh"],
  [{ "accept-language": "ru", cookie: `general_preferences=${encodeURIComponent('{"language":"es_ES"}')}` }, "es"],
  [{ "accept-language": "ru", cookie: "general_preferences=%7Bbroken" }, "ru"],
])("The language with %j is %s", async (headers, language) => {
  const page = await get("/login/", headers);
  expect(page.body).toContain(`<html lang="${language}">`);
  expect(page.body).toContain(`sign in ${language}`);
  expect(bootOf(page)["language"]).toBe(language);
  expect(String(page.headers["vary"])).toMatch(/accept-language/);
  expect(String(page.headers["vary"])).toMatch(/cookie/);
});

test.each([
  ["fr-CA zh-CN ru", {}, "zh"],
  ["fr", {}, "ru"],
  ["zh", { cookie: `general_preferences=${encodeURIComponent('{"language":"es_ES"}')}` }, "es"],
])(
  "The sign-in page for an application that asks for the languages %j has its own, with %j: %s",
  async (uiLocales, headers, language) => {
    const page = await get(`/login/?ui_locales=${encodeURIComponent(uiLocales)}`, {
      "accept-language": "ru",
      ...headers,
    });
    expect(page.body).toContain(`sign in ${language}`);
  },
);

test("All apps of the shell share one page; the sign-in page names what to prefetch", async () => {
  for (const app of ["admin", "my-space", "wfm", "tm", "as"]) {
    const page = await get(`/${app}/`);
    expect([page.statusCode, page.body.includes("shell")]).toEqual([200, true]);
  }
  expect(bootOf(await get("/login/"))["prefetch"]).toEqual(["/assets/suite/main-abc.js"]);
});

test("A page of the shell says in the reader's language that its scripts have not come", async () => {
  const page = await get("/admin/", { "accept-language": "es" });
  expect(page.body).toContain("<p>Esto tarda más de lo debido. Recargue la página;");
});

test("The page of an app that has a list of screens fetches that at once, and no other page does", async () => {
  expect((await get("/wfm/")).body).toContain("screens-abc.js");
  for (const path of ["/admin/", "/qm/", "/login/"])
    expect((await get(path)).body, path).not.toContain("screens-abc.js");
});

test("The widget gallery is a separate page for everybody, as strict as the others [SEC-25]", async () => {
  const page = await get("/gallery/", { "accept-language": "ru" });
  expect([page.statusCode, page.body.includes("gallery")]).toEqual([200, true]);
  expect(page.body).toContain('<html lang="ru">');
  expect(String(page.headers["content-security-policy"])).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
  expect(String(page.headers["content-security-policy"])).not.toContain("unsafe");
  expect((await get("/assets/gallery/main-def.js")).headers["cache-control"]).toContain("immutable");
});

test.each([
  ["/", "/login/#/"],
  ["/nowhere", "/login/#/"],
  ["/nowhere/else?x=1", "/login/#/"],
  ["//evil.test/", "/login/#/"],
  ["/admin/deep", "/login/#/"],
  ["/admin", "/admin/"],
  ["/gallery", "/gallery/"],
  ["/my-space?embeddedClient=true", "/my-space/?embeddedClient=true"],
  ["/login?tenantId=1", "/login/?tenantId=1"],
])("A browser at %s is sent to %s [ROUTE-001, ROUTE-003]", async (url, location) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
});

test("A program that requests an unknown address gets an error, not a page", async () => {
  for (const request of [
    get("/nowhere", { accept: "application/json" }),
    pages.inject({ method: "POST", url: "/nowhere" }),
  ])
    expect((await request).json()).toMatchObject({ errorCode: "NOT_FOUND" });
});

test("Assets are cacheable for a year, and served compressed as built", async () => {
  const url = "/assets/suite/main-abc.js";
  const plain = await get(url);
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect([plain.body, plain.headers["content-encoding"]]).toEqual([script, undefined]);
  const brotli = await get(url, { "accept-encoding": "gzip, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzip = await get(url, { "accept-encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect(String(brotli.headers["content-type"])).toContain("javascript");
  const without = await get("/assets/suite/plain-abc.css", { "accept-encoding": "br" });
  expect([without.statusCode, without.body]).toEqual([200, "body{}"]);
});

test("No page template and nothing outside the assets folder is served as an asset", async () => {
  for (const url of [
    "/assets/suite/index.html",
    "/assets/login/index.en.html",
    "/assets/suite/../login/index.en.html",
    "/assets/suite/%2e%2e/login/index.en.html",
  ])
    expect((await get(url, { accept: "*/*" })).statusCode, url).toBe(404);
});

test("Pages, redirects, answers and errors all carry the security headers [SEC-25]", async () => {
  for (const url of [
    "/",
    "/healthz",
    "/openapi.json",
    "/tenants/current",
    "/nowhere",
    "/branding-details/x/branding-properties.json",
  ]) {
    const { headers } = await server.app.inject({ url });
    expect(headers, url).toMatchObject({
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("The build's manifests are not served", async () => {
  for (const name of ["manifest.json", "manifest.json.br", ".vite/manifest.json", "index.html"])
    expect((await pages.inject(`/assets/suite/${name}`)).statusCode).toBe(404);
  expect((await pages.inject("/assets/suite/main-abc.js")).statusCode).toBe(200);
});

test("A page knows whether a site that is not allowed has led to it [SEC-24]", async () => {
  const isFromOtherSite = async (headers: Record<string, string>) =>
    bootOf(await get("/login/", headers))["isFromOtherSite"];
  const crossSite = { "sec-fetch-site": "cross-site", "sec-fetch-user": "?1" };
  expect(await isFromOtherSite({})).toBe(false);
  expect(await isFromOtherSite({ "sec-fetch-site": "same-origin" })).toBe(false);
  expect(await isFromOtherSite(crossSite)).toBe(true);
  expect(await isFromOtherSite({ ...crossSite, referer: "https://evil.test/localhost" })).toBe(true);
  expect(await isFromOtherSite({ ...crossSite, referer: "http://app.localhost:8080/" })).toBe(false);
});
