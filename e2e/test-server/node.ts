import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";

/** One process of the product. */
export interface Node {
  readonly port: number;
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Lines that a healthy node does not print. */
  readonly faults: readonly string[];
}

const main = fileURLToPath(new URL("../../apps/server/dist/main.mjs", import.meta.url));
const startMs = 60_000;
const stopMs = 15_000;

export const createNode = (port: number, settings: NodeJS.ProcessEnv): Node => {
  const faults: string[] = [];
  let running: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
      env: { ...process.env, ...settings, PORT: String(port) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running = child;
    createInterface({ input: child.stderr }).on("line", (line) => faults.push(line));
    const lines = createInterface({ input: child.stdout });
    // At LOG_LEVEL=warn every line of the log is a fault.
    lines.on("line", (line) => {
      if (line.startsWith("{")) faults.push(line);
    });
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`A node ${why}: ${faults.join("\n")}`));
      const timer = setTimeout(() => fail("is not ready in time"), startMs);
      child.once("exit", () => fail("ended while starting"));
      lines.on("line", (line) => {
        if (!line.startsWith("ready ")) return;
        clearTimeout(timer);
        resolve();
      });
    });
  };

  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    const child = running;
    running = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    const timer = setTimeout(() => {
      faults.push(`did not end within ${stopMs} ms of ${signal}`);
      child.kill("SIGKILL");
    }, stopMs);
    await ended;
    clearTimeout(timer);
  };

  return { port, start, kill: () => end("SIGKILL"), stop: () => end("SIGTERM"), faults };
};
