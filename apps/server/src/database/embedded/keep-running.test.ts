import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findServer } from "./pid-file.ts";
import { removeEmbedded } from "./remove-embedded.ts";
import { type Embedded, startEmbedded } from "./start-embedded.ts";
import { readState } from "./state.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let folder: string;
let dataDir: string;
let lines: string[];
const started: Embedded[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "embedded-"));
  dataDir = path.join(folder, "data");
  lines = [];
});
afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop();
  await removeEmbedded(dataDir);
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir, log: (line) => lines.push(line), settings: { fsync: false } });
  started.push(embedded);
  return embedded;
};
const query = async (connectionString: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};
const inCluster = async (file: string): Promise<string> =>
  path.join(path.resolve(dataDir, (await readState(dataDir))?.home ?? ""), "cluster", file);
const pidOfServer = async (): Promise<number | undefined> => (await findServer(await inCluster("")))?.pid;
const kill = async (): Promise<void> => {
  const pid = await pidOfServer();
  if (pid) process.kill(pid, "SIGKILL");
};
const answers = (connectionString: string): Promise<unknown[]> =>
  query(connectionString, "select 1 as n").catch((error: unknown) => [error]);

/** The server is looked at four times a second. */
const expectNoticed = (): Promise<void> =>
  expect.poll(() => lines, { timeout: 1_000 }).toContain("PostgreSQL has ended: starting it again");

describe("a server that has ended", () => {
  test("is noticed within a second and restarted with every acknowledged write, and the log says so", async () => {
    const { connectionString } = await start();
    await query(connectionString, "create table kept as select generate_series(1, 1000) as n");
    lines = [];
    await kill();
    await expectNoticed();
    await expect.poll(() => lines).toEqual(["PostgreSQL has ended: starting it again", "PostgreSQL runs again"]);
    expect(await query(connectionString, "select count(*)::int as n from kept")).toEqual([{ n: 1000 }]);
  });

  test("two nodes that share it restart it once", async () => {
    const one = await start();
    const two = await start();
    expect(one.connectionString).toBe(two.connectionString);
    const starts = async (): Promise<number> =>
      (await readFile(path.join(dataDir, "postgres.log"), "utf8")).split("starting PostgreSQL").length - 1;
    expect(await starts()).toBe(1);
    lines = [];
    await kill();
    await expect.poll(() => lines.filter((line) => line === "PostgreSQL runs again").length).toBeGreaterThan(0);
    await expect.poll(() => answers(one.connectionString)).toEqual([{ n: 1 }]);
    expect(await starts()).toBe(2);
    await one.stop();
    expect(await answers(two.connectionString)).toEqual([{ n: 1 }]);
  });

  test("stays down once the last node has left", async () => {
    const embedded = await start();
    await embedded.stop();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await pidOfServer()).toBeUndefined();
  });
});

describe("files damaged by a full disk or a crash", () => {
  test("an empty pid file of a stopped server does not prevent a start", async () => {
    const first = await start();
    await first.stop();
    await writeFile(await inCluster("postmaster.pid"), "");
    expect(await answers((await start()).connectionString)).toEqual([{ n: 1 }]);
  });

  test("a server whose pid file was emptied is noticed within a second and replaced", async () => {
    const { connectionString } = await start();
    const before = await pidOfServer();
    await truncate(await inCluster("postmaster.pid"));
    await expectNoticed();
    await expect.poll(async () => (await pidOfServer()) ?? before).not.toBe(before);
    await expect.poll(() => answers(connectionString)).toEqual([{ n: 1 }]);
  });

  test("a truncated postgres.json is reported and restored", async () => {
    const first = await start();
    await query(first.connectionString, "create table kept as select 7 as n");
    await first.stop();
    const file = path.join(dataDir, "postgres.json");
    const whole = await readFile(file, "utf8");
    for (const bytes of [0, 30]) {
      await truncate(file, bytes);
      const again = await start();
      expect(lines).toContain(`${file} is damaged: restored from ${file}.copy`);
      expect(await query(again.connectionString, "select n from kept")).toEqual([{ n: 7 }]);
      expect(await readFile(file, "utf8")).toBe(whole);
      await again.stop();
    }
  });

  test("a postgres.json without one of its fields is restored too", async () => {
    const first = await start();
    await first.stop();
    const file = path.join(dataDir, "postgres.json");
    const whole = await readFile(file, "utf8");
    const { home, password } = JSON.parse(whole) as Record<string, unknown>;
    await writeFile(file, JSON.stringify({ home, password }));
    expect(await answers((await start()).connectionString)).toEqual([{ n: 1 }]);
    expect(await readFile(file, "utf8")).toBe(whole);
  });

  test("a truncated postgres.json without a copy is reported, and no new database is created", async () => {
    const first = await start();
    await first.stop();
    const file = path.join(dataDir, "postgres.json");
    const whole = await readFile(file, "utf8");
    await truncate(file, 10);
    await rm(`${file}.copy`);
    await expect(start()).rejects.toThrow(`${file} is damaged and has no copy: restore it from a backup`);
    await writeFile(file, whole);
    expect(await answers((await start()).connectionString)).toEqual([{ n: 1 }]);
  });
});
