import type { Kysely } from "kysely";
import type { AfterCommit } from "./after-commit.ts";
import type { Database as Tables } from "./types.ts";

/** Statements in the tenant's fence. */
export type Tx = Kysely<Tables> & { readonly fence?: "tenant" };

/** Statements in the role of the operations that stand above the tenants. */
export type SystemTx = Kysely<Tables> & { readonly fence?: "system" };

/** What every transaction has beyond its statements. */
export interface Committing {
  /**
   * Registers what must happen once the transaction has committed: a bus message, a push. A roll-back drops it. Nobody
   * waits for it, and a failure is logged.
   */
  afterCommit(task: AfterCommit): void;
}

/** A transaction in the tenant's fence. */
export type TenantTransaction = Tx & Committing & { readonly tenantId: string };

/** A transaction above the tenants. */
export type SystemTransaction = SystemTx & Committing;
