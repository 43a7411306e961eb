import type { Kysely } from "kysely";
import type { AfterCommit } from "./after-commit.ts";
import type { Database as Tables } from "./types.ts";

/** Statements in a tenant's fence. */
export type Tx = Kysely<Tables> & { readonly fence?: "tenant" };

/** Statements in the system role, for operations above the tenants. */
export type SystemTx = Kysely<Tables> & { readonly fence?: "system" };

/** What every transaction offers beside its statements. */
export interface Committing {
  /**
   * Registers work to run once the transaction has committed, such as a bus message or a push. A rollback drops it. It is
   * not awaited, and a failure is logged.
   */
  afterCommit(task: AfterCommit): void;
}

/** A transaction in a tenant's fence. */
export type TenantTransaction = Tx & Committing & { readonly tenantId: string };

/** A transaction above the tenants. */
export type SystemTransaction = SystemTx & Committing;
