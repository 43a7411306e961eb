import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { connectRedis, createBus } from "./bus/index.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/index.ts";
import { createEvents } from "./core/event.ts";
import { provide, type Services, withServices } from "./core/services.ts";
import { offeredTiles } from "./core/tile.ts";
import { connect } from "./database/index.ts";
import { type DatabaseWatch, watchDatabase } from "./database/watch.ts";
import { bindOperation } from "./http/bind.ts";
import { createApp } from "./http/create-app.ts";
import { healthRoutes } from "./http/health.ts";
import { createRateLimiter } from "./http/limits.ts";
import { startQueue } from "./jobs/index.ts";
import { metricsRoute } from "./http/metrics.ts";
import { modules } from "./modules/index.ts";
import { brandOfHost } from "./modules/directory/branding/index.ts";
import { singleSignOnOfHost } from "./modules/sign-in/saml/index.ts";
import { openFirstTenant } from "./modules/shell/tenant-management/index.ts";
import { keyAuthenticator } from "./modules/sign-in/access-keys/index.ts";
import { authenticator } from "./modules/sign-in/sessions/index.ts";
import { pageRoutes } from "./pages/index.ts";
import { createPasswords } from "./security/passwords.ts";
import { loadSecrets } from "./security/secrets.ts";
import { createSigningKeys } from "./security/signing-keys/index.ts";
import { createTokens } from "./security/tokens.ts";

export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Stops taking requests, completes those in flight, then closes everything it opened. */
  close(): Promise<void>;
}

/** The composition root: creates and connects everything that runs. The database must be migrated. */
export const buildServer = async (
  given: Config,
  connectionString: string,
  clock: Clock,
  log: Logger,
): Promise<Server> => {
  // Loaded while the database answers.
  const loadingDemo = given.demo ? import("./demo/index.ts") : null;
  const database = connect(connectionString, log, given.connections);
  await database.requireRoles();
  // Early, so that a Redis that never answers is known as such before the rest has started.
  const [watch, redis] = await Promise.all([
    watchDatabase(database, clock, log),
    given.redisUrl ? connectRedis(given.redisUrl, log) : null,
  ]);
  const demo = await loadingDemo;
  const catcher = demo && !given.smtpUrl ? await demo.startMailCatcher({ clock, database, log }) : null;
  const config = catcher ? { ...given, smtpUrl: catcher.smtpUrl } : given;
  const secrets = loadSecrets(config.dataDir, config.secretKey);
  const { bus, prefix, settled } = await createBus(connectionString, database.systemPool, redis, log);
  const keys = createSigningKeys({ database, secrets, clock, bus });
  const app = await createApp(config, log);
  const services = withServices(
    {
      config,
      clock,
      database,
      bus,
      secrets,
      keys,
      log,
      tokens: createTokens({ keys, clock, area: config.area }),
      passwords: await createPasswords(secrets.pepper, config.limits),
      events: createEvents(log),
      limiter: createRateLimiter({ pool: database.systemPool, redis }, config.limits, prefix),
      origin: () => config.publicUrl ?? addressOf(app),
    },
    [
      ...modules.flatMap(({ provides = [] }) => provides),
      provide(offeredTiles, () => modules.flatMap(({ tiles = [] }) => tiles)),
    ],
  );
  bus.subscribe((message) => {
    if (message.kind === "keys-changed" || message.kind === "messages-lost") keys.forget();
  });
  for (const { subscriptions = [] } of modules)
    for (const subscribe of subscriptions) services.events.listen(subscribe(services));
  await keys.rotate();
  await keys.current();
  await demo?.seedDemo(services);
  await openFirstTenant(services);

  await addRoutes(app, services, watch, demo?.addDemoPages);
  const workers = modules.flatMap(({ workers: starts = [] }) => starts.map((start) => start(services)));
  const jobs = modules.flatMap(({ jobs: own = [] }) => own);
  const demoJobs = demo
    ? [
        ...[demo.demoHistory, demo.demoForecast, demo.demoStaffing, demo.demoSchedule, demo.demoPastForecast],
        demo.demoAgentStates,
        demo.demoIntervals,
        demo.demoInteractions,
      ]
    : [];
  const queue = config.runsJobs ? startQueue(services, [...jobs, ...demoJobs]) : null;
  // Awaited last: a Redis that never answers delays no other part of the start.
  await settled;

  return {
    app,
    services,
    close: async () => {
      await app.close();
      await queue?.stop();
      watch.stop();
      await Promise.all(workers.map((worker) => worker.stop()));
      await catcher?.close();
      await bus.close();
      redis?.disconnect();
      await database.close();
    },
  };
};

const addRoutes = async (
  app: FastifyInstance,
  services: Services,
  watch: DatabaseWatch,
  addDemoPages?: (app: FastifyInstance, services: Services) => void,
): Promise<void> => {
  // Registered first, so that it measures all requests.
  await metricsRoute(
    app,
    services,
    modules.flatMap(({ figures = [] }) => figures),
  );
  healthRoutes(app, services, watch);
  const authenticate = services.use(authenticator);
  const authenticateKeys = services.use(keyAuthenticator);
  for (const { operations, routes } of modules) {
    for (const operation of operations)
      bindOperation(app, services, operation.call.dialect ? authenticateKeys : authenticate, operation);
    await routes?.(app, services);
  }
  addDemoPages?.(app, services);
  await pageRoutes(app, services, {
    brandOf: services.use(brandOfHost),
    singleSignOnOf: services.use(singleSignOnOfHost),
  });
  await app.ready();
};

/** The address of a node that was told to listen on any free port. */
const addressOf = (app: FastifyInstance): string => {
  const [address] = app.addresses() as AddressInfo[];
  return `http://localhost:${address?.port ?? 0}`;
};
