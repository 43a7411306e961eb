import { registerClient } from "@evolve/testkit/openid";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let service: string;
let app: string;

beforeAll(async () => {
  server = await startTestServer({ limits: { failuresPerAddress: 3, addressWindowSeconds: 600 } });
  service = await registerClient(server, { secret: "a secret of some length" });
  app = await registerClient(server);
});
afterAll(() => server.close());

const ask = async (path: string, address: string, body: Record<string, string>, headers = {}) => {
  const response = await server.app.inject({
    method: "POST",
    url: `/openid/${path}`,
    headers: { "x-forwarded-for": address, "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(body).toString(),
  });
  return { status: response.statusCode, headers: response.headers, error: response.json<{ error?: string }>().error };
};
const guess = (address: string, client_secret: string) =>
  ask("introspection", address, { client_id: service, client_secret, token: "x" });
const guessTooOften = async (address: string): Promise<void> => {
  await expect.poll(async () => (await guess(address, "not it")).status, { timeout: 10_000 }).toBe(503);
};

test("Guesses at a client's secret make their address wait, with Retry-After, for the right one too [SEC-09]", async () => {
  expect(await guess("10.210.0.1", "not it")).toMatchObject({ status: 401, error: "invalid_client" });
  await guessTooOften("10.210.0.1");
  const right = await guess("10.210.0.1", "a secret of some length");
  expect(right).toMatchObject({ status: 503, error: "temporarily_unavailable" });
  expect(Number(right.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  const atTokens = { client_id: service, client_secret: "not it", grant_type: "refresh_token", refresh_token: "x" };
  expect((await ask("token", "10.210.0.1", atTokens)).status).toBe(503);
});

test("Other addresses, and clients that have no secret to guess, need not wait [SEC-09]", async () => {
  await guessTooOften("10.210.0.2");
  expect((await guess("10.210.0.3", "a secret of some length")).status).toBe(200);
  const refresh = { client_id: app, grant_type: "refresh_token", refresh_token: "x" };
  expect(await ask("token", "10.210.0.2", refresh)).toMatchObject({ status: 400, error: "invalid_grant" });
});

test("What a page makes its visitors' browsers send keeps no client behind their address waiting [SEC-09]", async () => {
  const sent = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };
  for (let time = 0; time < 9; time += 1)
    for (const client_id of [service, "unknown"]) {
      const wrong = { client_id, client_secret: "not it", token: "x" };
      expect((await ask("introspection", "10.210.0.4", wrong, sent)).status).toBeGreaterThanOrEqual(400);
      const exchange = { ...wrong, grant_type: "refresh_token", refresh_token: "x" };
      expect((await ask("token", "10.210.0.4", exchange, sent)).status).toBeGreaterThanOrEqual(400);
    }
  expect((await guess("10.210.0.4", "a secret of some length")).status).toBe(200);
});
