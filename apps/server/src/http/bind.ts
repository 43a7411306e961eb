import type { Call } from "@evolve/contracts/call";
import { errorCatalogue, type ErrorName } from "@evolve/contracts/errors";
import { holdsAny } from "@evolve/contracts/permissions";
import type { FastifyInstance } from "fastify";
import type { Actor, Authenticate } from "../core/actor.ts";
import { contextOf, type Operation } from "../core/operation.ts";
import { Refusal, refuse } from "../core/refusal.ts";
import type { Services } from "../core/services.ts";
import { requireStepUp } from "../core/step-up.ts";

/** Serves an operation at the address of its call, guarded by the contract on both ways. */
export const bindOperation = (
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
  { call, handle }: Operation,
): void => {
  app.route({
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
    },
    config: { call },
    // Before the body is parsed: a stranger learns nothing from validation faults.
    onRequest: async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (call.access === "public") return;
      const actor = await authenticate(request, { passive: call.passive === true });
      if (typeof call.access === "object" && !holdsAny(actor.permissions, ...call.access.anyOf))
        refuse("forbidden", { reason: `needs ${call.access.anyOf.join(" or ")}` });
      if (call.needsStepUp) requireStepUp(services.clock, actor);
      request.actor = actor;
    },
    // The contract declares one status; anything else comes from the error handler alone.
    preSerialization: (_request, reply, payload) =>
      reply.statusCode === 200
        ? Promise.resolve(payload)
        : Promise.reject(new Error(`undeclared status ${reply.statusCode}`)),
    handler: async (request, reply) => {
      try {
        return await handle(contextOf(services, request, reply));
      } catch (error) {
        if (error instanceof Refusal && !mayRefuseWith(call, error.error))
          request.log.error({ defect: "undeclared error", call: call.name, error: error.error }, "undeclared error");
        throw error;
      }
    },
  });
};

/** Errors that every call may answer with, whatever its contract declares. */
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
