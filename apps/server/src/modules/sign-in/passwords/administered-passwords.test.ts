import { refresh } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import {
  authenticationUsers,
  forgotPassword,
  loginAuthenticator,
  resetPassword,
  startPasswordReset,
} from "@evolve/contracts/passwords";
import { type BuiltTenant, buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { linkOf } from "@evolve/testkit/links";
import { mailAfter, mailsTo } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services, { passwordPolicy: { minimum_length: 9, expiry_days: 60 } });
  administrator = await signIn(server, await buildUser(server.services, tenant, { passwordAgeDays: 3 }));
});
afterAll(() => server.close());

const person = (options: Parameters<typeof buildUser>[2] = {}) => buildUser(server.services, tenant, options);
const start = (email: string, more: object = {}, client = administrator) =>
  client.send(startPasswordReset, { body: { email, ...more } });
const enter = async ({ userName }: BuiltUser, password: string) =>
  (await anonymous(server).call(login, { body: { userName, password } })).errorCode;
const authenticatorOf = async (username: string) => {
  const { status, body } = await anonymous(server).call(loginAuthenticator, { query: { username } });
  expect(status).toBe(200);
  return body;
};
const recordOf = (client: TestClient, filter?: string) =>
  client.call(authenticationUsers, { query: filter === undefined ? {} : { filter } });

test("An administrator starts a reset and never chooses the password [PWD-058, SEC-14, SEC-03]", async () => {
  const user = await person();
  const mail = await mailAfter(server.mail, user.userName, /^Choose/, async () => {
    const answer = await start(user.userName, { password: "Chosen#2026", reason: "Phishing" });
    expect(answer).toMatchObject({ status: 200, body: { emailSent: true, passwordSet: false } });
  });
  expect(mail.text).toContain("An administrator of");
  expect(await enter(user, "Chosen#2026")).toBe("platform_user_manager_service_101");
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select(["action", "details"])
    .where("target_id", "=", user.id)
    .where("action", "=", "user.password-reset-started")
    .execute();
  expect(events).toEqual([{ action: "user.password-reset-started", details: { reason: "Phishing" } }]);
  expect(JSON.stringify(server.logged)).not.toContain("Chosen#2026");
});

test("From then on sign-in asks for the new password, and mails a reset again, until it is chosen [LOGIN-074]", async () => {
  const user = await person();
  await mailAfter(server.mail, user.userName, /^Choose/, () => start(user.userName));
  const mail = await mailAfter(server.mail, user.userName, /^Choose/, async () => {
    expect(await enter(user, user.password)).toBe("CHANGE_PASSWORD_REQUIRED");
  });
  const { token = "" } = linkOf(mail).parameters;
  const password = "Fresh#2026-a";
  expect((await anonymous(server).call(resetPassword, { body: { token, password } })).status).toBe(200);
  expect(await enter(user, password)).toBe("");
});

test("A reset that an administrator starts ends the person's sessions, refresh tokens with them [SEC-21]", async () => {
  const user = await person();
  const client = await signIn(server, user);
  await start(user.userName);
  expect((await recordOf(client)).status).toBe(401);
  const renewed = await client.call(refresh, { body: { token: client.tokens?.refreshToken ?? "" } });
  expect(renewed.status).toBe(401);
});

test("Strangers who ask for a name without end keep no administrator from it", async () => {
  const user = await person();
  for (let time = 0; time < 6; time += 1)
    await anonymous(server).call(forgotPassword, { body: { userName: user.userName } });
  await expect.poll(() => mailsTo(server.mail, user.userName, /^Choose/).length).toBe(5);
  await mailAfter(server.mail, user.userName, /^Choose/, () => start(user.userName));
});

test("It takes user:edit, and no less than the user holds, in one's own tenant", async () => {
  const boss = await person();
  const editor = await signIn(server, await person({ permissions: ["user:edit"] }));
  const foreigner = await buildUser(server.services, await buildTenant(server.services));
  expect((await start(boss.userName, {}, anonymous(server))).status).toBe(401);
  expect((await start(boss.userName, {}, await signIn(server, await person({ permissions: [] })))).status).toBe(403);
  expect((await start(boss.userName, {}, editor)).errorCode).toBe("FORBIDDEN");
  const pending = await person({ status: "PENDING" });
  for (const email of [foreigner.userName, "nobody@nowhere.test", pending.userName])
    expect((await start(email)).errorCode).toBe("NOT_FOUND");
  expect((await start((await person({ saml: true })).userName)).errorCode).toBe("SAML_USER");
  for (const body of [{}, { email: "nobody" }, { email: "a@b", force: true }])
    expect((await administrator.send(startPasswordReset, { body })).status).toBe(400);
});

