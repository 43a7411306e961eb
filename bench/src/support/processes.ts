import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A program of Node that says `ready <address>` when it can be used. */
export interface Program {
  readonly pid: number;
  readonly url: string;
  /** From its start to its `ready`. */
  readonly startSeconds: number;
  /** Ends it as an operator would, and waits for its end. */
  readonly stop: () => Promise<void>;
}

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const profiles = process.env["BENCH_PROFILES"];

/** Those of `npm start`, and a CPU profile of each process where a folder for them is given. */
const serverFlags = [
  "--disable-warning=ExperimentalWarning",
  "--max-semi-space-size=8",
  ...(profiles ? ["--cpu-prof", `--cpu-prof-dir=${profiles}`] : []),
];

const readyWithinMs = 120_000;

/** Starts a script under the Node that runs us. It ends, too, when we were killed and could not end it. */
export const startScript = (script: string, environment: NodeJS.ProcessEnv): Promise<Program> =>
  start("setpriv", ["--pdeathsig", "TERM", "--", process.execPath, ...serverFlags, inRoot(script)], environment);

/** Starts a command in the product's root, as somebody does at a prompt. */
export const startCommand = (command: string, args: string[], environment: NodeJS.ProcessEnv): Promise<Program> =>
  start(command, args, environment);

const start = async (command: string, args: string[], environment: NodeJS.ProcessEnv): Promise<Program> => {
  const env = { ...process.env, ...environment };
  const began = performance.now();
  // In a group of its own, so that whatever it starts in turn can be waited for.
  const child = spawn(command, args, { cwd: inRoot(""), env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  try {
    const url = await readyOf(child);
    return { pid: child.pid ?? 0, url, startSeconds: (performance.now() - began) / 1000, stop: () => end(child) };
  } catch (error) {
    await end(child);
    throw error;
  }
};

/** Waits for the line `ready <address>`. Whatever else the program has said is told when it ends instead. */
const readyOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const said: string[] = [];
    const fail = (why: string): void => {
      clearTimeout(timer);
      reject(new Error(`${child.spawnargs.join(" ")} ${why}: ${said.slice(-5).join("\n")}`));
    };
    const timer = setTimeout(fail, readyWithinMs, "was not ready in time");
    child.once("exit", () => fail("ended while it started"));
    child.once("error", (error) => fail(error.message));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        const [, url] = /^ready (\S+)/.exec(line) ?? [];
        if (!url) said.push(line);
        else {
          clearTimeout(timer);
          // Not by name: looking it up would be measured, and may find another family first.
          resolve(url.replace("localhost", "127.0.0.1"));
        }
      });
    }
  });

const end = async ({ pid }: ChildProcess): Promise<void> => {
  if (pid === undefined || !signalGroup(pid, "SIGTERM")) return;
  while (signalGroup(pid, 0)) await sleep(5);
};

/** False when no process of the group is left. */
const signalGroup = (pid: number, signal: "SIGTERM" | 0): boolean => {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
};

const ticksPerSecond = 100;

const ticksOf = (file: string): number => {
  const text = readFileSync(file, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
};

/** Seconds of CPU that a process has used, in all its threads, ended ones included. */
export const cpuSeconds = (pid: number): number => ticksOf(`/proc/${pid}/stat`) / ticksPerSecond;

/** Seconds of CPU of its first thread alone, in which JavaScript runs. */
export const mainThreadSeconds = (pid: number): number => ticksOf(`/proc/${pid}/task/${pid}/stat`) / ticksPerSecond;

/** Megabytes of memory that a process holds. */
export const residentMegabytes = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
};
