import type { TenantTransaction } from "../../../database/index.ts";
import type { AuthenticationMethod } from "../sessions/index.ts";

/** A factor that was found right. It counts once it is consumed. */
export interface Proof {
  tenantId: string;
  userId: string;
  method: AuthenticationMethod;
  /** Uses it up in the transaction of what it opens. False when another request has used it meanwhile. */
  consume: (tx: TenantTransaction) => Promise<boolean>;
}

export interface Owner {
  tenantId: string;
  userId: string;
}
