import { login, loginV1, validateLogin } from "@evolve/contracts/authentication";
import { currentUser } from "@evolve/contracts/current-user";
import { hash } from "@node-rs/argon2";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, withTokens } from "@evolve/testkit/client";
import { codeIn, mailAfter, mailsTo } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../../config/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ limits: { hashCost: readConfig({}).limits.hashCost } });
});
afterAll(() => server.close());

const code = (number: number): string => `platform_user_manager_service_${number}`;
const enter = ({ userName, password }: BuiltUser, given = password) =>
  anonymous(server).call(login, { body: { userName, password: given } });
const tenantWith = (passwordPolicy: NonNullable<Parameters<typeof buildTenant>[1]>["passwordPolicy"]) =>
  buildTenant(server.services, { ...(passwordPolicy && { passwordPolicy }) });
const userOf = async (
  policy: Parameters<typeof tenantWith>[0],
  options: NonNullable<Parameters<typeof buildUser>[2]>,
) => buildUser(server.services, await tenantWith(policy), { idmType: "EVOLVECG", ...options });
const yesterday = () => new Date(server.clock.now().getTime() - 24 * 60 * 60 * 1000);

test("A password that a changed policy no longer admits is refused with a mail to choose another [LOGIN-073]", async () => {
  const user = await userOf({ minimum_length: 20, changed_at: yesterday() }, { passwordAgeDays: 2 });
  const mail = await mailAfter(server.mail, user.userName, /^Choose/, async () => {
    expect(await enter(user)).toMatchObject({ status: 403, errorCode: code(129), body: { details: "" } });
  });
  expect(codeIn(mail)).toMatch(/^\d{6}$/);
});

test("After a change of authenticator the details say so [LOGIN-073]", async () => {
  const user = await userOf({ minimum_length: 20 }, { passwordIdmType: "EVOLVE" });
  await mailAfter(server.mail, user.userName, /^Choose/, async () => {
    expect(await enter(user)).toMatchObject({ errorCode: code(129), body: { details: "TENANT_MIGRATED" } });
  });
});

test("A password that fits signs in under a changed policy and a changed authenticator", async () => {
  for (const options of [{ passwordAgeDays: 2 }, { passwordIdmType: "EVOLVE" } as const])
    expect((await enter(await userOf({ minimum_length: 8, changed_at: yesterday() }, options))).status).toBe(200);
});

test("A password that never fitted its policy is a mismatch, without a mail", async () => {
  const user = await userOf({ minimum_length: 20 }, {});
  expect(await enter(user)).toMatchObject({ status: 403, errorCode: code(150) });
  expect(mailsTo(server.mail, user.userName, /^Choose/)).toEqual([]);
});

test("What is wrong with a password is told to nobody who does not know it [SEC-08]", async () => {
  const users = [
    await userOf({ minimum_length: 20, changed_at: yesterday() }, { passwordAgeDays: 2 }),
    await userOf({ minimum_length: 20 }, { passwordIdmType: "EVOLVE" }),
    await userOf({ minimum_length: 20 }, {}),
    await userOf({}, { changeRequired: true }),
    await userOf({ expiry_days: 1 }, { passwordAgeDays: 3 }),
  ];
  for (const user of users) expect((await enter(user, "Not#2026-this")).errorCode).toBe(code(101));
});

test("The tenant's days of expiry count where the user has none of their own", async () => {
  expect((await enter(await userOf({ expiry_days: 30 }, { passwordAgeDays: 30 }))).errorCode).toBe(code(149));
  expect((await enter(await userOf({ expiry_days: 30 }, { passwordAgeDays: 30, passwordExpiryDays: 90 }))).status).toBe(
    200,
  );
  expect(
    (
      await enter(
        await userOf(
          { expiry_days: 1, strong: true, minimum_length: 8 },
          { passwordAgeDays: 3, password: "long enough, surely" },
        ),
      )
    ).status,
  ).toBe(200);
});

test("A hash under lower parameters is replaced at the next sign-in, and none that is current [SEC-07]", async () => {
  const user = await userOf({}, {});
  const { system } = server.services.database;
  const stored = async () =>
    (
      await system
        .selectFrom("credentials")
        .select("password_hash")
        .where("user_id", "=", user.id)
        .executeTakeFirstOrThrow()
    ).password_hash ?? "";
  const weak = await hash(user.password, {
    memoryCost: 8_192,
    timeCost: 1,
    parallelism: 1,
    secret: server.services.secrets.pepper,
  });
  await system.updateTable("credentials").set({ password_hash: weak }).where("user_id", "=", user.id).execute();
  expect((await enter(user, "Not#2026-this")).status).toBe(401);
  expect(await stored()).toBe(weak);
  expect((await enter(user)).status).toBe(200);
  const upgraded = await stored();
  expect(upgraded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await enter(user)).status).toBe(200);
  expect(await stored()).toBe(upgraded);
});

test("Version 1 signs in in one call, with the words for a wrong address or password [LOGIN-047]", async () => {
  const user = await userOf({}, {});
  const stranger = anonymous(server);
  const body = { userName: user.userName, password: user.password };
  const signedIn = await stranger.call(loginV1, { body });
  expect(signedIn.response.headers["set-cookie"]).toBeDefined();
  const me = await withTokens(server, signedIn.body).call(currentUser, {});
  expect(me).toMatchObject({ status: 200, body: { user: { id: user.id } } });
  for (const wrong of [
    { ...body, password: "Not#2026-this" },
    { ...body, userName: "nobody@nowhere.test" },
  ])
    expect(await stranger.call(loginV1, { body: wrong })).toMatchObject({ status: 401, errorCode: code(101) });
  expect((await stranger.send(loginV1, { body: { userName: user.userName } })).status).toBe(400);
});

test("Version 1 takes the one-time code as well [LOGIN-047]", async () => {
  const user = await userOf({}, { totpSecret: "JBSWY3DPEHPK3PXP" });
  const body = { userName: user.userName, password: user.password };
  expect((await anonymous(server).call(loginV1, { body })).errorCode).toBe(code(102));
});

test("Validating opens nothing, says whether a code is asked for and counts wrong guesses [LOGIN-048]", async () => {
  const [plain, both] = [await userOf({}, {}), await userOf({}, { totpSecret: "JBSWY3DPEHPK3PXP" })];
  const validate = ({ userName, password }: BuiltUser, given = password) =>
    anonymous(server).call(validateLogin, { body: { userName, password: given } });
  expect((await validate(plain)).body).toEqual({ valid: true, mfa: false });
  expect((await validate(both)).body).toEqual({ valid: true, mfa: true });
  const sessions = await server.services.database.system
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "in", [plain.id, both.id])
    .execute();
  expect(sessions).toEqual([]);
  for (let guess = 0; guess < 10; guess += 1)
    expect((await validate(plain, "Not#2026-this")).errorCode).toBe(code(101));
  expect((await validate(plain)).errorCode).toBe(code(144));
  expect((await anonymous(server).send(validateLogin, { body: { userName: plain.userName } })).status).toBe(400);
});
