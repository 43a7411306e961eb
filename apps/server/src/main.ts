import type { AddressInfo } from "node:net";
import { pino } from "pino";
import type { Server } from "./app.ts";
import { createSettableClock } from "./clock.ts";
import { type Config, ConfigurationError, readConfig } from "./config/index.ts";
import { type Embedded, startEmbedded } from "./database/embedded/start-embedded.ts";
import { DatabaseUnavailable } from "./database/unavailable.ts";

/** Log entries and lines for people share one stream, so that `ready` is the last line. */
const out = pino.destination({ dest: 1, sync: true });

const say = (line: string): void => {
  out.write(`${line}\n`);
};

/** Starts a node: database, schema, demo data, server. Every expected fault ends it with one clear line. */
const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel }, out);
  // While starting or stopping, the embedded database's output is progress; in between it is a problem.
  let isServing = false;
  const tell = (line: string): void => {
    if (isServing) log.warn(line);
    else say(line);
  };
  // The modules are loaded while PostgreSQL starts.
  const [embedded, { migrate }, { buildServer }] = await Promise.all([
    config.databaseUrl ? null : startEmbedded({ dataDir: config.dataDir, log: tell }),
    import("./database/migrate.ts"),
    import("./app.ts"),
  ]);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? "";
  try {
    await migrate(connectionString);
    const server = await buildServer(config, connectionString, createSettableClock(), log);
    closeOnSignal(server, embedded, () => (isServing = false));
    await server.app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    await greet(config, server);
    isServing = true;
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};

const greet = async (config: Config, server: Server): Promise<void> => {
  const [address] = server.app.addresses() as AddressInfo[];
  const url = config.publicUrl ?? `http://localhost:${address?.port ?? config.port}`;
  if (config.demo) say((await import("./demo/accounts-table.ts")).accountsTable(url));
  say(`ready ${url}`);
};

const closeOnSignal = (server: Server, embedded: Embedded | null, onClosing: () => void): void => {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    onClosing();
    server
      .close()
      .then(() => embedded?.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          end(error);
        },
      );
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
};

/** The one line that an operator needs. */
const lineOf = (error: unknown): string => {
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: Error[] };
  if (code === "EADDRINUSE") return `port ${process.env["PORT"] ?? "8080"} is taken: set PORT to a free one`;
  if (code === "EACCES") return `not allowed: ${message}`;
  const cause = [message, errors?.[0]?.message, String(error)].find(Boolean) ?? "";
  return error instanceof DatabaseUnavailable && process.env["DATABASE_URL"]
    ? `DATABASE_URL cannot be used: ${cause}`
    : cause;
};

const end = (error: unknown): void => {
  process.stderr.write(`evolve: ${lineOf(error)}\n`);
  if (!(error instanceof ConfigurationError) && process.env["LOG_LEVEL"] === "debug") console.error(error);
  process.exit(1);
};

main().catch(end);
