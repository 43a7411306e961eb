import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@evolve/testkit/free-port";
import { connectRedis } from "@evolve/server/bus/index";
import { pino } from "pino";
import { until } from "./recovering.ts";
import type { Stage } from "./stage.ts";

/** A Redis of the run's own, on a port of its own, that can be stopped and frozen. */
export interface RedisServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Pauses its process: connections stay open, and nothing answers. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  /** Waits until it answers. */
  readonly answering: () => Promise<void>;
}

export const startRedis = async (stage: Stage): Promise<RedisServer> => {
  const port = await freePort();
  const folder = await stage.createFolder();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
    server = spawn("setpriv", ["--pdeathsig", "KILL", "--", "redis-server", ...options], { stdio: "ignore" });
    await once(server, "spawn");
  };
  const stop = async (): Promise<void> => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "exit");
  };
  const signal = (name: NodeJS.Signals) => (): Promise<void> => Promise.resolve(void server?.kill(name));
  const answering = async (): Promise<void> => {
    const client = await connectRedis(url, pino({ level: "silent" }));
    try {
      await until(() => client.ping().then(() => true));
    } finally {
      client.disconnect();
    }
  };
  await start();
  stage.defer(stop);
  await answering();
  return { url, start, stop, freeze: signal("SIGSTOP"), thaw: signal("SIGCONT"), answering };
};
