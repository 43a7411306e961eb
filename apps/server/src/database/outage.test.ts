import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DatabaseServer, startDatabaseServer } from "@evolve/testkit/database-server";
import { type NodeProcess, startNode } from "@evolve/testkit/node-process";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { removeEmbedded } from "./embedded/remove-embedded.ts";
import type { State } from "./embedded/state.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const statusOf = (url: string, path: string): Promise<number> => fetch(url + path).then(({ status }) => status);
const signIn = (url: string): Promise<Response> =>
  fetch(`${url}/authentication/v2/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userName: "admin@acme.test", password: "Evolve#2026" }),
  });
const statusOfSignIn = (url: string): Promise<number> => signIn(url).then(({ status }) => status);
const expectUnavailable = async (answer: Response): Promise<void> => {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("2");
  expect(await answer.json()).toMatchObject({
    errorCode: "TEMPORARILY_UNAVAILABLE",
    message: "temporarilyUnavailable",
    requestId: expect.any(String),
  });
};

describe("a database that two nodes share", () => {
  let server: DatabaseServer;
  let nodes: NodeProcess[];
  let urls: string[];

  beforeAll(async () => {
    server = await startDatabaseServer();
    const environment = { DATA_DIR: server.dataDir, DATABASE_URL: server.connectionString, DEMO: "1" };
    const first = startNode(environment);
    await first.ready;
    nodes = [first, startNode(environment)];
    urls = await Promise.all(nodes.map(({ ready }) => ready));
  });
  beforeEach(async () => {
    for (const url of urls) await expect.poll(() => statusOf(url, "/readyz")).toBe(200);
  });
  afterAll(async () => {
    for (const { child } of nodes) child.kill("SIGTERM");
    await Promise.all(nodes.map(({ exited }) => exited));
    await server.remove();
  });

  /**
   * Keeps both nodes busy, so that connections are in use when the database goes away. `stop` returns the statuses that
   * were answered.
   */
  const keepBusy = (): { stop: () => Promise<Set<number>> } => {
    const statuses = new Set<number>();
    let isBusy = true;
    const ask = async (url: string): Promise<void> => {
      while (isBusy) statuses.add(await statusOfSignIn(url));
    };
    const asking = urls.flatMap((url) => [ask(url), ask(url), ask(url)]);
    const stop = async () => {
      isBusy = false;
      await Promise.all(asking);
      return statuses;
    };
    // A test that fails leaves no requests behind.
    onTestFinished(() => void (isBusy = false));
    return { stop };
  };
  const expectUp = (): void => {
    for (const { child } of nodes) expect(child.exitCode).toBeNull();
  };

  test("While the database is down every node stays up and answers 503 with Retry-After, and recovers once it is back", async () => {
    const busy = keepBusy();
    await expect.poll(() => statusOfSignIn(urls[0] ?? "")).toBe(200);
    await server.stop();
    for (const url of urls) {
      await expectUnavailable(await signIn(url));
      const exchange = {
        grant_type: "authorization_code",
        client_id: "evolve-sso",
        code: "x",
        code_verifier: "x".repeat(43),
      };
      const token = await fetch(`${url}/openid/token`, { method: "POST", body: new URLSearchParams(exchange) });
      expect([token.status, token.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await token.json()).toMatchObject({ error: "temporarily_unavailable" });
      expect(await statusOf(url, "/healthz")).toBe(200);
      expect(await statusOf(url, "/readyz")).toBe(503);
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: "not ready", database: false });
    }
    await server.start();
    for (const url of urls) expect(await statusOfSignIn(url)).toBe(200);
    for (const status of await busy.stop()) expect([200, 503]).toContain(status);
    expectUp();
  });

  test("The sign-in page says in the reader's language that it is unavailable, and reloads itself", async () => {
    await server.stop();
    const texts = await Promise.all(
      ["en", "ru", "es", "zh"].map(async (language) => {
        const page = await fetch(`${urls[0] ?? ""}/login/`, { headers: { "accept-language": language } });
        expect(page.status).toBe(503);
        expect(page.headers.get("retry-after")).toBe("5");
        expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
        const html = await page.text();
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).toContain('<meta http-equiv="refresh" content="5">');
        return /<p>(.+)<\/p>/.exec(html)?.[1] ?? "";
      }),
    );
    expect(texts[0]).toBe("We can’t answer right now. Try again in a moment.");
    expect(new Set(texts).size).toBe(4);
    await server.start();
    expect(await statusOf(urls[0] ?? "", "/login/")).toBe(200);
  });

  test("A database killed under load brings down no node, and is restarted", async () => {
    const busy = keepBusy();
    await server.kill();
    for (const url of urls) await expect.poll(() => statusOfSignIn(url)).toBe(200);
    for (const status of await busy.stop()) expect([200, 503]).toContain(status);
    expectUp();
  });

  test("A frozen database leads to 503, and service resumes once it answers again", async () => {
    const busy = keepBusy();
    await server.freeze();
    try {
      for (const url of urls) {
        // A health check has a shorter time limit than a statement.
        const signingIn = signIn(url).then((answer) => ({ first: "sign-in", answer, status: answer.status }));
        const checking = fetch(`${url}/readyz`).then(({ status }) => ({ first: "health", status }));
        expect(await Promise.race([signingIn, checking])).toEqual({ first: "health", status: 503 });
        await expectUnavailable((await signingIn).answer);
      }
    } finally {
      await server.thaw();
    }
    for (const url of urls) await expect.poll(() => statusOfSignIn(url)).toBe(200);
    for (const status of await busy.stop()) expect([200, 503]).toContain(status);
    expectUp();
  });
});

const folder = mkdtempSync(path.join(tmpdir(), "evolve-full-disk-"));

/** A small disk of its own: only root may mount one, as in `.ci/run`, which says that it must be possible. */
const hasDisk = ((): boolean => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=755", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch (error) {
    rmdirSync(folder);
    if (process.env["FULL_DISK_TESTS"] === "required") throw error;
    return false;
  }
})();

if (hasDisk)
  describe("a full disk", () => {
    const filler = path.join(folder, "filler");
    const dataDir = path.join(folder, "data");
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

    test("writes are answered 503, the log names the cause, and writing resumes once there is space", async () => {
      expect(await statusOfSignIn(url)).toBe(200);
      fillDisk();
      // Free space in existing pages is used up first.
      await expect.poll(() => statusOfSignIn(url), { timeout: 60_000, interval: 0 }).toBe(503);
      expect(node.stdout().join("\n")).toContain("the database's disk is full");
      rmSync(filler);
      await expect.poll(() => statusOfSignIn(url), { timeout: 60_000 }).toBe(200);
      expect(node.child.exitCode).toBeNull();
    });

    test("a server stopped by it is restarted once there is space", async () => {
      fillDisk();
      const { password, home } = JSON.parse(readFileSync(path.join(dataDir, "postgres.json"), "utf8")) as State;
      const host = path.resolve(dataDir, home, "socket");
      const client = new pg.Client({ user: "evolve", password, host, database: "evolve" });
      client.on("error", () => undefined);
      await client.connect();
      const fillLog = async (): Promise<void> => {
        for (let megabyte = 0; megabyte < 64; megabyte += 1)
          await client.query("select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))");
      };
      await expect(fillLog()).rejects.toThrow();
      await client.end();
      const said = (): string => node.stdout().join("\n");
      await expect.poll(said).toContain(`the disk of ${path.resolve(dataDir, home, "cluster")} is full`);
      expect(await statusOfSignIn(url)).toBe(503);
      rmSync(filler);
      await expect.poll(() => statusOfSignIn(url), { timeout: 60_000 }).toBe(200);
      expect(said()).toContain("PostgreSQL runs again");
    });
  });
