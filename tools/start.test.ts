import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

let clone: string;

/** A clone with the real tools/start around a server that takes a while to close and counts the signals it hears meanwhile. */
beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), "start-"));
  mkdirSync(path.join(clone, "tools"));
  cpSync(fileURLToPath(new URL("start", import.meta.url)), path.join(clone, "tools/start"));
  const files = {
    "server-command.mjs": `import { writeSync } from "node:fs";
      console.log("built");
      if (process.env.BROKEN) process.exit(1);
      writeSync(3, "env 'WORD=it is' '" + process.execPath + "' tools/server.mjs");`,
    "server.mjs": `let heard = 0;
      for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
        if (++heard === 1) setTimeout(() => { console.log("heard " + heard); process.exit(7); }, 600);
      });
      setInterval(() => undefined, 1000);
      console.log("ready", process.pid, process.env.WORD, ...process.argv.slice(2));`,
    // As npm runs it.
    "npm.mjs": `import { spawn } from "node:child_process";
      spawn("sh", ["-c", "exec tools/start"], { stdio: "inherit" });
      setInterval(() => undefined, 1000);`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(clone, "tools", name), text);
});

afterAll(() => {
  rmSync(clone, { recursive: true });
});

const start = async (command: string, ...args: string[]) => {
  const starter = spawn(command, args, { cwd: clone, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: starter.stdout })[Symbol.asyncIterator]();
  const read = async () => String((await lines.next()).value);
  expect(await read()).toBe("built");
  const ready = await read();
  return { starter, ready, server: Number(ready.split(" ")[1]), read };
};

const isAlive = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, "utf8") !== "";
  } catch {
    return false;
  }
};

test("the command becomes the server: its arguments, its signals and its exit code", async () => {
  const { starter, ready, read } = await start("tools/start", "two words");
  expect(ready).toBe(`ready ${String(starter.pid)} it is two words`);
  const code = new Promise((resolve) => {
    starter.once("exit", resolve);
  });
  starter.kill("SIGINT");
  expect(await read()).toBe("heard 1");
  expect(await code).toBe(7);
});

test("nothing starts where the clone could not be made ready", async () => {
  const starter = spawn(path.join(clone, "tools/start"), { env: { ...process.env, BROKEN: "yes" }, stdio: "ignore" });
  expect(await new Promise((resolve) => starter.once("exit", resolve))).toBe(1);
});

test("the server ends when npm was killed", async () => {
  const { starter, server, read } = await start(process.execPath, "tools/npm.mjs");
  starter.kill("SIGKILL");
  // Once for each of npm's threads: the server closes at the first.
  expect(await read()).toMatch(/^heard [1-9]/);
  await expect.poll(() => isAlive(server)).toBe(false);
});
