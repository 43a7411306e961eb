import { contactUs } from "@evolve/contracts/contact";
import { type BuiltTenant, buildTenant } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { withAdmin } from "@evolve/testkit/global-setup";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let sent = 0;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerAddress: 5 } });
  tenant = await buildTenant(server.services, { hosts: ["plain.test"] });
  const branded = await buildTenant(server.services, { hosts: ["branded.test"] });
  await server.services.database.system
    .insertInto("branding_profiles")
    .values({
      tenant_id: branded.id,
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
});
afterAll(() => server.close());

interface Written {
  name?: string;
  email?: string;
  message?: string;
  tenant?: string;
  receiverEmail?: string;
}
/** Sends a message from a host's page and returns the mail that arrives. */
const write = async (host: string, written: Written = {}): Promise<Email> => {
  sent += 1;
  const mark = `message number ${sent}`;
  const body = { name: "Ann", email: "ann@visitor.test", message: mark, ...written };
  const answer = await anonymous(server).send(contactUs, { body, headers: { host } });
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  const find = (): Email | undefined => server.mail.mails.find(({ text }) => text?.includes(body.message));
  await expect.poll(find, { timeout: 5_000 }).toBeDefined();
  return find() as Email;
};

test("A message goes to the support address of the host's branding, and replies go to its author [HEAD-029, HEAD-035]", async () => {
  const mail = await write("branded.test", { name: "Ann O'Neill", tenant: "Somewhere" });
  expect(mail).toMatchObject({
    to: [{ address: "help@globex.test" }],
    from: { address: "no-reply@localhost.test" },
    replyTo: [{ address: "ann@visitor.test" }],
  });
  expect(mail.subject).toMatch(/^Message from Ann O'Neill \(Tenant t[0-9a-f]+\)$/);
  expect(mail.text).toContain("ann@visitor.test");
});

test("Without a profile it goes to the tenant's support address, for an unknown host to the installation's", async () => {
  expect((await write("plain.test")).to?.[0]?.address).toBe(`support@${tenant.key}.test`);
  expect((await write("nobody.test")).to?.[0]?.address).toBe("support@localhost.test");
});

test("A sender whose tenant is unknown is 'Unknown-User-Not-Logged-In', unless the page names one [HEAD-030]", async () => {
  for (const given of [{}, { tenant: "" }])
    expect((await write("nobody.test", given)).subject).toBe("Message from Ann (Unknown-User-Not-Logged-In)");
  expect((await write("nobody.test", { tenant: "acme" })).subject).toBe("Message from Ann (acme)");
});

test("A recipient chosen by a stranger gets nothing: the call cannot be used as a relay [HEAD-029]", async () => {
  const mail = await write("branded.test", { receiverEmail: "victim@elsewhere.test" });
  expect(mail.to?.map(({ address }) => address)).toEqual(["help@globex.test"]);
  expect([...(mail.cc ?? []), ...(mail.bcc ?? [])]).toEqual([]);
  expect(server.mail.mails.some(({ to }) => to?.some(({ address }) => address === "victim@elsewhere.test"))).toBe(
    false,
  );
});

test("Line breaks in name or tenant add no header and no recipient", async () => {
  const evil = "Ann\r\nBcc: victim@elsewhere.test\r\nX-Evil: 1\r\n\r\nbody";
  const mail = await write("nobody.test", { name: evil.slice(0, 50), tenant: evil });
  expect(mail.headers.map(({ key }) => key)).not.toContain("x-evil");
  expect([...(mail.cc ?? []), ...(mail.bcc ?? [])]).toEqual([]);
  expect(mail.subject).toContain("Bcc:");
  const injected = { name: "Ann", email: "ann@a.test\r\nBcc: victim@elsewhere.test", message: "x" };
  expect((await anonymous(server).send(contactUs, { body: injected })).status).toBe(400);
});

test("Markup in a message arrives as text", async () => {
  const mail = await write("nobody.test", { name: "<b>Ann</b>", message: "<script>alert(1)</script>\nsecond line" });
  expect(mail.html).not.toMatch(/<script|<b>/);
  expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>second line");
});

test("A message is in the visitor's language", async () => {
  const body = { name: "Анна", email: "anna@visitor.test", message: "вопрос по-русски" };
  await anonymous(server).send(contactUs, { body, headers: { "accept-language": "ru" } });
  await expect
    .poll(() => server.mail.mails.map(({ subject }) => subject), { timeout: 5_000 })
    .toContainEqual("Сообщение от Анна (Unknown-User-Not-Logged-In)");
});

test("When the branding cannot be read the message still goes to the installation's support [HEAD-038]", async () => {
  await withAdmin(server.connectionString, (owner) => owner.query("revoke select on hosts from evolve_system"));
  try {
    expect((await write("unread.test")).to?.[0]?.address).toBe("support@localhost.test");
  } finally {
    await withAdmin(server.connectionString, (owner) => owner.query("grant select on hosts to evolve_system"));
  }
});

test("An address that sends too often has to wait, another does not", async () => {
  const eager = anonymous(server);
  const body = { name: "Ann", email: "ann@visitor.test", message: "again" };
  for (let count = 0; count < 5; count += 1) expect((await eager.call(contactUs, { body })).status).toBe(200);
  const refused = await eager.call(contactUs, { body });
  expect(refused).toMatchObject({ status: 503, errorCode: "platform_user_manager_service_107" });
  expect(Number(refused.response.headers["retry-after"])).toBeGreaterThan(0);
  expect((await anonymous(server).call(contactUs, { body })).status).toBe(200);
});

const good = { name: "Ann", email: "ann@visitor.test", message: "Hello" };

test.each([
  ["no name", { ...good, name: " " }, "name", "required"],
  ["a name of 51 characters", { ...good, name: "x".repeat(51) }, "name", "maxLength"],
  ["no address", { ...good, email: "" }, "email", "required"],
  ["an address of one character", { ...good, email: "a" }, "email", "minLength"],
  ["an address of 256 characters", { ...good, email: `${"a".repeat(254)}@b` }, "email", "maxLength"],
  ["what is no address", { ...good, email: "nobody" }, "email", "email"],
  ["no message", { ...good, message: "\n " }, "message", "required"],
  ["a message of 4,001 characters", { ...good, message: "x".repeat(4_001) }, "message", "maxLength"],
])(
  "A message with %s is refused, and the error names the field [HEAD-031, HEAD-032, HEAD-033]",
  async (_case, body, field, fault) => {
    expect(await anonymous(server).send(contactUs, { body })).toMatchObject({
      status: 400,
      errorCode: "platform_user_manager_service_106",
      body: { fields: { [field]: fault } },
    });
  },
);

test("A name of 50 characters and a message of 4,000 are accepted; an unknown field is not", async () => {
  const client = anonymous(server);
  expect(
    (await client.send(contactUs, { body: { ...good, name: "x".repeat(50), message: "y".repeat(4_000) } })).status,
  ).toBe(200);
  expect((await client.send(contactUs, { body: { ...good, bcc: "a@b" } })).status).toBe(400);
});
