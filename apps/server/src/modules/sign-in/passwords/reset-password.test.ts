import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { forgotPassword, resetPassword, resolveForgotPasswordToken } from "@evolve/contracts/passwords";
import { currentUser } from "@evolve/contracts/current-user";
import { openBrowser } from "@evolve/testkit/browser";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { linkOf } from "@evolve/testkit/links";
import { codeIn, mailAfter } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

const code = (number: number): string => `platform_user_manager_service_${number}`;
const fresh = "Fresh#2026-a";
const legacy = () => buildUser(server.services, tenant);
const cognito = () => buildUser(server.services, tenant, { idmType: "EVOLVECG" });

/** Asks for a reset and answers its mail. */
const ask = (user: BuiltUser, name = user.userName) =>
  mailAfter(server.mail, user.userName, /^Choose a new password/, async () => {
    const answer = await anonymous(server).call(forgotPassword, { body: { userName: name } });
    expect(answer).toMatchObject({ status: 200, body: { emailSent: true } });
  });
const reset = (body: object, client = anonymous(server)) =>
  client.send(resetPassword, { body: { password: fresh, ...body } });
const resolve = async (token: string, named: object = {}) =>
  (await anonymous(server).call(resolveForgotPasswordToken, { body: { token, ...named } })).body;
const enter = (userName: string, password: string) => anonymous(server).call(login, { body: { userName, password } });

test("A Cognito-style reset is a six-digit code and a page to type it on [PWD-055, PWD-062, PWD-022]", async () => {
  const user = await cognito();
  const mail = await ask(user);
  const { hash, parameters } = linkOf(mail);
  expect([hash, parameters]).toEqual(["#/resetPassword", { userName: user.userName, idmType: "2" }]);
  const confirmationCode = codeIn(mail);
  expect(await reset({ userName: user.userName, confirmationCode })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await enter(user.userName, fresh)).status).toBe(200);
  expect((await enter(user.userName, user.password)).errorCode).toBe(code(101));
});

test("A legacy reset is a link with its secret behind the hash, and a code beside it [PWD-054, PWD-063, SEC-13]", async () => {
  const user = await legacy();
  const mail = await ask(user);
  const { url, parameters } = linkOf(mail);
  expect(Object.keys(parameters)).toEqual(["email", "userName", "token"]);
  expect(url.search).toBe("");
  expect(codeIn(mail)).toMatch(/^\d{6}$/);
  expect((await reset(parameters)).status).toBe(200);
  expect((await enter(user.userName, fresh)).status).toBe(200);

  const other = await legacy();
  const confirmationCode = codeIn(await ask(other));
  expect((await reset({ userName: other.userName, confirmationCode })).status).toBe(200);
});

test("Looking at a link does not spend it; using it does [PWD-059, SEC-13]", async () => {
  const user = await legacy();
  const { parameters } = linkOf(await ask(user));
  const token = parameters["token"] ?? "";
  const valid = { forgotPasswordTokenValid: true, idmType: "EVOLVE" };
  for (const named of [{}, { email: user.userName }, { userName: user.userName.toUpperCase() }])
    expect(await resolve(token, named)).toEqual(valid);
  for (const method of ["GET", "HEAD"] as const) await server.app.inject({ method, url: `/login/?token=${token}` });
  expect(await resolve(token)).toEqual(valid);
  expect((await reset({ token })).status).toBe(200);
  expect((await resolve(token)).forgotPasswordTokenValid).toBe(false);
  const again = await reset({ token, password: "Stolen#2026-b" });
  expect(again).toMatchObject({ status: 410, errorCode: "PASSWORD_TOKEN_INVALID" });
  expect((await enter(user.userName, fresh)).status).toBe(200);
});

test("A link of another, altered or for another address is as good as none", async () => {
  const [mine, theirs] = [await legacy(), await legacy()];
  const token = linkOf(await ask(mine)).parameters["token"] ?? "";
  const foreign = linkOf(await ask(theirs)).parameters["token"] ?? "";
  const [id = "", secret = ""] = token.split(".");
  const none = { forgotPasswordTokenValid: false, idmType: "EVOLVE" };
  const altered = [`${id}.${foreign.split(".")[1]}`, `${id}.${secret.slice(0, -1)}`, secret, "x"];
  for (const wrong of altered) {
    expect(await resolve(wrong)).toEqual(none);
    expect((await reset({ token: wrong })).errorCode).toBe("PASSWORD_TOKEN_INVALID");
  }
  expect(await resolve(token, { email: theirs.userName })).toEqual(none);
  expect((await reset({ token, userName: theirs.userName })).errorCode).toBe("PASSWORD_TOKEN_INVALID");
  expect((await resolve(token)).forgotPasswordTokenValid).toBe(true);
});

