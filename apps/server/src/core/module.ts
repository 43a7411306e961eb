import type { FastifyInstance } from "fastify";
import type { Job } from "../jobs/index.ts";
import type { Subscription } from "./event.ts";
import type { Operation } from "./operation.ts";
import type { Provided, Services } from "./services.ts";
import type { Tile } from "./tile.ts";

/** A metric for Prometheus. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly read: (services: Services) => Promise<number>;
}

/** Background work until the server closes. */
export interface Worker {
  /** Waits for the work in progress. */
  stop(): Promise<void>;
}

/** What a module contributes to the server. `app.ts` lists the modules. */
export interface Module {
  readonly operations: readonly Operation[];
  /** Routes outside the contract: redirects, files, addresses that a protocol fixes. */
  readonly routes?: (app: FastifyInstance, services: Services) => Promise<void> | void;
  readonly jobs?: readonly Job[];
  readonly subscriptions?: readonly ((services: Services) => Subscription)[];
  readonly provides?: readonly Provided[];
  readonly workers?: readonly ((services: Services) => Worker)[];
  readonly figures?: readonly Figure[];
  /** Kinds of tiles on dashboards. */
  readonly tiles?: readonly Tile[];
}

export const defineModule = (module: Module): Module => module;
