import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Account, chooseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { openDataFolder } from "./data-folder.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { chooseHome, findEarlierHomes, makeHome } from "./home.ts";
import { initialise } from "./initialise.ts";
import { keepRunning } from "./keep-running.ts";
import { withFolderLock } from "./lock.ts";
import { join, leave } from "./members.ts";
import { clearStaleLocks, findServer } from "./pid-file.ts";
import { processesIn } from "./processes.ts";
import { startServer, stopServer } from "./server-process.ts";
import { asArguments, type Settings } from "./settings.ts";
import { createState, restoreState, type State, writeState } from "./state.ts";
import { noteOrigin, sweepAbandoned } from "./sweep.ts";

export interface EmbeddedOptions {
  /** Holds the database, or a pointer to it (see `chooseHome`). Created when missing. */
  readonly dataDir: string;
  /** Receives one line for each event that takes time or matters. */
  readonly log: (line: string) => void;
  /** Overrides of the defaults, for tests (`fsync: false`). A running server keeps its own. */
  readonly settings?: Settings;
}

export interface Embedded {
  /** The superuser's, for `pg` and libpq. The host is a socket folder: `postgresql://…@localhost/evolve?host=/…` */
  readonly connectionString: string;
  /** Unregisters this node; the last one stops the server. Close your connections first. May be called repeatedly. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL on DATA_DIR, or joins the server already running on it (another node's, or left by a killed node), and
 * keeps it running. Creates the database at the first start. Several processes may call it at once.
 * @throws Error with one clear line: DATA_DIR is not writable, PostgreSQL's own reason, a missing database
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const dataDir = await openDataFolder(options.dataDir);
  return withFolderLock(dataDir, async () => {
    const member = await join(dataDir);
    try {
      const { cluster, connectionString } = await ensureServer(dataDir, options);
      const revive = () =>
        withFolderLock(dataDir, async () => {
          await ensureServer(dataDir, options);
        });
      const keeper = keepRunning({ dataDir, cluster, revive, log: options.log });
      let stopped: Promise<void> | undefined;
      const stop = () => keeper.stop().then(() => stopMember(dataDir, member, cluster, options.log));
      return { connectionString, stop: () => (stopped ??= stop()) };
    } catch (error) {
      await leave(dataDir, member);
      throw error;
    }
  });
};

const ensureServer = async (dataDir: string, { log, settings = {} }: EmbeddedOptions) => {
  const { state, account } = await openState(dataDir, log);
  const home = path.resolve(dataDir, state.home);
  const cluster = path.join(home, "cluster");
  const joined = await joinServer(cluster, state.password, log);
  if (joined !== undefined) return { cluster, connectionString: joined };
  const socketFolder = await makeHome(home, account);
  const binaries = await findBinaries(account);
  if (!state.initialised) {
    log(`creating the database in ${home}`);
    await noteOrigin(home, dataDir);
    await sweepAbandoned(log);
    await initialise({ binaries, home, password: state.password, account, sync: !noSync(settings) });
    await writeState(dataDir, { ...state, initialised: true });
  }
  await clearStaleLocks(cluster, socketFolder);
  await awaitOrphans(cluster);
  const server = await startServer({
    binaries,
    cluster,
    settings: asArguments(socketFolder, settings),
    account,
    logFile: path.join(dataDir, "postgres.log"),
  });
  return { cluster, connectionString: await ensureDatabase(server.socketFolder, state.password) };
};

const openState = async (dataDir: string, log: (line: string) => void) => {
  const kept = await restoreState(dataDir, log);
  if (kept) {
    const cluster = path.resolve(dataDir, kept.home, "cluster");
    if (kept.initialised && !(await stat(cluster).catch(() => undefined))) {
      throw new Error(
        `the database of ${dataDir} is missing: ${cluster} (bring it back, or delete ${dataDir}/postgres.json to start with an empty one)`,
      );
    }
    return { state: kept, account: await chooseAccount(cluster) };
  }
  for (const home of await findEarlierHomes(dataDir)) {
    log(`an earlier database of ${dataDir} stands in ${home}; delete it if nobody needs it`);
  }
  const account: Account | undefined = await chooseAccount(path.join(dataDir, "postgres/cluster"));
  const state: State = createState(await chooseHome(dataDir, account));
  await writeState(dataDir, state);
  return { state, account };
};

/**
 * Joins the server that runs on the cluster. It may be recovering, or about to end by a signal that it has not yet
 * processed.
 * @returns the connection string; undefined when no server runs, or no longer
 */
const joinServer = async (
  cluster: string,
  password: string,
  log: (line: string) => void,
): Promise<string | undefined> => {
  let told = false;
  let tries = 0;
  for (;;) {
    const server = await findServer(cluster);
    if (!server) return undefined;
    if (server.status === "ready") {
      try {
        return await ensureDatabase(server.socketFolder, password);
      } catch (error) {
        if (!isLost(error) || ++tries > 200) throw error;
      }
    } else if (!told) {
      log(`waiting for PostgreSQL, which is ${server.status}`);
      told = true;
    }
    await sleep(10);
  }
};

/** Whether a connection failed because its server is stopping, has stopped, or has not started yet. */
const isLost = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || ["57P01", "57P02", "57P03"].includes(error.code ?? "");

const noSync = (settings: Settings): boolean => settings["fsync"] === false || settings["fsync"] === "off";

/**
 * After its server was killed, a connection's process ends by itself, but not at once; until then no new server can start.
 * One that outlives the wait makes the start fail with PostgreSQL's own reason.
 */
const awaitOrphans = async (cluster: string): Promise<void> => {
  const until = performance.now() + 15_000;
  while ((await processesIn(cluster)).length > 0 && performance.now() < until) await sleep(20);
};

const stopMember = async (dataDir: string, member: string, cluster: string, log: (line: string) => void) => {
  await withFolderLock(dataDir, async () => {
    const others = await leave(dataDir, member);
    const server = await findServer(cluster);
    if (!server) return;
    if (others > 0) log(`PostgreSQL goes on for ${String(others)} other node${others === 1 ? "" : "s"}`);
    else await stopServer(cluster, server);
  });
};
