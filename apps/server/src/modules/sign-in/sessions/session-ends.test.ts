import { logout } from "@evolve/contracts/session-tokens";
import { setUserLock } from "@evolve/contracts/authentication";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltTenant } from "@evolve/testkit/builders";
import { signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { on } from "../../../core/event.ts";
import { type EndedSessions, sessionsEnded } from "./index.ts";

let server: TestServer;
let tenant: BuiltTenant;
let administrator: TestClient;
let received: EndedSessions[] = [];
let fault: Error | null = null;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await buildTenant(server.services);
  administrator = await signIn(server, await buildUser(server.services, tenant));
  const { events } = server.services;
  events.listen(
    on(sessionsEnded, async (tx, { sessions }) => {
      const userIds = sessions.map(({ userId }) => userId);
      await tx.updateTable("users").set({ first_name: "Told" }).where("id", "in", userIds).execute();
      if (fault) throw fault;
    }),
  );
  events.listen(
    on(sessionsEnded, async (_tx, ended) => {
      received.push(ended);
    }),
  );
});
beforeEach(() => {
  received = [];
  fault = null;
});
afterAll(() => server.close());

const open = async () => {
  const user = await buildUser(server.services, tenant, { firstName: "Before" });
  const client = await signIn(server, user);
  const sessions = [{ userId: user.id, sessionId: client.tokens?.sessionId ?? "" }];
  return { user, client, ended: { tenantId: tenant.id, sessions } };
};
const leave = ({ tokens }: TestClient) =>
  tokens &&
  administrator.call(logout, { body: { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken } });
const firstNameOf = async (userId: string) =>
  (
    await server.services.database.system
      .selectFrom("users")
      .select("first_name")
      .where("id", "=", userId)
      .executeTakeFirst()
  )?.first_name;

test("Subscribers hear of a sign-out once, in its transaction", async () => {
  const { user, client, ended } = await open();
  await leave(client);
  await leave(client);
  expect(received).toEqual([{ ...ended, reason: "signed out" }]);
  expect(await firstNameOf(user.id)).toBe("Told");
});

test("A follower that fails blocks no sign-out and no other follower, and what it wrote is undone [SEC-20]", async () => {
  const { user, client, ended } = await open();
  fault = new Error("the sibling is away");
  expect((await leave(client))?.body).toEqual({ success: true });
  expect((await client.call(currentUser, {})).errorCode).toBe("SIGNED_OUT");
  expect(received).toEqual([{ ...ended, reason: "signed out" }]);
  expect(await firstNameOf(user.id)).toBe("Before");
  expect(server.logged.some(({ msg, event }) => msg === "a listener failed" && event === "sessions ended")).toBe(true);
});

test("All sessions that a lockdown ends are told of [SEC-21]", async () => {
  const { user, ended } = await open();
  await administrator.call(setUserLock, { params: { userId: user.id }, body: { locked: true } });
  expect(received).toEqual([{ ...ended, reason: "locked" }]);
});
