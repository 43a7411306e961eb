import type { TenantTransaction } from "../../../database/index.ts";
import type { AuthenticationMethod } from "../sessions/index.ts";

/** A verified factor. It must be consumed to take effect. */
export interface Proof {
  tenantId: string;
  userId: string;
  method: AuthenticationMethod;
  /** Consumes it in the transaction of what it permits. False when another request has consumed it meanwhile. */
  consume: (tx: TenantTransaction) => Promise<boolean>;
}

export interface Owner {
  tenantId: string;
  userId: string;
}
