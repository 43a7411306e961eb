import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FreshDatabase, freshDatabase } from "@evolve/testkit/fresh-database";
import { type NodeProcess, startNode } from "@evolve/testkit/node-process";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../clock.ts";
import { watchDatabase } from "./watch.ts";

const hour = 3_600;

/** Shifts the `Date` of a process by this many seconds. */
const clockAhead = (seconds: number): string => {
  const script = `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts) { parts.length > 0 ? super(...parts) : super(Date.now()); }
      static now() { return Real.now() + ${seconds * 1000}; }
    };`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
};

let database: FreshDatabase;
let owner: pg.Client;
let dataDir: string;
const nodes: NodeProcess[] = [];
let right: string;
let ahead: string;

beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Client({ connectionString: database.connectionString });
  await owner.connect();
  dataDir = mkdtempSync(join(tmpdir(), "evolve-clock-"));
  right = await start({ DEMO: "1" });
  ahead = await start({ NODE_OPTIONS: clockAhead(hour) });
});
afterAll(async () => {
  for (const { child } of nodes) child.kill("SIGTERM");
  await Promise.all(nodes.map(({ exited }) => exited));
  await owner.end();
  database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (environment: Record<string, string>): Promise<string> => {
  const node = startNode({
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    ...(process.env["REDIS_URL"] && { REDIS_URL: process.env["REDIS_URL"] }),
    ...environment,
  });
  nodes.push(node);
  return node.ready;
};
const post = async <T>(url: string, path: string, body: object): Promise<T> => {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) } as T;
};

test("A node whose clock is an hour ahead is not ready, and reports the difference", async () => {
  expect((await fetch(`${right}/readyz`)).status).toBe(200);
  const answer = await fetch(`${ahead}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    status: "not ready",
    database: true,
    clock: false,
    clockAheadSeconds: hour,
  });
  expect(nodes[1]?.stdout().join("\n")).toContain(`"clockAheadSeconds":${hour}`);
});

test("A node whose clock is off by a few seconds is ready", async () => {
  expect((await fetch(`${await start({ NODE_OPTIONS: clockAhead(3) })}/readyz`)).status).toBe(200);
});

test("A node whose clock is ahead does not end sessions early", async () => {
  const credentials = { userName: "admin@acme.test", password: "Evolve#2026" };
  const { id_token } = await post<{ id_token: string }>(right, "/authentication/v2/login", credentials);
  const tokens = await post<{ accessToken: string; refreshToken: string }>(right, "/public/authentication/v1/token", {
    accessToken: id_token,
  });
  const renewed = await post<{ status: number; token: string }>(ahead, "/public/authentication/v1/refresh", {
    token: tokens.refreshToken,
  });
  expect(renewed.status).toBe(200);
  const { rows } = await owner.query<{ live: boolean }>(
    "select ended_at is null and expires_at > now() and expires_at < now() + interval '1 day' as live from sessions",
  );
  expect(rows).toEqual([{ live: true }]);
});

test("Wrong guesses lock a name for 30 minutes of the database's time, on any node", async () => {
  const guess = { userName: "agent@acme.test", password: "wrong" };
  for (let guesses = 0; guesses < 11; guesses += 1) await post(ahead, "/authentication/v2/login", guess);
  const { rows } = await owner.query<{ minutes: number }>(
    "select round(extract(epoch from locked_until - now()) / 60)::int as minutes from sign_in_failures",
  );
  expect(rows).toEqual([{ minutes: 30 }]);
});

test("A question that is under way when the node stops is not told as an outage", async () => {
  const told: string[] = [];
  let fail: ((error: Error) => void) | undefined;
  const answers = [...Array(5).keys()].map(() => Promise.resolve(Date.now()));
  const time = () => answers.pop() ?? new Promise<number>((_, reject) => (fail = reject));
  const log = {
    info: (message: string) => void told.push(message),
    error: (_: object, message: string) => void told.push(message),
  };
  const watch = await watchDatabase({ time }, systemClock, log as unknown as Parameters<typeof watchDatabase>[2]);
  const asked = watch.check();
  watch.stop();
  fail?.(new Error("the connections are closed"));
  await asked;
  expect(told).toEqual([]);
});
