import type { Database, Tx } from "../../../database/index.ts";

/** How far work has come, with what must be written together with that. */
export interface Saved {
  /** From 0 to 1. */
  readonly progress: number;
  readonly step?: string;
  /** What to go on from when the node dies: the next run is given it. */
  readonly checkpoint: Record<string, unknown>;
  /** A part of the file that the work leaves, counted from 0. */
  readonly part?: { readonly number: number; readonly content: string };
  /** Rows of the tenant, in the transaction of the checkpoint. */
  readonly write?: (tx: Tx) => Promise<void>;
}

export interface ThreadContext {
  readonly database: Database;
  readonly tenantId: string;
  readonly payload: Record<string, unknown>;
  readonly checkpoint: Record<string, unknown> | null;
  /** Throws when the work must stop: it was cancelled, its node stops, or another node has it. */
  readonly save: (saved: Saved) => Promise<void>;
}

/** What a module for `defineLongJob` exports as `work`. Whatever it left before a crash, it goes on from the checkpoint alone. */
export type ThreadWork = (context: ThreadContext) => Promise<Record<string, unknown>>;

/** What the thread is started with. */
export interface ThreadStart {
  readonly module: string;
  readonly connectionString: string;
  readonly logLevel: string;
  readonly tenantId: string;
  readonly jobId: string;
  readonly run: string;
  readonly payload: Record<string, unknown>;
  readonly checkpoint: Record<string, unknown> | null;
}

/** What the thread tells its node. */
export type ThreadMessage =
  { readonly kind: "saved" } | { readonly kind: "done"; readonly result: Record<string, unknown> };
