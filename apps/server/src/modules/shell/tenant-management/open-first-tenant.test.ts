import { activateUser } from "@evolve/contracts/invitations";
import { searchTenants } from "@evolve/contracts/tenant-management";
import { anonymous, signIn } from "@evolve/testkit/client";
import { linkOf } from "@evolve/testkit/links";
import { startTestServer } from "@evolve/testkit/test-server";
import { expect, onTestFinished, test } from "vitest";

const email = "first@operator.test";
const password = "Fresh#2026";

/** A server on an empty database. */
const start = async (environment: Readonly<Record<string, string>>) => {
  const server = await startTestServer({ environment });
  onTestFinished(() => server.close());
  const { system } = server.services.database;
  const names = async () => (await system.selectFrom("tenants").select("name").execute()).map(({ name }) => name);
  const invitations = async () =>
    (await system.selectFrom("mail_outbox").select("id").where("recipient", "=", email).execute()).length;
  return { server, names, invitations };
};

test("On an empty database the configured person is invited to a tenant that manages the others", async () => {
  const { server, names } = await start({ FIRST_ADMINISTRATOR: email, FIRST_ORGANIZATION: "Operations" });
  expect(await names()).toEqual(["Operations"]);
  const token = linkOf(await server.mail.waitFor(email)).parameters["token"] ?? "";
  expect((await anonymous(server).call(activateUser, { body: { token, password } })).status).toBe(200);
  const administrator = await signIn(server, { id: "", tenantId: "", roleId: "", userName: email, password });
  const { body } = await administrator.call(searchTenants, { body: {} });
  expect(body.tenants).toMatchObject([{ name: "Operations", licenses: [{ applicationId: "TM", featureIds: [] }] }]);
});

test("Later starts and other nodes create no second one; an invitation that has expired unused is sent again", async () => {
  const { server, names, invitations } = await start({ FIRST_ADMINISTRATOR: email });
  await Promise.all([server.anotherNode(), server.anotherNode()]);
  expect(await names()).toEqual(["Administration"]);
  expect(await invitations()).toBe(1);
  server.clock.advance(30 * 24 * 60 * 60);
  await server.anotherNode();
  expect(await names()).toEqual(["Administration"]);
  expect(await invitations()).toBe(2);
});

test("Without the variable no tenant is created", async () => {
  const { names } = await start({});
  expect(await names()).toEqual([]);
});
