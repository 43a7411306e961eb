import type { Call, CallAnswer, CallParsed } from "@evolve/contracts/call";
import { errorCatalogue } from "@evolve/contracts/errors";
import { holdsAny } from "@evolve/contracts/permissions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import type { Actor } from "./context.ts";
import { refuse } from "./refusal.ts";
import { requireStepUp } from "./step-up.ts";

/** What an operation receives: the parsed parts of the call and, unless the call is public, who makes it. */
export type Request<C extends Call> = CallParsed<C> & {
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
} & (C["access"] extends "public" ? unknown : { readonly actor: Actor });

/** Finds out who makes a request; refuses it when that cannot be told. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>;

/** Binds calls of the contracts to operations. */
export interface Binder {
  readonly app: FastifyInstance;
  readonly bind: <C extends Call>(call: C, operation: (request: Request<C>) => Promise<CallAnswer<C>>) => void;
}

export const createBinder = (app: FastifyInstance, authenticate: Authenticate, clock: Clock): Binder => ({
  app,
  bind: (call, operation) => {
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
        const actor = await authenticate(request);
        if (typeof call.access === "object" && !holdsAny(actor.permissions, call.access.anyOf))
          refuse("forbidden", { reason: `needs ${call.access.anyOf}` });
        if (call.needsStepUp) requireStepUp(clock, actor);
        request.actor = actor;
      },
      // The contract declares one status; anything else comes from the error handler alone.
      preSerialization: (_request, reply, payload) =>
        reply.statusCode === 200
          ? Promise.resolve(payload)
          : Promise.reject(new Error(`undeclared status ${reply.statusCode}`)),
      handler: (request, reply) => {
        const { params, query, body, actor } = request;
        return operation({ params, query, body, actor, http: request, reply } as unknown as Request<typeof call>);
      },
    });
  },
});

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
