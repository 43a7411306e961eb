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
  /** The server's log entries, as objects. */
  readonly logged: readonly Record<string, unknown>[];
  readonly connectionString: string;
  /** Allows defects whose log entry contains this text, for tests that cause them on purpose. */
  allowDefects(text: string): void;
  /** A second node on the same database. */
  anotherNode(): Promise<Server>;
  /** Fails when the server has logged a defect: an error or status that a call does not declare, or an unexpected error. */
  close(): Promise<void>;
}

/** Thousands of sign-ins are tested, and few tests are about how long a hash takes: those set its real cost. */
const cheapHashes: Limits["hashCost"] = { memoryCost: 64, timeCost: 1 };

/** A whole server with its own database and a real mail server, and without demo data. */
export const startTestServer = async (
  options: {
    limits?: Partial<Limits>;
    /** Additions to the environment, as an operator would make. */
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
  const config = { ...defaults, limits: { ...defaults.limits, hashCost: cheapHashes, ...options.limits } };
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
  const allowed: string[] = [];
  const first = await start();
  return {
    ...first,
    clock,
    mail,
    logged,
    connectionString: database.connectionString,
    allowDefects: (text) => void allowed.push(text),
    anotherNode: start,
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await mail.close();
      database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      const defects = defectsIn(logged).filter((line) => !allowed.some((text) => line.includes(text)));
      if (defects.length > 0) throw new Error(`the server logged defects:\n${[...new Set(defects)].join("\n")}`);
    },
  };
};

/** The server's own defects, found in its log. */
const defectsIn = (logged: readonly Record<string, unknown>[]): string[] =>
  logged
    .filter((line) => line["defect"] !== undefined || line["msg"] === "unexpected error")
    .map(({ defect, msg, call, error, status, err }) => {
      const { message = "", stack = "" } = (err ?? {}) as { message?: string; stack?: string };
      return JSON.stringify({ defect: defect ?? msg, call, error, status, message, at: stack.split("\n")[1]?.trim() });
    });
