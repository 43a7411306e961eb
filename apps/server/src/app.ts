import type { AddressInfo } from "node:net";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import { connectRedis, createBus } from "./bus/index.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/index.ts";
import { connect } from "./database/index.ts";
import { demoIdentityProvider } from "./demo/identity-provider/routes.ts";
import { mailPage } from "./demo/mail-page.ts";
import { newsPage } from "./demo/news-page.ts";
import { startMailCatcher } from "./demo/mail-catcher.ts";
import { seedDemo } from "./demo/seed.ts";
import { describeApi } from "./http/api-document.ts";
import { createAuthentication } from "./http/authentication/index.ts";
import { createBinder } from "./http/bind.ts";
import type { Services } from "./http/context.ts";
import { endConnectionsOnClose } from "./http/drain.ts";
import { answerErrors, answerFrameworkError } from "./http/errors.ts";
import { healthRoutes } from "./http/health.ts";
import { createRateLimiter } from "./http/limits.ts";
import { logRequests } from "./http/log.ts";
import { refuseForeignWrites } from "./http/origin.ts";
import { newId } from "./ids.ts";
import { startJobs } from "./jobs/index.ts";
import { authenticationRoutes } from "./modules/authentication/index.ts";
import { authorizationRoutes } from "./modules/authorization/index.ts";
import { brandingRoutes, createBrandOfHost } from "./modules/branding/index.ts";
import { contactRoutes } from "./modules/contact/index.ts";
import { emailVerificationRoutes } from "./modules/email-verification/index.ts";
import { deviceRoutes } from "./modules/devices/index.ts";
import { factorRoutes } from "./modules/factors/index.ts";
import { invitationRoutes } from "./modules/invitations/index.ts";
import { countUnsent, startMailDispatcher } from "./modules/mail/index.ts";
import { mySpaceRoutes } from "./modules/my-space/index.ts";
import { navigationRoutes } from "./modules/navigation/index.ts";
import { startResetWorker } from "./modules/password-resets/index.ts";
import { passwordRoutes } from "./modules/passwords/index.ts";
import { createOpenid, openidRoutes, startLogoutDispatcher } from "./modules/openid/index.ts";
import { preferenceRoutes } from "./modules/preferences/index.ts";
import { countEndingCertificates, createSingleSignOnOfHost, redeemCode, samlRoutes } from "./modules/saml/index.ts";
import { securityPolicyRoutes } from "./modules/security-policy/index.ts";
import { createSessionEnds, sessionRoutes } from "./modules/sessions/index.ts";
import { teamRoutes } from "./modules/teams/index.ts";
import { tenantRoutes } from "./modules/tenants/index.ts";
import { userRoutes } from "./modules/users/index.ts";
import { pageRoutes } from "./pages/index.ts";
import { createPasswords } from "./security/passwords.ts";
import { loadSecrets } from "./security/secrets.ts";
import { createSigningKeys } from "./security/signing-keys/index.ts";
import { createTokens } from "./security/tokens.ts";

export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Stops taking requests, finishes those that run, then closes everything it opened. */
  close(): Promise<void>;
}

/** The one composition root: everything that runs is made and joined here. The database is migrated already. */
export const buildServer = async (
  config: Config,
  connectionString: string,
  clock: Clock,
  log: Logger,
): Promise<Server> => {
  const database = connect(connectionString);
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null;
  const secrets = loadSecrets(config.dataDir, config.secretKey);
  const { bus, prefix } = await createBus(connectionString, database.systemPool, redis, log);
  const keys = createSigningKeys({ database, secrets, clock });
  const services: Services = {
    config,
    clock,
    database,
    bus,
    secrets,
    keys,
    log,
    tokens: createTokens({ keys, clock, area: config.area }),
    passwords: await createPasswords(secrets.pepper, config.limits),
    sessionEnds: createSessionEnds(log),
    limiter: createRateLimiter({ pool: database.systemPool, redis }, config.limits, prefix),
  };
  bus.subscribe((message) => {
    if (message.kind === "keys-changed" || message.kind === "messages-lost") keys.forget();
  });
  await keys.rotate();
  await keys.current();
  if (config.demo) await seedDemo(services);

  const app = await buildHttp(services);
  const catcher = config.demo && !config.smtpUrl ? await startMailCatcher(services) : null;
  const smtpUrl = config.smtpUrl ?? catcher?.smtpUrl;
  const mail = smtpUrl ? startMailDispatcher(services, smtpUrl) : null;
  if (!mail) log.warn("no SMTP_URL: mail waits in the outbox");
  const resets = startResetWorker(services);
  const jobs = startJobs(services);

  return {
    app,
    services,
    close: async () => {
      await app.close();
      jobs.stop();
      await resets.stop();
      await mail?.stop();
      await catcher?.close();
      await bus.close();
      redis?.disconnect();
      await database.close();
    },
  };
};

/** Where a node listens that was told any free port. */
const addressOf = (app: FastifyInstance): string => {
  const [address] = app.addresses() as AddressInfo[];
  return `http://localhost:${address?.port ?? 0}`;
};

const maxBodyBytes = 256 * 1024;

const buildHttp = async (services: Services): Promise<FastifyInstance> => {
  const { config } = services;
  const baseLog: FastifyBaseLogger = services.log;
  const app: FastifyInstance = fastify({
    loggerInstance: baseLog,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    forceCloseConnections: "idle",
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest("actor", null);
  // Calls take JSON alone; the framework's own parser of plain text would hand a string to the contract.
  app.removeContentTypeParser("text/plain");
  answerErrors(app);
  logRequests(app);
  endConnectionsOnClose(app);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: "deny" },
    hsts: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
  });
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  refuseForeignWrites(app, config.allowedDomains);
  await describeApi(app);

  const binder = createBinder(app, createAuthentication(services), services.clock);
  const brandOfHost = createBrandOfHost(services);
  healthRoutes(app, services, {
    unsentMails: () => countUnsent(services.database.system),
    endingCertificates: () => countEndingCertificates(services),
  });
  const openid = createOpenid(services, () => config.publicUrl ?? addressOf(app));
  authenticationRoutes(binder, services, { redeemCode: redeemCode(services), openid });
  authorizationRoutes(binder, services);
  brandingRoutes(binder, services, brandOfHost);
  contactRoutes(binder, services, brandOfHost);
  emailVerificationRoutes(binder, services);
  deviceRoutes(binder, services);
  factorRoutes(binder, services, brandOfHost);
  invitationRoutes(binder, services);
  mySpaceRoutes(binder, services);
  navigationRoutes(binder, services);
  passwordRoutes(binder, services);
  await openidRoutes(binder, services, openid);
  const logouts = startLogoutDispatcher(services, openid);
  app.addHook("onClose", () => logouts.stop());
  preferenceRoutes(binder, services);
  samlRoutes(binder, services);
  securityPolicyRoutes(binder, services);
  sessionRoutes(binder, services, openid);
  teamRoutes(binder, services);
  tenantRoutes(binder, services);
  userRoutes(binder, services);
  if (config.demo) {
    mailPage(app, services);
    newsPage(app);
    demoIdentityProvider(app, services);
  }
  await pageRoutes(app, services, { brandOf: brandOfHost, singleSignOnOf: createSingleSignOnOfHost(services) });
  await app.ready();
  return app;
};
