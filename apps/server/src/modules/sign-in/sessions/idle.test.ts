import { reportActivity, watchSession } from "@evolve/contracts/session-state";
import { refresh } from "@evolve/contracts/session-tokens";
import { searchSessions } from "@evolve/contracts/sessions";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { signIn, type TestClient, withTokens } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const minute = 60;
let server: TestServer;
let user: BuiltUser;
let tab: TestClient;
let openMinutes = 0;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await buildUser(server.services, await buildTenant(server.services, { sessionTimeoutMinutes: 30 }));
  tab = await signIn(server, user);
  openMinutes = 0;
});
afterAll(() => server.close());

/** What an open page does by itself for some minutes: it watches, and refreshes 5 minutes before its token ends. */
const stayOpen = async (minutes: number): Promise<void> => {
  for (let passed = 1; passed <= minutes && tab.tokens; passed += 1) {
    server.clock.advance(minute);
    openMinutes += 1;
    if (openMinutes % 10 === 0) {
      const renewed = await tab.call(refresh, { body: { token: tab.tokens.refreshToken } });
      if (renewed.status !== 200) return;
      tab = withTokens(server, renewed.body);
    }
    await tab.call(watchSession, { query: { seconds: "0" } });
  }
};
const rowOf = () =>
  server.services.database.system
    .selectFrom("sessions")
    .select(["ended_at", "end_reason"])
    .where("id", "=", tab.tokens?.sessionId ?? "")
    .executeTakeFirstOrThrow();

test("A page that watches and refreshes keeps no session that nobody uses: it ends at the server after the time-out [SEC-19]", async () => {
  await stayOpen(29);
  expect(await rowOf()).toEqual({ ended_at: null, end_reason: null });
  await stayOpen(6);
  expect(await rowOf()).toEqual({ ended_at: expect.any(Date), end_reason: "idle" });
  expect((await tab.call(watchSession, { query: {} })).errorCode).toBe("SIGNED_OUT");
  expect((await tab.call(refresh, { body: { token: tab.tokens?.refreshToken ?? "" } })).errorCode).toBe("SIGNED_OUT");
});

test.each([
  ["Calls", () => tab.call(currentUser, {})],
  ["A page's word that somebody is there", () => tab.call(reportActivity, {})],
])("%s keep the session [SEC-19]", async (_what, use) => {
  for (let time = 0; time < 3; time += 1) {
    await stayOpen(25);
    expect((await use()).status).toBe(200);
  }
  expect(await rowOf()).toEqual({ ended_at: null, end_reason: null });
});

test("Calls that a page marks as nobody's keep no session, whichever they are [SEC-19]", async () => {
  const poll = () => tab.send(currentUser, { headers: { "user-activity": "none" } });
  for (let minutes = 0; minutes < 30; minutes += 10) {
    await stayOpen(10);
    expect((await poll()).status).toBe(200);
  }
  server.clock.advance(3 * minute);
  expect((await poll()).errorCode).toBe("SIGNED_OUT");
  expect(await rowOf()).toEqual({ ended_at: expect.any(Date), end_reason: "idle" });
});

test("A call that comes too late revives nothing, though its token is good [SEC-19]", async () => {
  await stayOpen(30);
  server.clock.advance(3 * minute);
  expect((await tab.call(searchSessions, { body: {} })).errorCode).toBe("SIGNED_OUT");
  expect(await rowOf()).toEqual({ ended_at: expect.any(Date), end_reason: "idle" });
});
