import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type NodeProcess, startNode } from "@evolve/testkit/node-process";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeHome } from "./home.ts";
import { removeEmbedded } from "./remove-embedded.ts";
import { type State } from "./state.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), "evolve-full-disk-"));
const filler = path.join(folder, "filler");
const dataDir = path.join(folder, "data");

/** A small disk of its own: only root may mount one. */
const hasDisk = ((): boolean => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=755", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    rmdirSync(folder);
    return false;
  }
})();

const fillDisk = (): void => {
  const file = openSync(filler, "w");
  for (const size of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) writeSync(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
  closeSync(file);
};

if (hasDisk) {
  let node: NodeProcess;
  let url: string;

  beforeAll(async () => {
    node = startNode({ DATA_DIR: dataDir });
    url = await node.ready;
  });
  afterAll(async () => {
    rmSync(filler, { force: true });
    node.child.kill("SIGTERM");
    await node.exited;
    await removeEmbedded(dataDir);
    execFileSync("umount", ["--lazy", folder]);
    rmdirSync(folder);
  });

  const signIn = (): Promise<number> =>
    fetch(`${url}/authentication/v2/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userName: "admin@acme.test", password: "Evolve#2026" }),
    }).then(({ status }) => status);

  test("On a full disk writes are answered 503, the log says why, and once there is space they go on", async () => {
    expect(await signIn()).toBe(200);
    fillDisk();
    // What is free in pages that exist is used up first.
    await expect.poll(signIn, { timeout: 60_000, interval: 0 }).toBe(503);
    expect(node.stdout().join("\n")).toContain("the database's disk is full");
    rmSync(filler);
    await expect.poll(signIn, { timeout: 60_000 }).toBe(200);
    expect(node.child.exitCode).toBeNull();
  });

  test("A server that has ended on a full disk is started again once there is space", async () => {
    fillDisk();
    const { password, home } = JSON.parse(readFileSync(path.join(dataDir, "postgres.json"), "utf8")) as State;
    const host = await makeHome(path.resolve(dataDir, home), undefined);
    const client = new pg.Client({ user: "evolve", password, host, database: "evolve" });
    client.on("error", () => undefined);
    await client.connect();
    const log = "select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))";
    await expect(
      (async () => {
        for (let megabyte = 0; megabyte < 64; megabyte += 1) await client.query(log);
      })(),
    ).rejects.toThrow();
    await client.end();
    await expect
      .poll(() => node.stdout().join("\n"))
      .toContain(`the disk of ${path.join(dataDir, home)}/cluster is full`);
    expect(await signIn()).toBe(503);
    rmSync(filler);
    await expect.poll(signIn, { timeout: 60_000 }).toBe(200);
    expect(node.stdout().join("\n")).toContain("PostgreSQL runs again");
  });
} else {
  test("a full disk cannot be made here: mounting one needs root", () => {
    expect(process.getuid?.() === 0 && process.env["CI"]).toBeFalsy();
  });
}
