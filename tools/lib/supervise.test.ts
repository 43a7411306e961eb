import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
let script: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "supervise-"));
  // A server that takes a while to close and counts the signals it hears meanwhile.
  const server = path.join(folder, "server.mjs");
  writeFileSync(
    server,
    `let heard = 0;
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
      if (++heard === 1) setTimeout(() => { console.log("heard " + heard); process.exit(7); }, 600);
    });
    setInterval(() => undefined, 1000);
    console.log("ready " + process.pid);`,
  );
  script = path.join(folder, "start.mjs");
  writeFileSync(
    script,
    `import { supervise } from ${JSON.stringify(new URL("supervise.mjs", import.meta.url).href)};
    process.exitCode = await supervise(process.execPath, [${JSON.stringify(server)}], process.env);`,
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Starts both in a process group of their own, as a terminal would. */
async function start() {
  const starter = spawn(process.execPath, [script], { detached: true, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: starter.stdout })[Symbol.asyncIterator]();
  const read = async () => String((await lines.next()).value);
  const server = Number((await read()).split(" ")[1]);
  return { starter, server, read };
}

const exitOf = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once("exit", resolve);
  });

function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, "utf8") !== "";
  } catch {
    return false;
  }
}

test.each([
  ["the whole group, as Ctrl-C does", (pid: number) => -pid],
  ["the starter alone, as kill does", (pid: number) => pid],
])("a signal to %s is heard once, and the server's exit code is handed on", async (_, target) => {
  const { starter, read } = await start();
  const code = exitOf(starter);
  process.kill(target(starter.pid ?? 0), "SIGINT");
  expect(await read()).toBe("heard 1");
  expect(await code).toBe(7);
});

test("the server does not outlive a killed starter", async () => {
  const { starter, server, read } = await start();
  starter.kill("SIGKILL");
  expect(await read()).toBe("heard 1");
  await expect.poll(() => isAlive(server)).toBe(false);
});
