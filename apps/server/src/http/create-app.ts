import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import cookie from "@fastify/cookie";
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import type { Config } from "../config/index.ts";
import { describeApi } from "./api-document.ts";
import { answerErrors, answerFrameworkError } from "./errors.ts";
import { parseJsonStrictly } from "./json.ts";
import { logRequests } from "./log.ts";
import { refuseForeignWrites, refuseSecondHost } from "./origin.ts";
import { sendSecurityHeaders } from "./security-headers.ts";
import { refuseUnstorableText } from "./text.ts";

const maxBodyBytes = 256 * 1024;
/** Maximum interval between checks for connections whose request is incomplete. */
const mostBetweenChecksMs = 5_000;

/** The HTTP server with what applies to every route: headers, errors, the log, refusal of cross-origin writes. */
export const createApp = async (config: Config, log: Logger): Promise<FastifyInstance> => {
  const baseLog: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance: baseLog,
    logController: new LogController({ disableRequestLogging: true }),
    // Not newId: request ids need no order, and Node generates randomness for many of these at once.
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    forceCloseConnections: "idle",
    requestTimeout: config.limits.requestSeconds * 1_000,
    http: {
      headersTimeout: config.limits.requestSeconds * 1_000,
      connectionsCheckingInterval: Math.min(mostBetweenChecksMs, (config.limits.requestSeconds * 1_000) / 4),
    },
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest("actor", null);
  // Calls take only JSON; the framework's parser of plain text would hand a string to the contract.
  app.removeContentTypeParser("text/plain");
  parseJsonStrictly(app);
  answerErrors(app);
  logRequests(app);
  endConnectionsOnClose(app);
  await app.register(cookie);
  sendSecurityHeaders(app);
  await app.register(compress, compression);
  refuseSecondHost(app);
  refuseForeignWrites(app, config);
  refuseUnstorableText(app);
  await describeApi(app);
  return app;
};

/** In the order of preference. Levels at which a long list takes as long to be compressed as to be written (decision 172). */
const compression: FastifyCompressOptions = {
  encodings: ["zstd", "br", "gzip"],
  threshold: 1024,
  globalDecompression: false,
  zlibOptions: { level: 4 },
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 2 },
  },
};

/** While the server closes, each response closes its connection: one kept alive would delay shutdown until its time-out. */
const endConnectionsOnClose = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) void reply.header("connection", "close");
    done();
  });
};
