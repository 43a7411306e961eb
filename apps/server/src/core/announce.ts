import type { BusMessage } from "../bus/index.ts";
import type { SystemTransaction, TenantTransaction } from "../database/index.ts";
import type { Services } from "./services.ts";

/** Tells all nodes that something has changed, once the transaction that changes it has committed. */
export const announce = (
  { bus }: Pick<Services, "bus">,
  tx: TenantTransaction | SystemTransaction,
  message: BusMessage,
): void => {
  tx.afterCommit(() => bus.publish(message));
};
