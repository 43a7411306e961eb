import { login } from "@evolve/contracts/authentication";
import { changePassword, forceChangePassword } from "@evolve/contracts/passwords";
import { currentUser } from "@evolve/contracts/current-user";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { mailAfter } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { passwordPolicy: { history_length: 3 } });
});
afterAll(() => server.close());

const code = (number: number): string => `platform_user_manager_service_${number}`;
const fresh = "Fresh#2026-a";
const totpSecret = "JBSWY3DPEHPK3PXP";
const totpNow = (): string =>
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: server.clock.now().getTime() });
const person = (options: Parameters<typeof buildUser>[2] = {}) => buildUser(server.services, tenant, options);
const change = (client: TestClient, user: BuiltUser, newPassword: string, more: object = {}) =>
  client.send(changePassword, { body: { currentPassword: user.password, newPassword, ...more } });
const force = (user: BuiltUser, newPassword: string, more: object = {}) =>
  anonymous(server).send(forceChangePassword, {
    body: { userName: user.userName, currentPassword: user.password, newPassword, ...more },
  });
const enter = (user: BuiltUser, password: string, more: object = {}) =>
  anonymous(server).call(login, { body: { userName: user.userName, password, ...more } });
const expired = (options: object = {}) => person({ passwordAgeDays: 91, passwordExpiryDays: 90, ...options });

test("One changes one's own password with the present one [PWD-024, PWD-052, SEC-06]", async () => {
  const user = await person();
  const client = await signIn(server, user);
  expect((await change(client, user, fresh, { currentPassword: "Not#2026-this" })).errorCode).toBe(code(101));
  const named = { userName: user.userName, emailAddress: user.userName.toUpperCase() };
  const answer = await change(client, user, fresh, named);
  expect(answer).toMatchObject({ status: 200, body: { success: true, endedSessions: 0 } });
  expect([(await enter(user, fresh)).status, (await enter(user, user.password)).status]).toEqual([200, 401]);
});

test("Other sessions end when that is asked for, and only then; the caller's goes on [SEC-06]", async () => {
  const user = await person();
  const [here, there] = [await signIn(server, user), await signIn(server, user)];
  const status = async (client: TestClient) => (await client.call(currentUser, {})).status;
  await change(here, user, fresh);
  expect([await status(here), await status(there)]).toEqual([200, 200]);
  const again = await change(here, { ...user, password: fresh }, "Second#2026", { endOtherSessions: true });
  expect(again.body).toEqual({ success: true, endedSessions: 1 });
  expect([await status(here), await status(there)]).toEqual([200, 401]);
});

test("The change is told by mail in the person's language, in HTML and text [SEC-16]", async () => {
  const user = await person();
  const client = await signIn(server, user);
  const mail = await mailAfter(server.mail, user.userName, /contraseña/, () =>
    client.send(changePassword, {
      body: { currentPassword: user.password, newPassword: fresh },
      headers: { "accept-language": "es" },
    }),
  );
  for (const part of [mail.text, mail.html]) expect(part).toContain(`La contraseña de ${user.userName} se cambió`);
  expect(mail.text).toContain("(UTC+00:00)");
});

test("The last passwords of a tenant's choice are refused with a text, those before are free", async () => {
  const user = await person();
  const client = await signIn(server, user);
  let current = user.password;
  const to = async (newPassword: string) => {
    const answer = await change(client, { ...user, password: current }, newPassword);
    if (answer.status === 200) current = newPassword;
    return answer;
  };
  for (const next of ["Second#2026", "Third#2026"]) expect((await to(next)).status).toBe(200);
  for (const used of ["Third#2026", "Second#2026", user.password])
    expect(await to(used)).toMatchObject({
      errorCode: code(19),
      body: { details: "This is one of your last 3 passwords. Choose a new one." },
    });
  expect((await to("Fourth#2026")).status).toBe(200);
  expect((await to(user.password)).status).toBe(200);
});

test.each([
  ["P@ssw0rd", "lists of common and leaked passwords"],
  ["p@SSw0RD", "lists of common and leaked passwords"],
  ["Zacharias1", "is your name"],
  ["Evolve123", "is your name"],
])("The password '%s' is refused with its reason [SEC-04]", async (password, reason) => {
  const user = await person({ firstName: "Zacharias", lastName: "Zimmermann" });
  const answer = await change(await signIn(server, user), user, password);
  expect(answer).toMatchObject({ status: 400, errorCode: code(142) });
  expect((answer.body as { details?: string }).details).toContain(reason);
});

test("A context word is one whatever stands between its letters, under the strong rule too [SEC-04]", async () => {
  const strong = await buildTenant(server.services, { passwordPolicy: { strong: true } });
  const password = "a long pass phrase, once";
  const user = await buildUser(server.services, strong, { firstName: "Zacharias", lastName: "Zimmermann", password });
  const client = await signIn(server, user);
  const body = (newPassword: string) => ({ body: { currentPassword: password, newPassword } });
  const named = await client.send(changePassword, body("Zacharias Zimmermann 123"));
  expect(named).toMatchObject({ errorCode: code(142), body: { details: expect.stringContaining("name") as string } });
  expect((await client.send(changePassword, body("Zacharias likes plums"))).status).toBe(200);
});

