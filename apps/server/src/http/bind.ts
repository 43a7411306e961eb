import multipart from "@fastify/multipart";
import { type Call, unattended } from "@evolve/contracts/call";
import { errorCatalogue, type ErrorName } from "@evolve/contracts/errors";
import { holdsAny } from "@evolve/contracts/permissions";
import { scim } from "@evolve/contracts/scim";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { Actor, AuthenticateRequest } from "../core/actor.ts";
import { runImpersonated } from "../core/impersonator.ts";
import { contextOf, type Operation } from "../core/operation.ts";
import { Refusal, refuse } from "../core/refusal.ts";
import type { Services } from "../core/services.ts";
import { requireStepUp } from "../core/step-up.ts";
import { isCreation, runOnce } from "./idempotency.ts";
import { limitCalls } from "./call-limit.ts";
import { answerFile, fileTypeOf, refusePages, rowsOf } from "./export-search.ts";
import { parseJsonAs } from "./json.ts";
import { answerVersion, takeIfMatch } from "./versions.ts";

/** Serves an operation at its call's address; the contract validates request and response. */
export const bindOperation = (
  app: FastifyInstance,
  services: Services,
  authenticate: AuthenticateRequest,
  { call, handle }: Operation,
): void => {
  const checkIfMatch = takeIfMatch(call);
  const sendVersion = answerVersion(call);
  const isOnce = isCreation(call);
  const rows = rowsOf(call);
  const declared = call.status ?? 200;
  const route: RouteOptions = {
    method: call.method,
    url: call.path,
    schema: {
      operationId: call.name,
      summary: call.summary,
      description: describeErrors(call),
      tags: [call.area],
      ...(call.access !== "public" && { security: [{ bearer: [] }] }),
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { [declared]: call.answer },
    },
    config: { call },
    ...(call.dialect && { bodyLimit: scim.bodyMax }),
    ...(call.bodyMax !== undefined && { bodyLimit: call.bodyMax }),
    // Before the body is parsed, so that validation faults reveal nothing to strangers.
    onRequest: async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (call.dialect) void reply.type(`${scim.mediaType}; charset=utf-8`);
      if (call.access === "public") return;
      const isUnattended = request.headers[unattended.header] === unattended.value;
      const actor = await authenticate(request, { passive: call.passive === true || isUnattended });
      await limitCalls(services, actor, reply);
      if (typeof call.access === "object" && !holdsAny(actor.permissions, ...call.access.anyOf))
        refuse("forbidden", { reason: `needs ${call.access.anyOf.join(" or ")}` });
      if (call.notWhileImpersonating && actor.impersonatorId !== null) refuse("impersonating");
      if (call.needsStepUp) requireStepUp(services.clock, actor);
      request.actor = actor;
    },
    preValidation: (request, _reply, done) => {
      // An operation that speaks SCIM compares the tag of the whole resource by itself.
      if (!call.dialect) checkIfMatch(request);
      if (rows && fileTypeOf(request)) refusePages(request);
      done();
    },
    // The contract declares one status; any other may only come from the error handler.
    preSerialization: (request, reply, payload) => {
      if (reply.statusCode === declared) return Promise.resolve(payload);
      const status = reply.statusCode;
      request.log.error({ defect: "undeclared status", call: call.name, status }, "undeclared status");
      return Promise.reject(new Error(`undeclared status ${status}`));
    },
    handler: async (request, reply) => {
      if (call.status) void reply.code(call.status);
      const run = async (body = request.body): Promise<unknown> => {
        try {
          const impersonatorId = request.actor?.impersonatorId ?? null;
          return await runImpersonated(impersonatorId, () => handle(contextOf(services, request, reply, body)));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          if (!mayRefuseWith(call, error.error))
            request.log.error({ defect: "undeclared error", call: call.name, error: error.error }, "undeclared error");
          if (error.error === "changedMeanwhile" && request.headers["if-match"] !== undefined)
            throw new Refusal("preconditionFailed", error.refused);
          throw error;
        }
      };
      const fileType = rows && fileTypeOf(request);
      if (fileType) return answerFile(call, rows, fileType, request, reply, run);
      const answer = isOnce ? await runOnce(services, call, request, reply, run) : await run();
      sendVersion(reply, answer);
      if (declared === 204) return reply.removeHeader("content-type").send();
      return answer;
    },
  };
  const { upload, dialect } = call;
  if (!upload && !dialect) return void app.route(route);
  // In a scope of its own: no other call takes this type of content.
  void app.register(async (scope) => {
    if (dialect) parseJsonAs(scope, scim.mediaType);
    if (upload)
      await scope.register(multipart, {
        limits: { files: 1, fields: 10, fieldSize: 1_000, fileSize: upload.bytes },
      });
    scope.route(route);
  });
};

/** Errors that any call may answer with, beside those of its contract. */
const errorsOfAll: readonly ErrorName[] = ["throttled", "unexpected"];
const errorsOfGuarded: readonly ErrorName[] = ["signedOut", "forbidden", "stepUpRequired", "impersonating"];

const mayRefuseWith = (call: Call, error: ErrorName): boolean =>
  call.errors.includes(error) ||
  errorsOfAll.includes(error) ||
  (call.access !== "public" && errorsOfGuarded.includes(error));

const describeErrors = (call: Call): string =>
  call.errors.map((name) => `- \`${errorCatalogue[name].code}\` (${errorCatalogue[name].status}): ${name}`).join("\n");

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}