test("A reset works for ten minutes and not a second longer [SEC-13]", async () => {
  const [one, other] = [await cognito(), await legacy()];
  const confirmationCode = codeIn(await ask(one));
  const token = linkOf(await ask(other)).parameters["token"] ?? "";
  server.clock.advance(9 * 60);
  expect((await resolve(token)).forgotPasswordTokenValid).toBe(true);
  server.clock.advance(61);
  expect((await resolve(token)).forgotPasswordTokenValid).toBe(false);
  expect((await reset({ token })).errorCode).toBe("PASSWORD_TOKEN_INVALID");
  expect(await reset({ userName: one.userName, confirmationCode })).toMatchObject({
    errorCode: "VERIFICATION_CODE_INVALID",
    body: { details: "ExpiredCodeException" },
  });
});

test("Of two resets the newest counts, whichever name it was asked by [SEC-13]", async () => {
  const user = await legacy();
  const email = `mail-${user.userName}`;
  await server.services.database.system
    .updateTable("sign_in_directory")
    .set({ email })
    .where("user_id", "=", user.id)
    .execute();
  const first = linkOf(await ask(user)).parameters["token"] ?? "";
  const second = linkOf(await ask(user, email)).parameters["token"] ?? "";
  expect((await resolve(first)).forgotPasswordTokenValid).toBe(false);
  expect((await resolve(second)).forgotPasswordTokenValid).toBe(true);
});

test("A wrong code is a mismatch, and after five the right one is too late [PWD-065, PWD-066]", async () => {
  const user = await cognito();
  const right = codeIn(await ask(user));
  const wrong = right === "000000" ? "000001" : "000000";
  const guesser = anonymous(server);
  const by = (confirmationCode: string) => reset({ userName: user.userName, confirmationCode }, guesser);
  for (let guess = 0; guess < 5; guess += 1)
    expect((await by(wrong)).body).toMatchObject({ details: "CodeMismatchException" });
  expect((await by(right)).body).toMatchObject({ details: "ExpiredCodeException" });
  expect((await enter(user.userName, user.password)).status).toBe(200);
});

test("Five wrong codes from one network leave the code to its owner elsewhere; twenty from anywhere use it up [SEC-09]", async () => {
  const user = await cognito();
  const confirmationCode = codeIn(await ask(user));
  const wrong = confirmationCode === "000000" ? "000001" : "000000";
  const by = async (address: string, typed: string, times = 1) => {
    let answered: unknown;
    for (let time = 0; time < times; time += 1) {
      const body = { userName: user.userName, confirmationCode: typed };
      answered = (await reset(body, anonymous(server, address))).body;
    }
    return answered;
  };
  const mismatch = { details: "CodeMismatchException" };
  const late = { details: "ExpiredCodeException" };
  expect(await by("2001:db8:0:1::1", wrong, 5)).toMatchObject(mismatch);
  // Another address of the same subscriber, even with the right code.
  expect(await by("2001:db8:0:1::2", confirmationCode)).toMatchObject(late);
  expect(await by("10.200.1.2", wrong, 4)).toMatchObject(mismatch);
  expect(await by("10.200.1.2", confirmationCode)).toEqual({ success: true });

  const again = codeIn(await ask(user));
  const other = again === "000000" ? "000001" : "000000";
  const flood = async (address: string) => {
    for (let time = 0; time < 5; time += 1)
      await reset({ userName: user.userName, confirmationCode: other }, anonymous(server, address));
  };
  for (const last of [3, 4, 5, 6]) await flood(`10.200.1.${last}`);
  expect(await by("10.200.1.7", again)).toMatchObject(late);
});

test("A wrong code brought with a known device's cookie reads as much for an unknown name as for a known one [SEC-08]", async () => {
  const user = await cognito();
  const nobody = `nobody.${user.userName}`;
  const browser = openBrowser(server);
  expect(await browser.enter(await legacy())).toBe("signed in");
  await ask(user);
  await anonymous(server).call(forgotPassword, { body: { userName: nobody } });
  const reads = vi.spyOn(server.services.database, "readTenant");
  const readsFor = async (userName: string) => {
    reads.mockClear();
    const body = { userName, password: fresh, confirmationCode: "000000" };
    expect((await browser.call(resetPassword, { body })).errorCode).toBe("VERIFICATION_CODE_INVALID");
    return reads.mock.calls.length;
  };
  expect(await readsFor(nobody)).toBe(await readsFor(user.userName));
  reads.mockRestore();
});

