import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";

let server: TestServer;
const token = "a-token-of-the-operators";

afterEach(() => server.close());

const start = async (environment: Record<string, string> = {}): Promise<void> => {
  server = await startTestServer({ environment });
};
const scrape = async (options: { remoteAddress?: string; headers?: Record<string, string> } = {}): Promise<number> => {
  const { statusCode, payload } = await server.app.inject({ url: "/metrics", ...options });
  expect(payload.includes("process_cpu_seconds_total")).toBe(statusCode === 200);
  return statusCode;
};
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

test("Metrics are for this machine only, neither for others nor for callers through its proxy", async () => {
  await start();
  for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(await scrape({ remoteAddress })).toBe(200);
  for (const remoteAddress of ["10.0.0.1", "203.0.113.7"]) expect(await scrape({ remoteAddress })).toBe(404);
  for (const headers of [
    { "x-forwarded-for": "203.0.113.7" },
    { "x-forwarded-for": "127.0.0.1" },
    { forwarded: "for=x" },
  ])
    expect(await scrape({ headers })).toBe(404);
});

test("With a token, metrics can be read with it from anywhere", async () => {
  await start({ METRICS_TOKEN: token });
  expect(await scrape()).toBe(404);
  expect(await scrape({ headers: { authorization: `Bearer ${token}x` } })).toBe(404);
  const headers = { authorization: `Bearer ${token}` };
  expect(await scrape({ headers, remoteAddress: "203.0.113.7" })).toBe(200);
});

test("With a separate port, metrics are only there, and a token is required there too", async () => {
  const port = await freePort();
  await start({ METRICS_PORT: `${port}`, METRICS_TOKEN: token });
  expect(await scrape()).toBe(404);
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect((await ask("/metrics")).status).toBe(401);
  const authorized = { authorization: `Bearer ${token}` };
  expect((await ask("/other", authorized)).status).toBe(404);
  const answer = await ask("/metrics", authorized);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(await answer.text()).toMatch(/^http_request_duration_seconds/m);
});
