import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import type { Call } from "@evolve/contracts/call";
import { errorCatalogue, type ErrorName } from "@evolve/contracts/errors";
import { holdsAny } from "@evolve/contracts/permissions";
import { importLimits } from "@evolve/contracts/user-import";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Actor, Authenticate } from "../core/actor.ts";
import { contextOf, type Operation } from "../core/operation.ts";
import { Refusal, refuse } from "../core/refusal.ts";
import type { Services } from "../core/services.ts";
import { requireStepUp } from "../core/step-up.ts";

/** Serves an operation at its call's address; the contract validates request and response. */
export const bindOperation = (
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
  { call, handle }: Operation,
): void => {
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
      response: { 200: call.answer },
      ...(call.streams && { produces: Object.values(call.streams) }),
    },
    config: { call },
    // Before the body is parsed, so that validation faults reveal nothing to strangers.
    onRequest: async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (call.access === "public") return;
      const actor = await authenticate(request, { passive: call.passive === true });
      if (typeof call.access === "object" && !holdsAny(actor.permissions, ...call.access.anyOf))
        refuse("forbidden", { reason: `needs ${call.access.anyOf.join(" or ")}` });
      if (call.needsStepUp) requireStepUp(services.clock, actor);
      request.actor = actor;
    },
    // The contract declares one status; any other may only come from the error handler.
    preSerialization: (request, reply, payload) => {
      if (reply.statusCode === 200) return Promise.resolve(payload);
      const status = reply.statusCode;
      request.log.error({ defect: "undeclared status", call: call.name, status }, "undeclared status");
      return Promise.reject(new Error(`undeclared status ${status}`));
    },
    handler: async (request, reply) => {
      try {
        const answer = await handle(contextOf(services, request, reply));
        return call.streams ? await asFile(call.streams, answer, request, reply) : answer;
      } catch (error) {
        if (error instanceof Refusal && !mayRefuseWith(call, error.error))
          request.log.error({ defect: "undeclared error", call: call.name, error: error.error }, "undeclared error");
        throw error;
      }
    },
  };
  if (!call.upload) return void app.route(route);
  // In a scope of its own: no other call takes this type of content.
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 10, fieldSize: 1_000, fileSize: importLimits.bytes },
    });
    scope.route(route);
  });
};

/**
 * Streams a file. Waits for its first chunk, so that an immediate failure is still answered as an error; a later one aborts
 * the response, which the client notices.
 */
const asFile = async (
  mediaTypes: Readonly<Record<string, string>>,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { format } = request.body as { format: string };
  const pieces = (answer as AsyncIterable<string>)[Symbol.asyncIterator]();
  const first = await pieces.next();
  const file = async function* () {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  };
  return reply.type(`${mediaTypes[format] ?? "text/plain"}; charset=utf-8`).send(Readable.from(file()));
};

/** Errors that any call may answer with, beside those of its contract. */
const errorsOfAll: readonly ErrorName[] = ["throttled", "unexpected"];
const errorsOfGuarded: readonly ErrorName[] = ["signedOut", "forbidden", "stepUpRequired"];

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
