import { login } from "@evolve/contracts/authentication";
import { activateUser, resolveInvitationToken, inviteUsers } from "@evolve/contracts/invitations";
import { forgotPassword, resetPassword } from "@evolve/contracts/passwords";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn } from "@evolve/testkit/client";
import { linkOf } from "@evolve/testkit/links";
import { codeIn, mailAfter } from "@evolve/testkit/mails";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
});
afterAll(() => server.close());

const totpSecret = "JBSWY3DPEHPK3PXP";
const fresh = "Fresh#2026-a";
const code = (number: number): string => `platform_user_manager_service_${number}`;
const totpNow = (): string =>
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: server.clock.now().getTime() });
const reset = (body: object, client = anonymous(server)) =>
  client.send(resetPassword, { body: { password: fresh, ...body } });
const asked = async (idmType: "EVOLVE" | "EVOLVECG") => {
  const user = await buildUser(server.services, tenant, { idmType, totpSecret });
  const mail = await mailAfter(server.mail, user.userName, /^Choose/, () =>
    anonymous(server).call(forgotPassword, { body: { userName: user.userName } }),
  );
  return { user, way: { userName: user.userName, confirmationCode: codeIn(mail) } };
};
const enter = async (userName: string, password: string, totp?: string) =>
  (await anonymous(server).call(login, { body: { userName, password, ...(totp && { totp }) } })).errorCode;

test("A Cognito-style reset changes nothing without the right one-time code [SEC-13, PWD-068, PWD-069]", async () => {
  const { user, way } = await asked("EVOLVECG");
  expect(await reset(way)).toMatchObject({ errorCode: code(102), body: { details: "CHECK_DETAILS_TRY_AGAIN" } });
  expect(await reset({ ...way, totp: "000000" })).toMatchObject({
    errorCode: code(102),
    body: { details: "INVALID_MFA_TOKEN_OR_SECRET_LOGIN" },
  });
  expect(await enter(user.userName, fresh)).toBe(code(101));
  const totp = totpNow();
  expect((await reset({ ...way, totp })).status).toBe(200);
  expect(await enter(user.userName, fresh)).toBe(code(102));
  expect(await enter(user.userName, fresh, totp)).toBe(code(102));
  server.clock.advance(30);
  expect(await enter(user.userName, fresh, totpNow())).toBe("");
});

test("Wrong one-time codes use up the tries of a reset", async () => {
  const { way } = await asked("EVOLVECG");
  const guesser = anonymous(server);
  for (let guess = 0; guess < 5; guess += 1) await reset({ ...way, totp: "000000" }, guesser);
  expect((await reset({ ...way, totp: totpNow() }, guesser)).body).toMatchObject({ details: "ExpiredCodeException" });
});

test("A legacy reset is done and told as such when the code was wrong; sign-in asks for it again", async () => {
  for (const totp of [undefined, "000000"]) {
    const { user, way } = await asked("EVOLVE");
    expect((await reset({ ...way, ...(totp && { totp }) })).errorCode).toBe(code(168));
    expect(await enter(user.userName, fresh)).toBe(code(102));
    expect(await enter(user.userName, fresh, totpNow())).toBe("");
  }
});

test("An account is activated and told as such when the code was wrong", async () => {
  const { services } = server;
  const cognito = await buildTenant(services, { passwordPolicy: { idm_type: "EVOLVECG", minimum_length: 10 } });
  const inviter = await signIn(server, await buildUser(services, cognito));
  const email = `invited@${cognito.key}.test`;
  const { body } = await inviter.call(inviteUsers, { body: { emailAddressesList: [email] } });
  await services.database.system
    .updateTable("credentials")
    .set({ totp_secret: services.secrets.seal(totpSecret, "totp") })
    .where("user_id", "=", body.results[0]?.userId ?? "")
    .execute();
  const token = linkOf(await server.mail.waitFor(email)).parameters["token"] ?? "";
  const resolved = await anonymous(server).call(resolveInvitationToken, { body: { token } });
  expect(resolved.body).toEqual({ userStatus: "PENDING", invitationTokenValid: true, idmType: "EVOLVECG" });
  const activate = (password: string, otp: string) =>
    anonymous(server).call(activateUser, { body: { token, password, otp } });
  expect(await activate("Short#1aa", "000000")).toMatchObject({
    errorCode: code(123),
    body: { fields: { password: "passwordPolicyCriteriaMatch" } },
  });
  expect((await activate("Long enough #1", "000000")).errorCode).toBe(code(141));
  expect(await enter(email, "Long enough #1", totpNow())).toBe("");
});
