import type { FastifyRequest } from "fastify";

/** The signed-in user behind a request. */
export interface Actor {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** When they last authenticated: at sign-in, or by a later step-up. */
  readonly authenticatedAt: Date;
  /** In lower case, as `permissionSet` makes it. */
  readonly permissions: ReadonlySet<string>;
}

/** Finds out who makes a request, and refuses it otherwise. A passive request does not count as activity in the session. */
export type Authenticate = (
  request: Pick<FastifyRequest, "headers">,
  options?: { passive?: boolean },
) => Promise<Actor>;
