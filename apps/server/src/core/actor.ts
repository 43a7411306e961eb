import type { FastifyRequest } from "fastify";

/** The signed-in user behind a request. */
export interface Actor {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** The session's own user while they act as this one; null where they are the same. */
  readonly impersonatorId: string | null;
  /** The access key that the session was opened with; null where a person signed in. */
  readonly accessKeyId: string | null;
  /** When they last authenticated: at sign-in, or by a later step-up. Never while somebody acts as them. */
  readonly authenticatedAt: Date;
  /** In lower case, as `permissionSet` makes it. */
  readonly permissions: ReadonlySet<string>;
}

/** Finds out who makes a request, and refuses it otherwise. A passive request does not count as activity in the session. */
export type Authenticate = (
  request: Pick<FastifyRequest, "headers">,
  options?: { passive?: boolean },
) => Promise<Actor>;

/** The same where the whole request is there: a key that comes as bearer token is counted by the caller's address. */
export type AuthenticateRequest = (request: FastifyRequest, options?: { passive?: boolean }) => Promise<Actor>;
