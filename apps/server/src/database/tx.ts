import type { Kysely } from "kysely";
import type { Database as Tables } from "./types.ts";

/** A transaction in the tenant's fence. */
export type Tx = Kysely<Tables> & { readonly fence?: "tenant" };

/** A connection in the role of the operations that stand above the tenants. */
export type SystemTx = Kysely<Tables> & { readonly fence?: "system" };