test("Under the strong rule 14 characters are too few alone and 8 enough beside a one-time code, of any kind [SEC-01, SEC-02, SEC-03]", async () => {
  const strong = await buildTenant(server.services, { passwordPolicy: { strong: true, expiry_days: 30 } });
  const password = "correct horse battery";
  const alone = await buildUser(server.services, strong, { password, passwordAgeDays: 4_000 });
  const client = await signIn(server, alone);
  const to = async (given: string) =>
    (await client.send(changePassword, { body: { currentPassword: password, newPassword: given } })).errorCode;
  expect(await to("14 characters.")).toBe(code(123));
  expect(await to("только строчные буквы и пробелы")).toBe("");

  const both = await buildUser(server.services, strong, { password: "eight ch", totpSecret });
  expect((await enter(both, "eight ch", { totp: totpNow() })).status).toBe(200);
});

test("A long password counts to its last character and in any Unicode form [SEC-02]", async () => {
  const user = await person({ idmType: "EVOLVECG" });
  const long = `Ångström ﬁne Ω#1 ${"abcdefghij".repeat(10)}`;
  await change(await signIn(server, user), user, long);
  expect((await enter(user, long.normalize("NFD"))).status).toBe(200);
  expect((await enter(user, `${long.slice(0, -1)}k`)).status).toBe(401);
});

test("A SAML user and a user without the permission change nothing here, nor anybody another's", async () => {
  const [user, other] = [await person(), await person({ permissions: [] })];
  const client = await signIn(server, user);
  expect((await change(client, user, fresh, { userName: other.userName })).errorCode).toBe("FORBIDDEN");
  expect((await change(client, user, fresh, { emailAddress: other.userName })).errorCode).toBe("FORBIDDEN");
  expect((await change(await signIn(server, other), other, fresh)).status).toBe(403);
  expect((await change(anonymous(server), user, fresh)).status).toBe(401);
  await server.services.database.system.updateTable("users").set({ saml: true }).where("id", "=", user.id).execute();
  expect((await change(client, user, fresh)).errorCode).toBe("SAML_USER");
});

test("Wrong guesses at the present password count as at sign-in", async () => {
  const user = await person();
  const client = await signIn(server, user);
  for (let guess = 0; guess < 10; guess += 1) await change(client, user, fresh, { currentPassword: "Not#2026-this" });
  expect((await change(client, user, fresh)).errorCode).toBe(code(144));
});

test("An expired password is replaced with itself as the proof [PWD-053]", async () => {
  const user = await expired();
  expect((await enter(user, user.password)).errorCode).toBe(code(149));
  expect((await force(user, user.password)).errorCode).toBe(code(19));
  expect((await force(user, "nodigits")).body).toMatchObject({ fields: { newPassword: "password" } });
  expect((await force(user, fresh, { userEmail: "other@nowhere.test" })).errorCode).toBe(code(101));
  expect(await force(user, fresh, { userEmail: user.userName })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await enter(user, fresh)).status).toBe(200);
});

test("A password that never met the rule is replaced as well", async () => {
  const user = await person({ password: "unfit" });
  expect((await enter(user, "unfit")).errorCode).toBe(code(150));
  expect((await force(user, fresh)).status).toBe(200);
  expect((await enter(user, fresh)).status).toBe(200);
});

test("A good password is not replaced without a session, and a wrong one tells nothing [SEC-08]", async () => {
  const [good, late] = [await person(), await expired()];
  expect((await force(good, fresh)).errorCode).toBe("FORBIDDEN");
  for (const user of [good, late, { ...good, userName: "nobody@nowhere.test" }])
    expect((await force({ ...user, password: "Not#2026-this" }, fresh)).errorCode).toBe(code(101));
});

test("A forced change never bypasses the one-time code [SEC-13]", async () => {
  const user = await expired({ totpSecret });
  expect((await force(user, fresh)).errorCode).toBe(code(102));
  expect((await force(user, fresh, { totp: "000000" })).errorCode).toBe(code(102));
  const totp = totpNow();
  expect((await force(user, fresh, { totp })).status).toBe(200);
  expect((await enter(user, fresh, { totp })).errorCode).toBe(code(102));
});

test.each([
  [changePassword, {}],
  [changePassword, { currentPassword: "x" }],
  [changePassword, { currentPassword: "x", newPassword: "" }],
  [changePassword, { currentPassword: "x", newPassword: "y", endOtherSessions: "yes" }],
  [forceChangePassword, { userName: "a@b", newPassword: "y" }],
  [forceChangePassword, { userName: "a@b", currentPassword: "x", newPassword: "y".repeat(1_025) }],
])("%o refuses the body %j", async (call, body) => {
  const user = await person();
  const answer = await (await signIn(server, user)).send(call, { body });
  expect(answer.errorCode).toBe(code(106));
});
