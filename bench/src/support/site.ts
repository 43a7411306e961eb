import { setTimeout as sleep } from "node:timers/promises";
import { type Server, buildServer } from "@evolve/server/app";
import { systemClock } from "@evolve/server/clock";
import { readConfig } from "@evolve/server/config/index";
import type { Services } from "@evolve/server/core/services";
import { buildTenant, buildUser, type BuiltTenant, type BuiltUser } from "@evolve/testkit/builders";
import { pino } from "pino";
import { type Program, startScript } from "./processes.ts";
import { query, type Stage } from "./stage.ts";

/** A database with the secrets of its installation, and nodes of the product on it. */
export interface Site {
  readonly connectionString: string;
  /** The product's own parts in this process: they make the data, hash passwords and sign tokens. */
  readonly services: Services;
  /** Starts a node as a process of its own. It is stopped with the stage, if not before. */
  readonly startNode: (settings?: NodeJS.ProcessEnv) => Promise<Program>;
  /** Starts a node with the demo, and resolves once the demo's jobs have ended: they keep the cores busy for a minute or two. */
  readonly startDemoNode: () => Promise<Program>;
}

export const createSite = async (stage: Stage): Promise<Site> => {
  const connectionString = await stage.createDatabase();
  const environment = { DATA_DIR: await stage.createFolder(), DATABASE_URL: connectionString, DEMO: "0" };
  // Jobs run on the nodes that are measured, not in the process that measures.
  const server = await servicesOf({ ...environment, JOBS: "0" });
  stage.defer(() => server.close());
  const startNode = async (settings: NodeJS.ProcessEnv = {}): Promise<Program> => {
    const node = await startScript("apps/server/dist/main.mjs", {
      ...environment,
      HOST: "127.0.0.1",
      PORT: "0",
      // The load says which address each request comes from.
      TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "warn",
      ...settings,
    });
    stage.defer(() => node.stop());
    return node;
  };
  return {
    connectionString,
    services: server.services,
    startNode,
    startDemoNode: async () => {
      const node = await startNode({ DEMO: "1" });
      await jobsEnded(connectionString);
      return node;
    },
  };
};

/** One job enqueues the next, so there have to be none for a while. */
const jobsEnded = async (connectionString: string): Promise<void> => {
  for (let idle = 0; idle < 5;) {
    await sleep(1_000);
    const due = "select 1 from graphile_worker.jobs where locked_at is not null or run_at <= now() limit 1";
    idle = (await query(connectionString, due)).length === 0 ? idle + 1 : 0;
  }
};

/** The composition root without its listener, so that what it makes is just what a node makes. */
const servicesOf = (environment: NodeJS.ProcessEnv): Promise<Server> => {
  const config = readConfig(environment);
  return buildServer(config, config.databaseUrl ?? "", systemClock, pino({ level: "silent" }));
};

/** A tenant with users who can sign in. */
export const buildUsers = async (
  { services }: Site,
  count: number,
  options: Parameters<typeof buildUser>[2] = {},
): Promise<{ tenant: BuiltTenant; users: BuiltUser[] }> => {
  const tenant = await buildTenant(services, { userSoftLimit: 10_000_000 });
  const users: BuiltUser[] = [];
  for (let made = 0; made < count; made += 1) users.push(await buildUser(services, tenant, options));
  return { tenant, users };
};