test("The rule for a new password is that of the user's authenticator [PWD-018, PWD-056, PWD-019]", async () => {
  const cognito = await person({ idmType: "EVOLVECG", totpSecret: "JBSWY3DPEHPK3PXP" });
  expect(await authenticatorOf((await person()).userName)).toEqual({
    idmType: "EVOLVE",
    mfaEnabled: false,
    minimumLength: 8,
    maximumLength: 20,
    requireUppercase: true,
    requireLowercase: true,
    requireNumbers: true,
    requireNonAlphaNumeric: false,
    allowWhitespace: false,
  });
  expect(await authenticatorOf(cognito.userName)).toEqual({
    idmType: "EVOLVECG",
    mfaEnabled: true,
    minimumLength: 9,
    maximumLength: 256,
    requireUppercase: true,
    requireLowercase: true,
    requireNumbers: true,
    requireNonAlphaNumeric: true,
    allowWhitespace: true,
  });
  const unsaid = await buildTenant(server.services);
  const seven = await buildUser(server.services, unsaid, { idmType: "EVOLVECG" });
  expect((await authenticatorOf(seven.userName)).minimumLength).toBe(7);
});

test("An unknown name has the rule of its mail domain, and a domain that nobody has a plain one [SEC-08]", async () => {
  const { idmType, ...rule } = await authenticatorOf((await person()).userName);
  for (const name of [`nobody@${tenant.key}.test`, "nobody@nowhere.test", "NOBODY@nowhere.test"])
    expect(await authenticatorOf(name)).toEqual({ idmType, ...rule });
  const cognito = await buildTenant(server.services, { passwordPolicy: { idm_type: "EVOLVECG", minimum_length: 12 } });
  const known = await buildUser(server.services, cognito, { idmType: "EVOLVECG" });
  expect(await authenticatorOf(`nobody@${cognito.key}.test`)).toEqual(await authenticatorOf(known.userName));
});

test("Everybody sees when their own password ends: days after its change [PWD-023, PWD-074, LOGIN-050]", async () => {
  const user = await person({ permissions: [], passwordAgeDays: 10 });
  const client = await signIn(server, user);
  const { body } = await recordOf(client);
  const [record] = body.users;
  const changed = Date.parse(record?.passwordlastModifiedOn ?? "");
  expect(record).toMatchObject({
    userId: user.id,
    userName: user.userName,
    idmType: "EVOLVE",
    passwordExpiryInterval: 60,
  });
  expect(Date.parse(record?.passwordExpiresOn ?? "") - changed).toBe(60 * 24 * 60 * 60 * 1000);
  for (const own of [user.id, user.userName, user.userName.toUpperCase()])
    expect((await recordOf(client, own)).body).toEqual(body);

  const without = await buildTenant(server.services);
  const unlimited = await signIn(server, await buildUser(server.services, without, { permissions: [] }));
  const { body: none } = await recordOf(unlimited);
  expect(none.users).toMatchObject([{ passwordExpiryInterval: null, passwordExpiresOn: null }]);
});

test("Somebody else's record takes user:view and stays in the tenant", async () => {
  const [user, other] = [await person({ permissions: [] }), await person({ passwordExpiryDays: 30 })];
  const foreigner = await buildUser(server.services, await buildTenant(server.services));
  const client = await signIn(server, user);
  for (const filter of [other.userName, other.id, "nobody@nowhere.test", foreigner.id])
    expect((await recordOf(client, filter)).errorCode).toBe("FORBIDDEN");
  for (const filter of [other.userName, other.id])
    expect((await recordOf(administrator, filter)).body.users).toMatchObject([
      { userId: other.id, passwordExpiryInterval: 30 },
    ]);
  for (const filter of [foreigner.userName, foreigner.id, "nobody@nowhere.test"])
    expect((await recordOf(administrator, filter)).body.users).toEqual([]);
  expect((await recordOf(anonymous(server))).status).toBe(401);
  expect((await recordOf(client, "x".repeat(256))).status).toBe(400);
});
