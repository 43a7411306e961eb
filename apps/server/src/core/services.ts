import type { Logger } from "pino";
import type { Bus } from "../bus/index.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/index.ts";
import type { Database } from "../database/index.ts";
import type { RateLimiter } from "../http/limits.ts";
import type { Passwords } from "../security/passwords.ts";
import type { Secrets } from "../security/secrets.ts";
import type { SigningKeys } from "../security/signing-keys/index.ts";
import type { Tokens } from "../security/tokens.ts";
import type { Events } from "./event.ts";

/** What every operation may use. Made once, by the composition root. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly bus: Bus;
  readonly secrets: Secrets;
  readonly keys: SigningKeys;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly events: Events;
  readonly log: Logger;
  /** The installation's address, without a trailing slash. Known once the server listens. */
  readonly origin: () => string;
  /** This node's single instance of a service that a module offers, created on first use. */
  readonly use: <T>(service: Service<T>) => T;
}

/** A service that a module offers to others. Without `create` it is an interface that another module provides. */
export interface Service<T> {
  readonly name: string;
  readonly create: ((services: Services) => T) | null;
}

export const defineService = <T>(name: string, create: ((services: Services) => T) | null = null): Service<T> => ({
  name,
  create,
});

/** How a module provides a service whose interface another module declares. */
export interface Provided {
  readonly service: Service<unknown>;
  readonly create: (services: Services) => unknown;
}

export const provide = <T>(service: Service<T>, create: (services: Services) => T): Provided => ({ service, create });

/** Adds `use` to the services of the composition root. */
export const withServices = (base: Omit<Services, "use">, provided: readonly Provided[]): Services => {
  const made = new Map<Service<unknown>, unknown>();
  const creators = new Map(provided.map(({ service, create }) => [service, create]));
  const services: Services = {
    ...base,
    use: <T>(service: Service<T>): T => {
      if (!made.has(service)) {
        const create = creators.get(service) ?? service.create;
        if (!create) throw new Error(`no module provides '${service.name}'`);
        made.set(service, create(services));
      }
      return made.get(service) as T;
    },
  };
  return services;
};
