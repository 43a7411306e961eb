import type { FastifyRequest } from "fastify";

/** The signed-in user behind a request. */
export interface Actor {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** When they last proved who they are: at sign-in, or by a step-up since. */
  readonly authenticatedAt: Date;
  /** In lower case, as `permissionSet` makes it. */
  readonly permissions: ReadonlySet<string>;
}

/** Finds out who makes a request; refuses it when that cannot be told. A passive one does not count as use of the session. */
export type Authenticate = (request: FastifyRequest, options?: { passive?: boolean }) => Promise<Actor>;
