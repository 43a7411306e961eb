/**
 * Messages between nodes. A message says 'changed'; the state is in the database, so a lost message costs freshness alone,
 * and one that is heard twice costs nothing.
 */
export interface Bus {
  /**
   * Tells this node's listeners before it returns to the event loop, so that its next answer is right; then the other nodes.
   * Rejects when the message may not have reached every node. The change itself stands: log the failure, never answer with it.
   */
  publish(message: BusMessage): Promise<void>;
  subscribe(listener: (message: BusMessage) => void): void;
  /** Whether this node hears every message. While it does not, no answer may come from a cache that depends on messages. */
  readonly connected: boolean;
  /** Whether each transport that is configured works now. One that works is enough: PostgreSQL replaces Redis. */
  readonly transports: { readonly postgresql: boolean; readonly redis?: boolean };
  close(): Promise<void>;
}

export type BusMessage =
  | { readonly kind: "session-ended"; readonly sessionId: string }
  /** All sessions of a user, or of a whole tenant, but for one that is spared. */
  | { readonly kind: "sessions-ended"; readonly userId: string; readonly spared?: string | undefined }
  | { readonly kind: "tenant-sessions-ended"; readonly tenantId: string; readonly spared: string }
  /** Somebody has proven anew who they are: tokens from before are dead, the session lives on. */
  | { readonly kind: "session-renewed"; readonly sessionId: string }
  | { readonly kind: "user-changed"; readonly tenantId: string; readonly userId: string }
  | { readonly kind: "tenant-changed"; readonly tenantId: string }
  | { readonly kind: "job-changed"; readonly tenantId: string; readonly jobId: string }
  | { readonly kind: "keys-changed" }
  /** Never published: a bus tells its own node so when it hears again after a loss, since anything may have changed. */
  | { readonly kind: "messages-lost" };
