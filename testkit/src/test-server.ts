import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServer, type Server } from "@evolve/server/app";
import { type Limits, readConfig } from "@evolve/server/config/index";
import { pino } from "pino";
import { freshDatabase } from "./fresh-database.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export interface TestServer extends Server {
  readonly clock: TestClock;
  readonly mail: MailSink;
  /** Lines that the server has logged, as objects. */
  readonly logged: readonly Record<string, unknown>[];
  readonly connectionString: string;
  /** A second node on the same database. */
  anotherNode(): Promise<Server>;
  close(): Promise<void>;
}

/** A whole server on a database of its own, with a real mail server behind it and no demo data. */
export const startTestServer = async (
  options: {
    limits?: Partial<Limits>;
    /** What the environment of an operator would add. */
    environment?: Readonly<Record<string, string>>;
  } = {},
): Promise<TestServer> => {
  const database = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "evolve-data-"));
  const mail = await startMailSink();
  const clock = createTestClock();
  const logged: Record<string, unknown>[] = [];
  const environment = {
    DATA_DIR: dataDir,
    DEMO: "0",
    PUBLIC_URL: "http://localhost:8080",
    SMTP_URL: mail.smtpUrl,
    TRUST_PROXY: "127.0.0.1",
    ...(process.env["REDIS_URL"] && { REDIS_URL: process.env["REDIS_URL"] }),
    ...options.environment,
  };
  const defaults = readConfig(environment);
  const config = { ...defaults, limits: { ...defaults.limits, ...options.limits } };
  const log = pino(
    { level: "trace" },
    { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const nodes: Server[] = [];
  const start = async (): Promise<Server> => {
    const node = await buildServer(config, database.connectionString, clock, log);
    nodes.push(node);
    return node;
  };
  const first = await start();
  return {
    ...first,
    clock,
    mail,
    logged,
    connectionString: database.connectionString,
    anotherNode: start,
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await mail.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
