import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { buildServer, type Server } from "./app.ts";
import { createSettableClock } from "./clock.ts";
import { type Config, ConfigurationError, readConfig } from "./config/index.ts";
import { type Embedded, startEmbedded } from "./database/embedded/start-embedded.ts";
import { DatabaseUnavailable } from "./database/index.ts";
import { migrate } from "./database/migrate.ts";
import { accountsTable } from "./demo/accounts-table.ts";

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
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log: tell });
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? "";
  try {
    await migrate(connectionString);
    const server = await buildServer(config, connectionString, createSettableClock(), log);
    closeOnSignal(server, embedded, () => (isServing = false));
    await server.app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
      await server.close();
      throw error;
    });
    greet(config, server);
    isServing = true;
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};

const greet = (config: Config, server: Server): void => {
  const [address] = server.app.addresses() as AddressInfo[];
  const url = config.publicUrl ?? `http://localhost:${address?.port ?? config.port}`;
  if (config.demo) say(accountsTable(url));
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
