import { login, prelogin } from "@evolve/contracts/authentication";
import { logout } from "@evolve/contracts/session-tokens";
import { allCalls } from "@evolve/contracts/calls";
import { currentUser } from "@evolve/contracts/current-user";
import { buildTenant, buildUser, type BuiltUser } from "@evolve/testkit/builders";
import { anonymous, signIn, type TestClient } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let user: BuiltUser;
let stranger: TestClient;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  user = await buildUser(server.services, await buildTenant(server.services));
  stranger = anonymous(server);
  client = await signIn(server, user);
});
afterAll(() => server.close());

const host = "suite.test:8443";
const ask = (origin: string) =>
  stranger.send(prelogin, { body: { userName: user.userName }, headers: { host, origin } });

test.each([
  "https://evil.test",
  "https://suite.test",
  "https://suite.test:8444",
  "https://evil-localhost",
  "https://localhost.evil.test",
  "https://suite.test.evil.test:8443",
  "null",
  "",
  "localhost",
  "file://",
])("A write that a page of %j sends is refused [SEC-24]", async (origin) => {
  expect(await ask(origin)).toMatchObject({ status: 403, errorCode: "ORIGIN_NOT_ALLOWED" });
});

test.each(["https://suite.test:8443", "http://localhost:5173", "https://acme.localhost"])(
  "A write from our own pages or an allowed domain passes: %s",
  async (origin) => {
    expect((await ask(origin)).status).toBe(200);
  },
);

test("No write is open to a foreign page, with a token or without [SEC-24]", async () => {
  const writes = allCalls.filter(({ method }) => method !== "GET");
  expect(writes.length).toBeGreaterThan(10);
  for (const call of writes)
    for (const caller of [stranger, client]) {
      const answer = await caller.send(call, { body: {}, headers: { origin: "https://evil.test" } });
      expect(`${call.name} ${answer.errorCode}`).toBe(`${call.name} ORIGIN_NOT_ALLOWED`);
    }
});

test("A foreign page cannot sign anybody in or out [SEC-24]", async () => {
  const headers = { origin: "https://evil.test" };
  const body = { userName: user.userName, password: user.password };
  const entered = await stranger.send(login, { body, headers });
  expect(entered.response.headers["set-cookie"]).toBeUndefined();
  await stranger.send(logout, { body: { refreshToken: client.tokens?.refreshToken }, headers });
  expect((await client.call(currentUser, {})).status).toBe(200);
});

test("A foreign page cannot read either: no response allows another origin", async () => {
  for (const method of ["GET", "OPTIONS"] as const) {
    const { response } = await client.send({ ...currentUser, method } as typeof currentUser, {
      headers: { origin: "https://evil.test", "access-control-request-method": "POST" },
    });
    for (const name of Object.keys(response.headers)) expect(name).not.toMatch(/^access-control-/);
  }
});
