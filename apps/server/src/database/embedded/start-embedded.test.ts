import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findServer, type RunningServer } from "./pid-file.ts";
import { removeEmbedded } from "./remove-embedded.ts";
import { startEmbedded } from "./start-embedded.ts";
import { readState } from "./state.ts";

// Each test starts PostgreSQL two or three times: a second or two, more on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let folder: string;
let dataDir: string;
const nodes: ChildProcess[] = [];

beforeEach(async () => {
  // As root this folder is closed to PostgreSQL's account: mkdtemp makes it 0700.
  folder = await mkdtemp(path.join(tmpdir(), "embedded-"));
  dataDir = path.join(folder, "data");
});

afterEach(async () => {
  for (const node of nodes.splice(0)) node.kill("SIGKILL");
  await removeEmbedded(dataDir);
  await rm(folder, { recursive: true, force: true });
});

const start = (settings = {}) => startEmbedded({ dataDir, log: () => undefined, settings });

const query = async (connectionString: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

const server = async (): Promise<RunningServer | undefined> => {
  const state = await readState(dataDir);
  return findServer(path.resolve(dataDir, state?.home ?? "", "cluster"));
};

/**
 * Starts another Node process on the same DATA_DIR. Returns its connection string, and the process, which stops at end of
 * input.
 */
const startNode = async (): Promise<{ node: ChildProcess; connectionString: string }> => {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(new URL("start-embedded.ts", import.meta.url).href)});
    const { connectionString, stop } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log(connectionString);
    process.stdin.resume().on("end", stop);`;
  const node = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: ["pipe", "pipe", "inherit"] });
  nodes.push(node);
  for await (const line of createInterface({ input: node.stdout })) return { node, connectionString: line };
  throw new Error("the node ended without a connection string");
};

const end = (node: ChildProcess, how: "cleanly" | "killed"): Promise<void> =>
  new Promise((resolve) => {
    node.once("exit", () => {
      resolve();
    });
    if (how === "killed") node.kill("SIGKILL");
    else node.stdin?.end();
  });

describe("one node that starts", () => {
  test("creates PostgreSQL 18 at first, and finds its data again later", async () => {
    const first = await start();
    expect(
      await query(first.connectionString, "select current_setting('server_version_num')::int / 10000 as v"),
    ).toEqual([{ v: 18 }]);
    await query(first.connectionString, "create table kept as select 7 as n");
    await first.stop();
    expect(await server()).toBeUndefined();

    const second = await start();
    expect(second.connectionString).toBe(first.connectionString);
    expect(await query(second.connectionString, "select n from kept")).toEqual([{ n: 7 }]);
    await second.stop();
  });

  test("writes durably by default, and only a test may change that", async () => {
    const safe = await start();
    const settings = "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit";
    expect(await query(safe.connectionString, settings)).toEqual([{ fsync: "on", commit: "on" }]);
    await safe.stop();
    const fast = await start({ fsync: false });
    expect(await query(fast.connectionString, settings)).toEqual([{ fsync: "off", commit: "on" }]);
    await fast.stop();
  });

  test("requires the password, keeps it readable for its owner only, and listens on no port", async () => {
    const { connectionString, stop } = await start();
    const wrong = connectionString.replace(/:[0-9a-f]{48}@/, ":wrong@");
    await expect(query(wrong, "select 1")).rejects.toThrow("password authentication failed");
    expect((await stat(path.join(dataDir, "postgres.json"))).mode & 0o777).toBe(0o600);
    expect(await query(connectionString, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    await stop();
  });
});

describe("two nodes on one DATA_DIR", () => {
  test("start at the same moment and share one server, which the last to leave stops", async () => {
    const [one, two] = await Promise.all([startNode(), startNode()]);
    expect(one.connectionString).toBe(two.connectionString);
    await end(one.node, "cleanly");
    expect(await query(two.connectionString, "select 1 as n")).toEqual([{ n: 1 }]);
    await end(two.node, "cleanly");
    expect(await server()).toBeUndefined();
  });

  test("a killed node does not keep the server from stopping with the last one", async () => {
    const [one, two] = await Promise.all([startNode(), startNode()]);
    await end(one.node, "killed");
    await end(two.node, "cleanly");
    expect(await server()).toBeUndefined();
  });
});

describe("after a crash", () => {
  test("the server of a killed node keeps running and is found again", async () => {
    const { node } = await startNode();
    const before = await server();
    await end(node, "killed");
    const again = await start();
    expect((await server())?.pid).toBe(before?.pid);
    await again.stop();
    expect(await server()).toBeUndefined();
  });

  test("when everything was killed the next start recovers every acknowledged write", async () => {
    const { node, connectionString } = await startNode();
    await query(connectionString, "create table kept as select generate_series(1, 1000) as n");
    const killed = await server();
    if (killed) process.kill(killed.pid, "SIGKILL");
    await end(node, "killed");
    const again = await start();
    expect(await query(connectionString, "select count(*)::int as n from kept")).toEqual([{ n: 1000 }]);
    await again.stop();
  });

  test("a stale pid file does not prevent a start when another program has that pid now", async () => {
    const first = await start();
    const running = await server();
    const { home } = (await readState(dataDir)) ?? { home: "" };
    const pidFile = path.resolve(dataDir, home, "cluster/postmaster.pid");
    const lines = await readFile(pidFile, "utf8");
    await first.stop();
    await writeFile(pidFile, lines.replace(String(running?.pid), String(process.pid)));
    const again = await start();
    expect(await query(again.connectionString, "select 1 as n")).toEqual([{ n: 1 }]);
    await again.stop();
  });
});

// Only as root is a database outside its DATA_DIR.
if (process.getuid?.() === 0) {
  test("a new start removes what a deleted temporary DATA_DIR left", async () => {
    const { node } = await startNode();
    const { home } = (await readState(dataDir)) ?? { home: "" };
    await end(node, "killed");
    await rm(dataDir, { recursive: true });
    await (await start()).stop();
    expect(home).toMatch(/^\/var\/lib/);
    expect(await findServer(path.join(home, "cluster"))).toBeUndefined();
    await expect(stat(home)).rejects.toThrow("ENOENT");
  });
}

describe("a start that fails", () => {
  test("for a DATA_DIR that is not writable gives one line that names it", async () => {
    await writeFile(path.join(folder, "file"), "");
    for (const [bad, reason] of [
      [path.join(folder, "file/data"), "it, or a part of its path, is a file"],
      [path.join(folder, "file"), "it, or a part of its path, is a file"],
      ["/proc/data", "no folder can be made there"],
    ] as const) {
      dataDir = bad;
      await expect(start()).rejects.toThrow(`DATA_DIR ${bad} cannot be written: ${reason}`);
    }
    dataDir = path.join(folder, "data");
  });

  test("for a missing database reports it, and does not replace it by an empty one", async () => {
    await (await start()).stop();
    const home = path.resolve(dataDir, (await readState(dataDir))?.home ?? "");
    await rename(path.join(home, "cluster"), path.join(home, "elsewhere"));
    await expect(start()).rejects.toThrow(/^the database of .* is missing: .*cluster/);
  });

  test("after an interrupted initdb runs it again", async () => {
    await (await start()).stop();
    const state = await readState(dataDir);
    const home = path.resolve(dataDir, state?.home ?? "");
    await rm(path.join(home, "cluster"), { recursive: true });
    await mkdir(path.join(home, "cluster.new"));
    await writeFile(path.join(dataDir, "postgres.json"), JSON.stringify({ ...state, initialised: false }));
    const again = await start();
    expect(await query(again.connectionString, "select 1 as n")).toEqual([{ n: 1 }]);
    await again.stop();
  });
});
