import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findServer } from "@evolve/server/database/embedded/pid-file";
import { readState } from "@evolve/server/database/embedded/state";
import { type DatabaseServer, startDatabaseServer } from "@evolve/testkit/database-server";
import { type Nodes, type Recovery, recoveryOf, startNodes, until } from "../support/recovering.ts";
import type { Figure, Row } from "../support/row.ts";
import { query } from "../support/stage.ts";

/** How long the database is away, in milliseconds: longer and shorter than pauses between attempts to reach it. */
const outages = [300, 1_500, 6_000, 12_000];

/**
 * How soon two nodes work completely again after their database was away. It is stopped and started by its administrator, frozen with
 * its connections open, and killed where the nodes run it themselves. The longest of several times counts.
 */
export const recovery: Row = {
  name: "recovery",
  measure: async (stage, { quick }) => {
    const chosen = quick ? outages.slice(-2) : outages;
    const server = await startDatabaseServer();
    stage.defer(() => server.remove());
    const nodes = await startNodes(stage, { DATA_DIR: server.dataDir, DATABASE_URL: server.connectionString });
    // As often as a node needs to have compiled what it runs.
    await recoveryOf(nodes);
    const undisturbed = await recoveryOf(nodes);
    const restarted = await eachOf(chosen, nodes, server, "stop", "start");
    const frozen = await eachOf(chosen, nodes, server, "freeze", "thaw");

    const dataDir = await stage.createDataDir();
    const own = await startNodes(stage, { DATA_DIR: dataDir });
    await recoveryOf(own);
    const killed: { ended: number; recovery: Recovery }[] = [];
    for (let kills = 0; kills < chosen.length; kills += 1) {
      await sleep(kills * 90);
      const began = performance.now();
      const connectionString = await killEmbedded(dataDir);
      await until(() => answers(connectionString));
      killed.push({ ended: (performance.now() - began) / 1000, recovery: await recoveryOf(own) });
    }
    return [
      ...figuresOf("the database was restarted", restarted, undisturbed),
      ...figuresOf("the database was frozen", frozen, undisturbed),
      ...figuresOf(
        "the embedded database was killed",
        killed.map((one) => one.recovery),
        undisturbed,
      ),
      {
        what: "the embedded database was killed: until the nodes have started it again",
        measured: Math.max(...killed.map(({ ended }) => ended)),
        unit: "s",
      },
    ];
  },
};

const eachOf = async (
  milliseconds: readonly number[],
  nodes: Nodes,
  server: DatabaseServer,
  fail: "stop" | "freeze",
  recover: "start" | "thaw",
): Promise<Recovery[]> => {
  const taken: Recovery[] = [];
  for (const outage of milliseconds) {
    await server[fail]();
    await sleep(outage);
    await server[recover]();
    await until(() => answers(server.connectionString));
    taken.push(await recoveryOf(nodes));
  }
  return taken;
};

const answers = (connectionString: string): Promise<boolean> => query(connectionString, "select 1").then(() => true);

const figuresOf = (what: string, taken: readonly Recovery[], undisturbed: Recovery): Figure[] => [
  {
    what: `${what}: until all calls succeed`,
    measured: Math.max(...taken.map(({ calls }) => calls)),
    unit: "s",
    against: { what: "without an outage", value: undisturbed.calls },
    goal: { of: "measured", atMost: 1 },
  },
  {
    what: "… and a mail of a call has arrived",
    measured: Math.max(...taken.map(({ mail }) => mail)),
    unit: "s",
    against: { what: "without an outage", value: undisturbed.mail },
    goal: { of: "measured", atMost: 1 },
  },
];

/** Kills the server that the nodes run on this DATA_DIR, and says where it will be again. */
const killEmbedded = async (dataDir: string): Promise<string> => {
  const { home = "", password = "" } = (await readState(dataDir)) ?? {};
  const server = await findServer(resolve(dataDir, home, "cluster"));
  if (!server) throw new Error("the embedded database does not run");
  process.kill(server.pid, "SIGKILL");
  return `postgresql://evolve:${password}@localhost/evolve?host=${encodeURIComponent(server.socketFolder)}`;
};
