import type { FastifyInstance } from "fastify";
import type { Job } from "../jobs/index.ts";
import type { Subscription } from "./event.ts";
import type { Operation } from "./operation.ts";
import type { Provided, Services } from "./services.ts";

/** A figure that operators watch, for Prometheus. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly read: (services: Services) => Promise<number>;
}

/** Work in the background, until the server closes. */
export interface Worker {
  /** Waits for what is being worked on. */
  stop(): Promise<void>;
}

/** What a module adds to the server. `app.ts` lists the modules. */
export interface Module {
  readonly operations: readonly Operation[];
  /** Addresses that are no calls of the contract: redirects, files, what a protocol fixes. */
  readonly routes?: (app: FastifyInstance, services: Services) => Promise<void> | void;
  readonly jobs?: readonly Job[];
  readonly subscriptions?: readonly ((services: Services) => Subscription)[];
  readonly provides?: readonly Provided[];
  readonly workers?: readonly ((services: Services) => Worker)[];
  readonly figures?: readonly Figure[];
}

export const defineModule = (module: Module): Module => module;
