import { login } from "@evolve/contracts/authentication";
import { changeEmail, verifyEmail } from "@evolve/contracts/email-verification";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { withAdmin } from "@evolve/testkit/global-setup";
import { linkOf } from "@evolve/testkit/links";
import { mailAfter, mailsTo } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findByName } from "../../directory/directory/index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant));
});
afterAll(() => server.close());

const person = (options: Parameters<typeof buildUser>[2] = {}) =>
  buildUser(server.services, tenant, { permissions: [], ...options });
const change = (client: TestClient, userId: string, emailAddress: string, currentPassword?: string) =>
  client.call(changeEmail, {
    params: { userId },
    body: { emailAddress, ...(currentPassword !== undefined && { currentPassword }) },
  });
const verify = (userName: string, emailVerificationToken: string, headers = {}) =>
  anonymous(server).send(verifyEmail, { body: { userName, emailVerificationToken }, headers });
const tokenTo = async (email: string): Promise<string> =>
  linkOf(await server.mail.waitFor(email)).parameters["token"] ?? "";
const enter = async ({ password }: BuiltUser, userName: string) =>
  (await anonymous(server).call(login, { body: { userName, password } })).status;

test("A changed address counts once its link was used, and old and new address are told [PWD-061, SEC-16]", async () => {
  const user = await person();
  const email = `new.${user.userName}`;
  const client = await signIn(server, user);
  const told = await mailAfter(server.mail, user.userName, /about to change$/, async () => {
    const asked = await change(client, user.id, email, user.password);
    expect(asked).toMatchObject({ status: 200, body: { verificationSent: true } });
  });
  expect(told.text).toContain(email);
  const { hash, parameters } = linkOf(await server.mail.waitFor(email));
  expect([hash, parameters["userName"]]).toEqual(["#/updateEmail", user.userName]);
  expect(await enter(user, email)).toBe(401);

  const confirmed = await verify(user.userName, parameters["token"] ?? "");
  expect(confirmed).toMatchObject({ status: 200, body: { emailAddress: email, samlUser: false } });
  expect([await enter(user, email), await enter(user, user.userName)]).toEqual([200, 200]);
  for (const to of [user.userName, email])
    await expect.poll(() => mailsTo(server.mail, to, /^Your email address for Evolve was changed$/).length).toBe(1);
});

test("A SAML user is told as one who has no password here", async () => {
  const user = await person({ saml: true, password: null });
  const email = `new.${user.userName}`;
  await change(administrator, user.id, email);
  expect((await verify(user.userName, await tokenTo(email))).body).toMatchObject({ samlUser: true });
});

test("A link works once, for its user name alone, as it was sent", async () => {
  const user = await person();
  const email = `once.${user.userName}`;
  await change(administrator, user.id, email);
  const token = await tokenTo(email);
  const altered = [`${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`, token.split(".")[2] ?? "", "x"];
  const invalid = { status: 410, errorCode: "EMAIL_VERIFICATION_INVALID" };
  for (const wrong of altered) expect(await verify(user.userName, wrong)).toMatchObject(invalid);
  expect(await verify("other@nowhere.test", token)).toMatchObject(invalid);
  expect((await verify(user.userName, token)).status).toBe(200);
  expect(await verify(user.userName, token)).toMatchObject(invalid);
});

