import { activateUser, resolveInvitationToken, inviteUsers } from "@evolve/contracts/invitations";
import { login } from "@evolve/contracts/authentication";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { linkOf } from "@evolve/testkit/links";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let inviter: TestClient;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerAddress: 20 } });
  tenant = await buildTenant(server.services);
  inviter = await signIn(server, await buildUser(server.services, tenant));
});
afterAll(() => server.close());

const password = "Fresh#2026";
const inviteWith = async (client: TestClient, email: string): Promise<{ id: string; token: string }> => {
  const { body } = await client.call(inviteUsers, { body: { emailAddressesList: [email] } });
  const mail = await server.mail.waitFor(email);
  return { id: body.results[0]?.userId ?? "", token: linkOf(mail).parameters["token"] ?? "" };
};
const invite = (email: string) => inviteWith(inviter, email);
const resolve = (body: { token: string; email?: string; userName?: string }) =>
  anonymous(server).call(resolveInvitationToken, { body });
const activate = (token: string, client = anonymous(server)) =>
  client.call(activateUser, { body: { token, password } });
const invalid = { userStatus: "PENDING", invitationTokenValid: false, idmType: "EVOLVE" };
const signInAs = (userName: string, given = password) =>
  anonymous(server).call(login, { body: { userName, password: given } });

test("Looking at an invitation does not spend it, however often [PWD-021, PWD-060]", async () => {
  const { token } = await invite("look@token.test");
  const valid = { userStatus: "PENDING", invitationTokenValid: true, idmType: "EVOLVE" };
  for (const named of [{}, { email: "look@token.test" }, { email: "LOOK@Token.test", userName: "look@token.test" }, {}])
    expect((await resolve({ token, ...named })).body).toEqual(valid);
  expect((await activate(token)).status).toBe(200);
});

test("A token for another address, altered, or moved to another tenant is as good as none [SEC-14]", async () => {
  const { token } = await invite("mine@token.test");
  const other = await buildTenant(server.services);
  const foreign = await inviteWith(await signIn(server, await buildUser(server.services, other)), "theirs@token.test");
  const [tenantId = "", id = "", secret = ""] = token.split(".");
  const [theirTenant = "", , theirSecret = ""] = foreign.token.split(".");
  const altered = [
    `${tenantId}.${id}.${secret.slice(0, -1)}${secret.endsWith("A") ? "E" : "A"}`,
    `${tenantId}.${id}.${theirSecret}`,
    `${theirTenant}.${id}.${secret}`,
    `${tenantId}.${newId()}.${secret}`,
    `${"-".repeat(36)}.${id}.${secret}`,
    `${tenantId}.${"0".repeat(36)}.${secret}`,
    secret,
    "x",
  ];
  for (const wrong of altered) {
    expect(await resolve({ token: wrong }), wrong).toMatchObject({ status: 200, body: invalid });
    expect(await activate(wrong), wrong).toMatchObject({ status: 410, errorCode: "INVITATION_INVALID" });
  }
  expect((await resolve({ token, email: "theirs@token.test" })).body).toEqual(invalid);
  expect((await resolve({ token, userName: "theirs@token.test" })).body).toEqual(invalid);
  expect((await resolve({ token })).body.invitationTokenValid).toBe(true);
});

test("A wrong secret learns nothing of how far the invited person is", async () => {
  const { token } = await invite("secret@token.test");
  await activate(token);
  const wrong = `${token.split(".").slice(0, 2).join(".")}.${"A".repeat(43)}`;
  expect((await resolve({ token: wrong })).body).toEqual(invalid);
  expect((await resolve({ token })).body).toEqual({ ...invalid, userStatus: "ACTIVE" });
});

test("Activation sets the password, and the invited address signs in with it [PWD-057, SEC-14]", async () => {
  const { id, token } = await invite("works@token.test");
  expect((await signInAs("works@token.test")).status).toBe(401);
  expect(await activate(token)).toMatchObject({ status: 200, body: { userName: "works@token.test" } });
  expect((await signInAs("works@token.test", "Other#2026")).status).toBe(401);
  const client = await signIn(server, { id, tenantId: tenant.id, roleId: "", userName: "works@token.test", password });
  expect(client.tokens?.accessToken).toBeTruthy();
  expect((await resolve({ token })).body).toEqual({ ...invalid, userStatus: "ACTIVE" });
});