test("Wrong codes of strangers leave the link alone, and a known device has tries of its own [SEC-09]", async () => {
  const [user, other] = [await legacy(), await cognito()];
  const { parameters } = linkOf(await ask(user));
  const own = openBrowser(server);
  const stranger = anonymous(server);
  expect(await own.enter(other)).toBe("signed in");
  const confirmationCode = codeIn(await ask(other));
  const wrong = confirmationCode === "000000" ? "000001" : "000000";
  for (const { userName } of [user, other])
    for (let time = 0; time < 6; time += 1) await reset({ userName, confirmationCode: wrong }, stranger);
  expect((await reset({ userName: other.userName, confirmationCode }, stranger)).status).toBe(400);
  expect((await resolve(parameters["token"] ?? "")).forgotPasswordTokenValid).toBe(true);
  expect((await reset(parameters)).status).toBe(200);

  const body = { userName: other.userName, password: fresh };
  const answers: string[] = [];
  for (let time = 0; time < 4; time += 1)
    answers.push((await own.call(resetPassword, { body: { ...body, confirmationCode: wrong } })).errorCode);
  expect(new Set(answers)).toEqual(new Set(["VERIFICATION_CODE_INVALID"]));
  expect((await own.call(resetPassword, { body: { ...body, confirmationCode } })).status).toBe(200);
});

test.each([
  [{}],
  [{ confirmationCode: "12345" }],
  [{ confirmationCode: "12345a" }],
  [{ confirmationCode: "１２３４５６" }],
])("What is no code of six digits is an invalid parameter: %j [PWD-067]", async (more) => {
  expect(await reset({ userName: "someone@nowhere.test", ...more })).toMatchObject({
    status: 400,
    errorCode: code(106),
    body: { details: "InvalidParameterException" },
  });
});

test("A code without any name is an invalid parameter [PWD-067]", async () => {
  expect((await reset({ confirmationCode: "123456" })).body).toMatchObject({ details: "InvalidParameterException" });
});

test("A password that may not be used leaves the code unspent, however often [PWD-040]", async () => {
  const user = await cognito();
  const confirmationCode = codeIn(await ask(user));
  for (const [password, number] of [
    ["short1", 123],
    ["lowercase#1", 123],
    ["UPPERCASE#1", 123],
    ["NoDigits#", 123],
    ["NoSpecial1", 123],
    ["P@ssw0rd", 142],
    [user.password, 19],
  ] as const)
    expect((await reset({ userName: user.userName, confirmationCode, password })).errorCode).toBe(code(number));
  expect((await reset({ userName: user.userName, confirmationCode })).status).toBe(200);
});

test("A reset ends every session and refresh token of the person, on every node", async () => {
  const user = await cognito();
  const client = await signIn(server, user);
  const pending = await enter(user.userName, user.password);
  const confirmationCode = codeIn(await ask(user));
  const other = await server.anotherNode();
  await reset({ userName: user.userName, confirmationCode }, anonymous(other));
  await expect.poll(async () => (await client.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
  const { errorCode } = await client.call(exchangeToken, { body: { accessToken: pending.body.id_token } });
  expect(errorCode).toBe("TOKEN_INVALID");
});

test("A reset takes away the lock of wrong guesses: its mail has shown who asks", async () => {
  const user = await legacy();
  for (let guess = 0; guess < 10; guess += 1) await enter(user.userName, "Not#2026-this");
  expect((await enter(user.userName, user.password)).errorCode).toBe(code(144));
  const { token } = linkOf(await ask(user)).parameters;
  expect((await reset({ token })).status).toBe(200);
  expect((await enter(user.userName, fresh)).status).toBe(200);
});

test("Of five resets with one link at once exactly one succeeds", async () => {
  const user = await legacy();
  const token = linkOf(await ask(user)).parameters["token"] ?? "";
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => reset({ token, password: `Racing#202${n}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
});

test("The person is told of a reset by mail, in their language [SEC-16]", async () => {
  const user = await cognito();
  const confirmationCode = codeIn(await ask(user));
  const body = { userName: user.userName, confirmationCode, password: fresh };
  const mail = await mailAfter(server.mail, user.userName, /пароль/, () =>
    anonymous(server).send(resetPassword, { body, headers: { "accept-language": "ru" } }),
  );
  expect(mail.subject).toBe("Ваш пароль для Evolve изменён");
  expect(mail.text).toContain("Все сеансы завершены");
  expect(mail.html).toContain('<html lang="ru-RU">');
});

test("Neither code nor secret nor new password stands in the database or the log [SEC-13]", async () => {
  const user = await legacy();
  const mail = await ask(user);
  const { token = "" } = linkOf(mail).parameters;
  await reset({ token });
  const secrets = [`\\b${codeIn(mail)}\\b`, token.split(".")[1] ?? "", fresh];
  const tables = ["password_resets", "mail_outbox", "credentials", "audit_events"] as const;
  const rows = await Promise.all(
    tables.map((table) => server.services.database.system.selectFrom(table).selectAll().execute()),
  );
  const kept = JSON.stringify([rows, server.logged]);
  for (const secret of secrets) expect(kept).not.toMatch(new RegExp(secret));
});
