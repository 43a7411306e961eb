import { inviteUsers } from "@evolve/contracts/invitations";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { linkOf } from "@evolve/testkit/links";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let inviter: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  inviter = await signIn(
    server,
    await buildUser(server.services, tenant, {
      firstName: '<b>"Ann"',
      lastName: "O'Neill & <script>alert(1)</script>",
    }),
  );
});
afterAll(() => server.close());

const mailTo = async (email: string, headers: Record<string, string> = {}): Promise<Email> => {
  const sent = await inviter.send(inviteUsers, { body: { emailAddressesList: [email] }, headers });
  expect(sent.status).toBe(200);
  return server.mail.waitFor(email);
};
const brand = (tenantId: string, profileName: string, brandName: string) =>
  server.services.database.system
    .insertInto("branding_profiles")
    .values({
      tenant_id: tenantId,
      profile_name: profileName,
      brand_name: brandName,
      logo_url: "",
      favicon_url: "",
      background_color: "#0f6b4f",
      icon_text_color: "#ffffff",
      system_email: "help@brand.test",
      co_brand: "",
      marketing_url: null,
    })
    .execute();

test("The mail arrives with a link whose secret stands behind the hash, where no server sees it [SEC-14]", async () => {
  const mail = await mailTo("first@mail.test");
  const { url, hash, parameters } = linkOf(mail);
  expect(mail).toMatchObject({
    to: [{ address: "first@mail.test" }],
    from: { address: "no-reply@localhost.test", name: "Evolve" },
    subject: "You’re invited to Evolve",
  });
  expect(url.origin + url.pathname + url.search).toBe("http://localhost:8080/login/");
  expect(hash).toBe("#/setPassword");
  expect(parameters).toMatchObject({ email: "first@mail.test", userName: "first@mail.test" });
  expect(parameters["token"]).toMatch(/^[0-9a-f-]{36}\.[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/);
  expect(mail.html).toContain(url.href.replaceAll("&", "&amp;"));
  expect(mail.text).toContain(`join Tenant ${tenant.key}`);
  expect(mail.text).toContain("168 hours");
});

test("Names in a mail's HTML are text, never markup, and nothing is loaded from anywhere", async () => {
  const { html = "" } = await mailTo("escape@mail.test");
  expect(html).toContain("&lt;b&gt;&quot;Ann&quot; O&#39;Neill &amp; &lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toMatch(/<script|<b>|<img|<link|url\(|@import|src=/i);
});

const cookieOf = (language: string): string =>
  `general_preferences=${encodeURIComponent(JSON.stringify({ language }))}`;

test.each([
  ["the browser's", { "accept-language": "ru-RU,ru;q=0.9,en;q=0.5" }, "Вас приглашают", "ru-RU"],
  ["the cookie's before the browser's", { cookie: cookieOf("es_ES"), "accept-language": "ru" }, "invita", "es-ES"],
  ["Chinese", { "accept-language": "zh-CN" }, "邀请", "zh-CN"],
  ["English where nothing fits", { "accept-language": "de" }, "You’re invited", "en-US"],
])("A mail's language is %s", async (name, headers, subject, locale) => {
  const mail = await mailTo(`${name.replaceAll(/[^a-z]/gi, "")}@language.test`, headers);
  expect(mail.subject?.toLowerCase()).toContain(subject.toLowerCase());
  expect(mail.html).toContain(`<html lang="${locale}">`);
});

test("A mail wears the tenant's brand, and the default look for a trial or a profile named default [BRAND-008, BRAND-009, BRAND-010]", async () => {
  const looks = [
    { type: "PAYING", profile: "globex", subject: "You’re invited to Globex" },
    { type: "PAYING", profile: "default", subject: "You’re invited to Evolve" },
    { type: "TRIAL", profile: "globex", subject: "You’re invited to Evolve" },
  ] as const;
  for (const [index, { type, profile, subject }] of looks.entries()) {
    const branded = await buildTenant(server.services, { type });
    await brand(branded.id, profile, "Globex");
    const admin = await signIn(server, await buildUser(server.services, branded));
    const email = `brand.${index}@mail.test`;
    await admin.call(inviteUsers, { body: { emailAddressesList: [email] } });
    const mail = await server.mail.waitFor(email);
    expect(mail.subject).toBe(subject);
    expect(mail.html?.includes("#0f6b4f")).toBe(subject.endsWith("Globex"));
  }
});
