import { inviteUsers, resolveInvitationToken } from "@evolve/contracts/invitations";
import { resendInvitations } from "@evolve/contracts/resend-invitations";
import { newId } from "@evolve/server/ids";
import { type BuiltTenant, buildTenant, buildUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { linkOf } from "@evolve/testkit/links";
import { buildPeople } from "@evolve/testkit/people";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let tenant: BuiltTenant;
let inviter: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  inviter = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:create"] }));
});
afterAll(() => server.close());

const resend = (userIds: string[], client = inviter) =>
  client.call(resendInvitations, { body: { resend: true, userIds } });
const invite = async (email: string): Promise<string> => {
  const { body } = await inviter.call(inviteUsers, { body: { emailAddressesList: [email] } });
  await server.mail.waitFor(email);
  return body.results[0]?.userId ?? "";
};
const tokensTo = (email: string): string[] =>
  server.mail.mails
    .filter(({ to }) => to?.[0]?.address === email)
    .map((mail) => linkOf(mail).parameters["token"] ?? "");
const isValid = async (token: string): Promise<boolean> =>
  (await anonymous(server).call(resolveInvitationToken, { body: { token } })).body.invitationTokenValid;

test("A second mail comes with a link that works, and the earlier one stops working [USER-053]", async () => {
  const id = await invite("again@resend.test");
  expect(await isValid(tokensTo("again@resend.test")[0] ?? "")).toBe(true);
  expect((await resend([id])).body).toEqual({ sent: 1 });
  await expect.poll(() => tokensTo("again@resend.test").length).toBe(2);
  const [second = "", first = ""] = tokensTo("again@resend.test");
  expect([await isValid(first), await isValid(second)]).toEqual([false, true]);
});

test("Only those who are pending get a mail; the answer counts them", async () => {
  const pending = await invite("pending@resend.test");
  const [active = "", deleted = ""] = await buildPeople(server.services, tenant, [{}, { status: "DELETED" }]);
  expect((await resend([pending, active, deleted, pending])).body).toEqual({ sent: 1 });
});

test("When nobody of them is pending, the call is refused and sends nothing", async () => {
  const other = await buildTenant(server.services);
  const [active = ""] = await buildPeople(server.services, tenant, [{}]);
  const [foreign = ""] = await buildPeople(server.services, other, [
    { status: "PENDING", email: "foreign@resend.test" },
  ]);
  for (const id of [active, foreign, newId()])
    expect(await resend([id])).toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
  expect(tokensTo("foreign@resend.test")).toEqual([]);
});

test("Sending again stands in the audit trail", async () => {
  const id = await invite("audit@resend.test");
  await resend([id]);
  const events = await server.services.database.system
    .selectFrom("audit_events")
    .select(["action", "tenant_id"])
    .where("target_id", "=", id)
    .orderBy("id")
    .execute();
  expect(events).toEqual([
    { action: "user.invited", tenant_id: tenant.id },
    { action: "user.invited-again", tenant_id: tenant.id },
  ]);
});

test("Two at the same moment leave one link that works", async () => {
  const id = await invite("race@resend.test");
  await Promise.all([resend([id]), resend([id])]);
  await expect.poll(() => tokensTo("race@resend.test").length).toBe(3);
  const valid = await Promise.all(tokensTo("race@resend.test").map(isValid));
  expect(valid.filter(Boolean)).toHaveLength(1);
});

test("Nobody signed out and nobody without user:create sends again", async () => {
  const id = await invite("guarded@resend.test");
  expect((await resend([id], anonymous(server))).status).toBe(401);
  const viewer = await signIn(server, await buildUser(server.services, tenant, { permissions: ["user:edit"] }));
  expect((await resend([id], viewer)).status).toBe(403);
});

test.each([
  { resend: false, userIds: [newId()] },
  { userIds: [newId()] },
  { resend: true, userIds: [] },
  { resend: true, userIds: ["1"] },
  { resend: true, userIds: Array.from({ length: 51 }, newId) },
  { resend: true, userIds: [newId()], email: "a@b" },
])("A call with %j is refused", async (body) => {
  expect((await inviter.send(resendInvitations, { body })).status).toBe(400);
});