test("Of five uses at once exactly one succeeds, and the address stays", async () => {
  const user = await person();
  const email = `race.${user.userName}`;
  await change(administrator, user.id, email);
  const token = await tokenTo(email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(user.userName, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  expect(await enter(user, email)).toBe(200);
});

test("Only the newest link works, for 24 hours and not a second longer", async () => {
  const [user, late] = [await person(), await person()];
  await change(administrator, user.id, `first.${user.userName}`);
  const first = await tokenTo(`first.${user.userName}`);
  await change(administrator, user.id, `second.${user.userName}`);
  expect((await verify(user.userName, first)).status).toBe(410);
  expect((await verify(user.userName, await tokenTo(`second.${user.userName}`))).status).toBe(200);

  await change(administrator, late.id, `late.${late.userName}`);
  const token = await tokenTo(`late.${late.userName}`);
  server.clock.advance(24 * 60 * 60 + 1);
  expect((await verify(late.userName, token)).status).toBe(410);
  administrator = await signIn(server, await buildUser(server.services, tenant));
});

test("Callers with user:edit are told that an address is taken; to others it looks free, and no mail goes out [SEC-08]", async () => {
  const [user, owner] = [await person(), await person()];
  expect(await change(administrator, user.id, owner.userName)).toMatchObject({
    status: 409,
    errorCode: "EMAIL_EXISTS",
  });
  const client = await signIn(server, user);
  expect(await change(client, user.id, owner.userName, user.password)).toMatchObject({
    status: 200,
    body: { verificationSent: true },
  });
  const rows = await server.services.database.system
    .selectFrom("email_changes")
    .select("id")
    .where("user_id", "=", user.id)
    .execute();
  expect(rows).toEqual([]);
});

test("Of two people who confirm one address, the first has it", async () => {
  const [one, other] = [await person(), await person()];
  const email = `wanted.${one.userName}`;
  await change(administrator, one.id, email);
  const first = await tokenTo(email);
  await change(administrator, other.id, email);
  await expect.poll(() => mailsTo(server.mail, email).length).toBe(2);
  const second = await tokenTo(email);
  expect((await verify(other.userName, second)).status).toBe(200);
  expect(await verify(one.userName, first)).toMatchObject({ status: 409, errorCode: "EMAIL_EXISTS" });
  expect(await enter(other, email)).toBe(200);
});

test("A failure halfway leaves the old address everywhere, and the link good for another try", async () => {
  const user = await person();
  const email = `halfway.${user.userName}`;
  await change(administrator, user.id, email);
  const token = await tokenTo(email);
  server.allowDefects("audit_events");
  await withAdmin(server.connectionString, (owner) => owner.query("revoke insert on audit_events from evolve_tenant"));
  try {
    expect((await verify(user.userName, token)).status).toBe(500);
  } finally {
    await withAdmin(server.connectionString, (owner) => owner.query("grant insert on audit_events to evolve_tenant"));
  }
  const entry = await findByName(server.services.database.system, user.userName);
  expect(entry?.email).toBe(user.userName);
  expect((await verify(user.userName, token)).status).toBe(200);
  expect((await findByName(server.services.database.system, email))?.userId).toBe(user.id);
});

test("One's own address takes the password or a fresh proof, and wrong guesses count [SEC-23]", async () => {
  const user = await person();
  const client = await signIn(server, user);
  const email = `own.${user.userName}`;
  expect((await change(client, user.id, email, "Not#2026-this")).errorCode).toBe("platform_user_manager_service_101");
  server.clock.advance(30 * 60);
  const later = await signIn(server, user);
  server.clock.advance(9 * 60);
  expect((await change(later, user.id, email, user.password)).status).toBe(200);
  server.clock.advance(5 * 60);
  expect((await change(later, user.id, email)).errorCode).toBe("STEP_UP_REQUIRED");
  administrator = await signIn(server, await buildUser(server.services, tenant));
});

test("Somebody else's takes user:edit, and no less than they hold, in one's own tenant", async () => {
  const other = await buildTenant(server.services);
  const foreigner = await buildUser(server.services, other);
  const boss = await buildUser(server.services, tenant);
  const editor = await signIn(server, await person({ permissions: ["user:edit"] }));
  const plain = await signIn(server, await person());
  const email = "else@verify.test";
  expect((await change(anonymous(server), boss.id, email)).status).toBe(401);
  expect((await change(plain, boss.id, email)).errorCode).toBe("FORBIDDEN");
  expect((await change(editor, boss.id, email)).errorCode).toBe("FORBIDDEN");
  for (const id of [foreigner.id, newId()]) expect((await change(editor, id, email)).errorCode).toBe("NOT_FOUND");
});

test("Bodies that lack something or bring more are refused", async () => {
  const user = await person();
  for (const body of [{}, { emailAddress: "nobody" }, { emailAddress: "a@b", userName: "x" }])
    expect(
      (await administrator.send(changeEmail, { path: `/user-management/v1/users/${user.id}/email`, body })).status,
    ).toBe(400);
  for (const body of [{}, { userName: "a@b" }, { userName: "a@b", emailVerificationToken: "" }])
    expect((await anonymous(server).send(verifyEmail, { body })).status).toBe(400);
});

test("Who has a second factor changes the address by a fresh proof, never by the password alone [SEC-23]", async () => {
  const plain = await person();
  const user = await person();
  const [other, client] = [await signIn(server, plain), await signIn(server, user)];
  await server.services.database.system
    .updateTable("credentials")
    .set({ totp_secret: server.services.secrets.seal("JBSWY3DPEHPK3PXP", "totp") })
    .where("user_id", "=", user.id)
    .execute();
  server.clock.advance(6 * 60);
  expect(await change(client, user.id, `x.${user.userName}`, user.password)).toMatchObject({
    status: 403,
    errorCode: "STEP_UP_REQUIRED",
  });
  expect((await change(other, plain.id, `x.${plain.userName}`, plain.password)).status).toBe(200);
});

test("An address is changed five times an hour: each time two mails go out", async () => {
  const user = await person();
  const client = await signIn(server, user);
  const ask = (time: number) => change(client, user.id, `many${time}.${user.userName}`, user.password);
  for (let time = 0; time < 5; time += 1) expect((await ask(time)).status).toBe(200);
  const refused = await ask(5);
  expect(refused).toMatchObject({ status: 503, errorCode: "platform_user_manager_service_107" });
  expect(refused.response.headers["retry-after"]).toBe("3600");
  await expect.poll(() => mailsTo(server.mail, user.userName, /about to change$/).length).toBe(5);
  server.clock.advance(60 * 60 + 1);
  const again = await signIn(server, user);
  expect((await change(again, user.id, `later.${user.userName}`, user.password)).status).toBe(200);
});

test("Of twenty changes of an address at once five are asked for", async () => {
  const user = await person();
  const client = await signIn(server, await buildUser(server.services, tenant));
  const times = Array.from({ length: 20 }, (_, time) => time);
  const answers = await Promise.all(times.map((time) => change(client, user.id, `burst${time}.${user.userName}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(15);
  await expect.poll(() => mailsTo(server.mail, user.userName, /about to change$/).length).toBe(5);
});
