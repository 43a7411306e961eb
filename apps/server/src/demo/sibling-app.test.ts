import { exchangeToken } from "@evolve/contracts/session-tokens";
import { login } from "@evolve/contracts/authentication";
import { anonymous } from "@evolve/testkit/client";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "./tenants.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { DEMO: "1" } });
});
afterAll(() => server.close());

const attendant = { host: "attendant.localhost:8080", origin: "http://localhost:8080" };
const exists = (headers: Record<string, string>) =>
  server.app.inject({ method: "GET", url: "/api/v1/users/exists?agentId=a&businessUnitId=b", headers });
const tokenOf = async (userName: string): Promise<string> => {
  const stranger = anonymous(server);
  const { body } = await stranger.call(login, { body: { userName, password: demoPassword } });
  return (await stranger.call(exchangeToken, { body: { accessToken: body.id_token } })).body.accessToken;
};

test("The auto-attendant's host tells who is a user of it, to allowed origins [APPS-033]", async () => {
  for (const [userName, isUser] of [
    ["agent@acme.test", true],
    ["evaluator@acme.test", false],
  ] as const) {
    const answer = await exists({ ...attendant, authorization: `Bearer ${await tokenOf(userName)}` });
    expect(answer.json()).toEqual({ exists: isUser });
    expect(answer.headers["access-control-allow-origin"]).toBe("http://localhost:8080");
  }
  expect((await exists(attendant)).statusCode).toBe(401);
  const elsewhere = await exists({ ...attendant, origin: "http://evil.test" });
  expect(elsewhere.headers["access-control-allow-origin"]).toBeUndefined();
});

test("Launched apps have hosts of their own; the suite's has none of them, nor has an installation that is no demo", async () => {
  const launch = (host: string) => server.app.inject({ url: "/launch/agent", headers: { host, accept: "text/html" } });
  const page = await launch("agent.localhost:8080");
  expect(page.statusCode).toBe(200);
  expect(page.headers["cross-origin-opener-policy"]).toBeUndefined();
  for (const host of ["localhost:8080", "agent.localhost.evil.test", "evil.agent.localhost"])
    expect((await launch(host)).statusCode, host).not.toBe(200);
});

test.each(["help", "studio-help", "analytics-help", "community", "downloads"])(
  "The demo has a page for %s, and quotes its topic as text",
  async (place) => {
    const headers = { accept: "text/html", "accept-language": "es" };
    expect((await server.app.inject({ url: `/demo/${place}/`, headers })).body).toContain('lang="es"');
    const { body } = await server.app.inject({ url: `/demo/${place}/${encodeURIComponent("<b>x")}`, headers });
    expect(body).toContain("&lt;b&gt;x");
    expect(body).not.toContain("<b>x");
  },
);
