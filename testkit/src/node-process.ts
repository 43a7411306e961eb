import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

export interface NodeProcess {
  readonly child: ChildProcess;
  readonly stdout: () => string[];
  readonly stderr: () => string[];
  /** The address from the `ready` line. Rejects when the process ends first. */
  readonly ready: Promise<string>;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const main = fileURLToPath(import.meta.resolve("@evolve/server/main"));

/** The server as its own process, with this environment and nothing from the tests' but the place of compiled code, without which it loads twice as long. */
export const startNode = (environment: Readonly<Record<string, string>>): NodeProcess => {
  const { PATH = "", NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let errors = "";
  const linesOf = (text: string): string[] => stripVTControlCharacters(text).split("\n").filter(Boolean);
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const closed = once(child, "close");
  const exited = once(child, "exit").then(async () => {
    // The embedded database may outlive its node and keep the pipes open.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 300))]);
    return { code: child.exitCode, signal: child.signalCode };
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      const url = /^ready (http:\/\/\S+)$/m.exec(out)?.[1];
      if (url) resolve(url);
    });
    void exited.then(() => {
      reject(new Error(`ended before it was ready: ${errors || out}`));
    });
  });
  // A test that only waits for the end does not handle `ready`, which rejects.
  ready.catch(() => undefined);
  return { child, stdout: () => linesOf(out), stderr: () => linesOf(errors), ready, exited };
};