test("Of ten activations at once exactly one succeeds, on two nodes", async () => {
  const { id, token } = await invite("race@token.test");
  const nodes = [server, await server.anotherNode()];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => activate(token, anonymous(nodes[index % 2] ?? server))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select(["action", "actor_id"])
    .where("target_id", "=", id)
    .where("action", "=", "user.activated")
    .execute();
  expect(events).toEqual([{ action: "user.activated", actor_id: id }]);
});

test("A spent invitation stays spent, and its password stays", async () => {
  const { token } = await invite("spent@token.test");
  await activate(token);
  const second = await anonymous(server).call(activateUser, { body: { token, password: "Stolen#2026" } });
  expect(second).toMatchObject({ status: 410, errorCode: "INVITATION_INVALID" });
  expect((await signInAs("spent@token.test", "Stolen#2026")).status).toBe(401);
  expect((await signInAs("spent@token.test")).status).toBe(200);
});

test("An invitation of somebody who was deleted meanwhile activates nobody [PWD-021]", async () => {
  const { id, token } = await invite("deleted@token.test");
  await server.services.database.system.updateTable("users").set({ status: "DELETED" }).where("id", "=", id).execute();
  expect((await resolve({ token })).body.userStatus).toBe("DELETED");
  expect((await activate(token)).status).toBe(410);
  expect((await signInAs("deleted@token.test")).status).toBe(401);
});

test("An invitation works for seven days and not a second longer [SEC-14]", async () => {
  const { token } = await invite("late@token.test");
  server.clock.advance(7 * 24 * 60 * 60 - 30);
  expect((await resolve({ token })).body.invitationTokenValid).toBe(true);
  server.clock.advance(31);
  expect((await resolve({ token })).body).toEqual(invalid);
  expect((await activate(token)).status).toBe(410);
  inviter = await signIn(server, await buildUser(server.services, tenant));
});

test.each(["short1A", "nouppercase1", "NOLOWERCASE1", "NoDigitsHere", "With blank1", "TooLong8901234567890A"])(
  "The password '%s' breaks the rule and does not spend the invitation [PWD-038]",
  async (given) => {
    const { token } = await invite(`rule.${given.replaceAll(" ", "")}@token.test`);
    expect(await anonymous(server).send(activateUser, { body: { token, password: given } })).toMatchObject({
      status: 400,
      errorCode: "platform_user_manager_service_123",
      body: { fields: { password: "password" } },
    });
    expect((await resolve({ token })).body.invitationTokenValid).toBe(true);
  },
);

test("Guessing tokens from one address is throttled; another address goes on", async () => {
  const { token } = await invite("guess@token.test");
  const guesser = anonymous(server);
  for (let guess = 0; guess < 10; guess += 1) {
    await guesser.call(resolveInvitationToken, { body: { token: `wrong ${guess}` } });
    await activate(`wrong ${guess}`, guesser);
  }
  const refused = await activate(token, guesser);
  expect(refused).toMatchObject({ status: 503, errorCode: "platform_user_manager_service_107" });
  expect(Number(refused.response.headers["retry-after"])).toBeGreaterThan(0);
  expect((await guesser.call(resolveInvitationToken, { body: { token } })).status).toBe(503);
  expect((await activate(token)).status).toBe(200);
});

test("A body that lacks its token or brings more is refused", async () => {
  const nobody = anonymous(server);
  for (const body of [{}, { token: "" }, { token: "x".repeat(501) }, { token: "x", tenantId: newId() }, [], "{"])
    expect((await nobody.send(resolveInvitationToken, { body })).status).toBe(400);
  for (const body of [
    { password },
    { token: "x" },
    { token: "x", password, otp: "1" },
    { token: "x", password, role: "1" },
  ])
    expect((await nobody.send(activateUser, { body })).status).toBe(400);
});
