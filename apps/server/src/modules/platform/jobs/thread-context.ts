import type { Bus, BusMessage } from "../../../bus/index.ts";
import type { Database, TenantTransaction } from "../../../database/index.ts";

/** Progress of a job, with what must be committed together with it. */
export interface Saved {
  /** From 0 to 1. */
  readonly progress: number;
  readonly step?: string;
  /** Where the next run resumes if the node dies. */
  readonly checkpoint: Record<string, unknown>;
  /** A part of the job's file, counted from 0. */
  readonly part?: { readonly number: number; readonly content: string };
  /** Writes rows of the tenant, in the checkpoint's transaction. */
  readonly write?: (tx: TenantTransaction) => Promise<void>;
}

export interface ThreadContext {
  readonly database: Database;
  /** Publishes through the node that runs the thread. */
  readonly bus: Pick<Bus, "publish">;
  readonly tenantId: string;
  readonly payload: Record<string, unknown>;
  readonly checkpoint: Record<string, unknown> | null;
  /** Turns true when the work must stop, also in the middle of a calculation; absent where nothing stops it. */
  readonly signal?: { readonly aborted: boolean };
  /** Throws when the work must stop: it was cancelled, its node stops, or another node has it. */
  readonly save: (saved: Saved) => Promise<void>;
}

/** What a module for `defineLongJob` exports as `work`. After a crash it resumes from nothing but the checkpoint. */
export type ThreadWork = (context: ThreadContext) => Promise<Record<string, unknown>>;

/** The thread's start data. */
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

/** Messages from the thread to its node. */
export type ThreadMessage =
  | { readonly kind: "saved" }
  | { readonly kind: "publish"; readonly message: BusMessage }
  | { readonly kind: "done"; readonly result: Record<string, unknown> };
