/**
 * Messages between nodes. A message only says that something changed; the state is in the database. So a lost message
 * delays an update, and a duplicate does no harm.
 */
export interface Bus {
  /**
   * Calls this node's listeners synchronously, so that its next answer is right, then sends to the other nodes. Rejects
   * when the message may not have reached every node. The change is already committed by then: log the failure, do not fail
   * the request.
   */
  publish(message: BusMessage): Promise<void>;
  subscribe(listener: (message: BusMessage) => void): void;
  /** Whether this node receives every message. While false, caches that are invalidated by messages must not be used. */
  readonly connected: boolean;
  /** Whether each configured transport works now. One is enough: PostgreSQL takes over for Redis. */
  readonly transports: { readonly postgresql: boolean; readonly redis?: boolean };
  close(): Promise<void>;
}

export type BusMessage =
  | { readonly kind: "session-ended"; readonly sessionId: string }
  /** All sessions of a user, or of a whole tenant, except the one in `spared`. */
  | { readonly kind: "sessions-ended"; readonly userId: string; readonly spared?: string | undefined }
  | { readonly kind: "tenant-sessions-ended"; readonly tenantId: string; readonly spared: string }
  /** The user has authenticated again: earlier access tokens are invalid, the session continues. */
  | { readonly kind: "session-renewed"; readonly sessionId: string }
  | { readonly kind: "user-changed"; readonly tenantId: string; readonly userId: string }
  | { readonly kind: "tenant-changed"; readonly tenantId: string }
  /** The tenant's identity provider or its own keys for single sign-on. Told beside `tenant-changed`. */
  | { readonly kind: "saml-changed"; readonly tenantId: string }
  | { readonly kind: "job-changed"; readonly tenantId: string; readonly jobId: string }
  /** Of these users; without `userIds` of anybody in the tenant. */
  | { readonly kind: "notifications-changed"; readonly tenantId: string; readonly userIds?: readonly string[] }
  | { readonly kind: "broadcasts-changed"; readonly tenantId: string }
  /** Something that screens show live: `schedule/<id>`. */
  | { readonly kind: "subject-changed"; readonly tenantId: string; readonly subject: string }
  | { readonly kind: "keys-changed" }
  /**
   * Never sent between nodes: a bus tells its own node that it receives again after a gap, so anything may have changed.
   */
  | { readonly kind: "messages-lost" };
