import type { Bus, BusMessage } from "../bus/index.ts";
import type { SystemTransaction, TenantTransaction } from "../database/index.ts";

/** Publishes a message to all nodes once the transaction has committed. */
export const announce = (
  { bus }: { readonly bus: Pick<Bus, "publish"> },
  tx: TenantTransaction | SystemTransaction,
  message: BusMessage,
): void => {
  tx.afterCommit(() => bus.publish(message));
};
