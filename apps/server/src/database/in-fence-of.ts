import { sql } from "kysely";
import type { TenantTransaction, Tx } from "./transaction.ts";

/** Runs a part of a tenant's transaction in the fence of another tenant, so that one commit writes to both. */
export const inFenceOf = async (
  tx: TenantTransaction,
  tenantId: string,
  work: (tx: Tx) => Promise<void>,
): Promise<void> => {
  await enter(tx, tenantId);
  await work(tx);
  await enter(tx, tx.tenantId);
};

const enter = (tx: Tx, tenantId: string): Promise<unknown> =>
  sql`select set_config('app.tenant', ${tenantId}, true)`.execute(tx);
