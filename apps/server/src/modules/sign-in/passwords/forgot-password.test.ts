import { forgotPassword, resetPassword } from "@evolve/contracts/passwords";
import { openBrowser } from "@evolve/testkit/browser";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous } from "@evolve/testkit/client";
import { codeIn, mailAfter, mailsTo } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enqueueAll } from "../../../jobs/index.ts";
import { processReset } from "../password-resets/index.ts";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerAddress: 20 } });
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

const ask = (userName: string, client = anonymous(server), headers = {}) =>
  client.send(forgotPassword, { body: { userName }, headers });
const person = (options: Parameters<typeof buildUser>[2] = {}) => buildUser(server.services, tenant, options);
const wrongCode = async (userName: string, confirmationCode = "000000") => {
  const body = { userName, confirmationCode, password: "Fresh#2026-a" };
  const { status, errorCode, body: answer } = await anonymous(server).send(resetPassword, { body });
  return { status, errorCode, details: (answer as { details?: string }).details };
};
/** Every request has been dealt with and every mail sent. */
const settled = () =>
  expect
    .poll(async () => {
      const { system } = server.services.database;
      const [waiting, unsent] = await Promise.all([
        system.selectFrom("password_resets").select("id").where("next_attempt_at", "is not", null).execute(),
        system.selectFrom("mail_outbox").select("id").where("sent_at", "is", null).execute(),
      ]);
      return waiting.length + unsent.length;
    })
    .toBe(0);

test("The answer is the same for every name, known or not, and so is that to every wrong code after it [SEC-08]", async () => {
  const names = [
    "nobody@nowhere.test",
    `nobody@${tenant.key}.test`,
    (await person()).userName,
    (await person({ idmType: "EVOLVECG" })).userName,
    (await person({ lockedDown: true })).userName,
    (await person({ saml: true, password: null })).userName,
    (await person({ password: null })).userName,
    (await person({ status: "PENDING", password: null })).userName,
    (await person({ status: "DELETED" })).userName,
  ];
  const seen = new Set<string>();
  for (const name of names) {
    const before = await wrongCode(name);
    const { status, body } = await ask(name);
    await settled();
    const after = [];
    for (let guess = 0; guess < 6; guess += 1) after.push(await wrongCode(name));
    seen.add(JSON.stringify([before, status, body, after]));
  }
  expect([...seen]).toHaveLength(1);
  expect([...seen][0]).toContain('200,{"emailSent":true}');
});

test("Only who has a password to reset gets a code; single sign-on is explained to who uses it", async () => {
  const [plain, sso, pending, locked] = [
    await person(),
    await person({ saml: true, password: null }),
    await person({ status: "PENDING", password: null }),
    await person({ lockedDown: true }),
  ];
  for (const { userName } of [plain, sso, pending, locked]) await ask(userName);
  await settled();
  const codes = [plain, sso, pending, locked].map(({ userName }) => mailsTo(server.mail, userName).map(codeIn));
  expect(codes).toEqual([[expect.stringMatching(/^\d{6}$/)], [""], [], []]);
  const [note] = mailsTo(server.mail, sso.userName);
  expect(note?.text).toContain("single sign-on");
});

test.each([
  ["en-US", "Choose a new password for Evolve", "valid for 10 minutes"],
  ["ru", "Задайте новый пароль для Evolve", "действует 10 минут"],
  ["es", "Elija una contraseña nueva para Evolve", "durante 10 minutos"],
  ["zh-CN", "为 Evolve 设置新密码", "10 分钟内有效"],
])("In %s the mail says '%s', as text and as HTML with the code in both", async (language, subject, sentence) => {
  const user = await person();
  const mail = await mailAfter(server.mail, user.userName, /./, () =>
    ask(user.userName, anonymous(server), { "accept-language": language }),
  );
  expect(mail.subject).toBe(subject);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(sentence);
    expect(part).toContain(codeIn(mail));
  }
});

test("The mail wears the tenant's brand", async () => {
  const branded = await buildTenant(server.services);
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
      system_email: "",
      co_brand: "",
      marketing_url: null,
    })
    .execute();
  const user = await buildUser(server.services, branded);
  const mail = await mailAfter(server.mail, user.userName, /./, () => ask(user.userName));
  expect(mail.subject).toBe("Choose a new password for Globex");
  expect(mail.html).toContain("#0f6b4f");
});

test("A name is mailed five times in a quarter of an hour, no matter who asks; the last mail still works", async () => {
  const user = await person({ idmType: "EVOLVECG" });
  for (let time = 0; time < 7; time += 1) expect((await ask(user.userName)).status).toBe(200);
  await settled();
  const mails = mailsTo(server.mail, user.userName);
  expect(mails).toHaveLength(5);
  const answers = [];
  for (const mail of mails) answers.push((await wrongCode(user.userName, codeIn(mail))).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  server.clock.advance(15 * 60 + 1);
  await mailAfter(server.mail, user.userName, /^Choose/, () => ask(user.userName));
});

test("Strangers who ask for a name keep its owner's known device from nothing; a device of others is a stranger [SEC-09]", async () => {
  const [user, other] = [await person(), await person()];
  const [own, foreign] = [openBrowser(server), openBrowser(server)];
  expect([await own.enter(user), await foreign.enter(other)]).toEqual(["signed in", "signed in"]);
  for (let time = 0; time < 7; time += 1) await ask(user.userName);
  await settled();
  const mails = () => mailsTo(server.mail, user.userName, /^Choose/).length;
  expect(mails()).toBe(5);
  const body = { userName: user.userName };
  expect((await foreign.call(forgotPassword, { body })).body).toEqual({ emailSent: true });
  await settled();
  expect(mails()).toBe(5);
  for (let time = 0; time < 7; time += 1) await own.call(forgotPassword, { body });
  await settled();
  expect(mails()).toBe(10);
});

test("An address that asks without end is told to wait", async () => {
  const stranger = anonymous(server);
  for (let time = 0; time < 20; time += 1) expect((await ask(`n${time}@nowhere.test`, stranger)).status).toBe(200);
  const refused = await ask("one.more@nowhere.test", stranger);
  expect(refused).toMatchObject({ status: 503, errorCode: "platform_user_manager_service_107" });
  expect(Number(refused.response.headers["retry-after"])).toBeGreaterThan(0);
});

test("A request that a node died with is dealt with when the queue gives it to another, and mailed once", async () => {
  const user = await person();
  await mailAfter(server.mail, user.userName, /^Choose/, () => ask(user.userName));
  const { system } = server.services.database;
  // As a node leaves it that dies between its claim and its mail.
  const { id } = await system
    .updateTable("password_resets")
    .set({ next_attempt_at: server.clock.now(), mailed_at: null, code_hash: null, secret_hash: null })
    .where("user_id", "=", user.id)
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueueAll(system, processReset, [{ resetId: id }, { resetId: id }]);
  await settled();
  expect(mailsTo(server.mail, user.userName)).toHaveLength(2);
});

test.each([[{}], [{ userName: "" }], [{ userName: "nobody" }], [{ userName: "a@b", email: "a@b" }]])(
  "The body %j is refused",
  async (body) => {
    expect((await anonymous(server).send(forgotPassword, { body })).status).toBe(400);
  },
);
