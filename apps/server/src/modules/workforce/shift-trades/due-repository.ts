import { anyOf } from "../../../database/any-of.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";
import { live } from "./trades-repository.ts";

/** Trades of active tenants that have run out and are not ended yet. */
export const listDue = (tx: SystemTx, now: Date) =>
  tx
    .selectFrom("shift_trades as trade")
    .innerJoin("tenants as tenant", "tenant.tenant_id", "trade.tenant_id")
    .select(["trade.tenant_id as tenantId", "trade.id"])
    .where("trade.state", "=", anyOf(live, "text"))
    .where("trade.expires_at", "<=", now)
    .where("tenant.status", "=", "ACTIVE")
    .orderBy("trade.expires_at")
    .limit(200)
    .execute();

/** Ends a trade that has run out; false where that has been done. */
export const endDue = async (tx: Tx, tenantId: string, id: string, now: Date): Promise<boolean> => {
  const ended = await tx
    .updateTable("shift_trades")
    .set((select) => ({ state: "expired", version: select("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", anyOf(live, "text"))
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
};
