import { freePort } from "@evolve/testkit/free-port";
import { startTestServer, type TestServer } from "@evolve/testkit/test-server";
import { afterEach, expect, test } from "vitest";
import { newId } from "../ids.ts";

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

test("The figures of mails are counted together, at most once in five seconds", async () => {
  await start();
  const figures = async (): Promise<string[]> => {
    const { payload } = await server.app.inject({ url: "/metrics" });
    return payload.split("\n").filter((line) => line.startsWith("mail_"));
  };
  const counted = (waiting: number, retried: number, givenUp: number): string[] => [
    `mail_outbox_waiting ${waiting}`,
    `mail_outbox_retried ${retried}`,
    `mail_outbox_given_up ${givenUp}`,
  ];
  expect(await figures()).toEqual(counted(0, 0, 0));
  const mails = [
    { attempts: 0, last_error: null },
    { attempts: 2, last_error: "no route" },
    { attempts: 80, last_error: "no route" },
  ];
  for (const mail of mails)
    await server.services.database.system
      .insertInto("mail_outbox")
      .values({ id: newId(), recipient: "a@b.test", message: "", created_at: server.clock.now(), ...mail })
      .execute();
  server.clock.advance(4);
  expect(await figures()).toEqual(counted(0, 0, 0));
  server.clock.advance(2);
  expect(await figures()).toEqual(counted(2, 1, 1));
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
