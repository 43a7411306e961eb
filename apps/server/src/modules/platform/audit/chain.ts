import { createHash } from "node:crypto";

/** An event as the chain covers it. `tools/audit-verify.mjs` hashes the same text. */
export interface ChainedEvent {
  readonly sequence: number;
  readonly id: string;
  /** ISO 8601 */
  readonly at: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly targetId: string | null;
  readonly details: unknown;
}

/** What the first event is chained to. */
export const genesis = Buffer.alloc(32);

/** JSON with sorted keys, so that the same value has the same text wherever it was stored. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
};

/** SHA-256 over the hash before and the event. */
export const hashOf = (previous: Buffer, tenantId: string, event: ChainedEvent): Buffer => {
  const { sequence, id, at, actorId, action, targetId, details } = event;
  const text = canonical([tenantId, sequence, id, at, actorId, action, targetId, details]);
  return createHash("sha256").update(previous).update(text).digest();
};
