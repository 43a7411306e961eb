import type { BusMessage } from "../bus/index.ts";
import type { SystemTransaction, TenantTransaction } from "../database/index.ts";
import type { Services } from "./services.ts";

/** Publishes a message to all nodes once the transaction has committed. */
export const announce = (
  { bus }: Pick<Services, "bus">,
  tx: TenantTransaction | SystemTransaction,
  message: BusMessage,
): void => {
  tx.afterCommit(() => bus.publish(message));
};
