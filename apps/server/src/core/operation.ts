import type { Call, CallAnswer, CallParsed } from "@evolve/contracts/call";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { TenantTransaction, Tx } from "../database/index.ts";
import type { Actor } from "./actor.ts";
import type { Services } from "./services.ts";

interface Always {
  readonly services: Services;
  /** When the request arrived. */
  readonly now: Date;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A transaction that knows its actor and time. */
export type ActorTransaction = TenantTransaction & { readonly actor: Actor; readonly now: Date };

interface SignedIn {
  readonly actor: Actor;
  /** Reads in the actor's tenant: each statement on its own, in one round trip. */
  readonly read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Runs a transaction in the actor's tenant. */
  readonly write: <T>(work: (tx: ActorTransaction) => Promise<T>) => Promise<T>;
  /** Writes a single statement in the actor's tenant, in one round trip. */
  readonly writeOne: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** What an operation receives: the parsed parts of its call and, unless the call is public, its caller. */
export type Context<C extends Call> = CallParsed<C> & Always & (C["access"] extends "public" ? unknown : SignedIn);

/** A call of the contract and its handler. */
export interface Operation<C extends Call = Call> {
  readonly call: C;
  readonly handle: (context: Context<C>) => Promise<CallAnswer<C>>;
}

export const operation = <C extends Call>(
  call: C,
  handle: (context: Context<NoInfer<C>>) => Promise<CallAnswer<NoInfer<C>>>,
): Operation => ({ call, handle }) as unknown as Operation;

/** Creates the context of one request; `actor` is null for a public call. An export reads several pages in one request, each by a body of its own. */
export const contextOf = (
  services: Services,
  http: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Context<Call> => {
  const { params, query, actor } = http;
  const now = services.clock.now();
  const always = { params, query, body, http, reply, services, now };
  if (!actor) return always as unknown as Context<Call>;
  const { database } = services;
  const { tenantId } = actor;
  const signedIn: SignedIn = {
    actor,
    read: (work) => database.readTenant(tenantId, work),
    write: (work) => database.withTenant(tenantId, (tx) => work(Object.assign(tx, { actor, now }))),
    writeOne: (work) => database.writeTenant(tenantId, work),
  };
  return { ...always, ...signedIn };
};
