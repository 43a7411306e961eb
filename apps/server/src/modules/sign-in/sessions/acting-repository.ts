import type { ImpersonationEnding } from "@evolve/contracts/impersonations";
import { anyOf } from "../../../database/any-of.ts";
import { compiledOnce } from "../../../database/compiled-once.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";

/** An impersonation that nobody has ended. Its time may be over. */
export interface OpenImpersonation {
  readonly id: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly impersonatorId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

const columns = [
  "id",
  "tenant_id as tenantId",
  "session_id as sessionId",
  "actor_id as impersonatorId",
  "user_id as userId",
  "expires_at as expiresAt",
] as const;

export const findOpenImpersonation = async (
  tx: Tx,
  tenantId: string,
  sessionId: string,
): Promise<OpenImpersonation | null> => {
  const [row] = await selectOpen(tx, { tenantId, sessionId });
  return row ?? null;
};

const selectOpen = compiledOnce((tx, { tenantId, sessionId }: { tenantId: string; sessionId: string }) =>
  tx
    .selectFrom("impersonations")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("session_id", "=", sessionId)
    .where("ended_at", "is", null),
);

/** Those of all tenants, for the job that ends what is over. */
export const listOpenImpersonations = (tx: SystemTx): Promise<OpenImpersonation[]> =>
  tx.selectFrom("impersonations").select(columns).where("ended_at", "is", null).execute();

/** How impersonations end, and when. */
export interface ImpersonationEnd {
  readonly at: Date;
  readonly ending: ImpersonationEnding;
  /** The administrator who ends them; else null. */
  readonly endedBy: string | null;
}

/** Marks the open impersonations of sessions as ended, and returns them. */
export const endImpersonationRows = (
  tx: Tx,
  tenantId: string,
  sessionIds: readonly string[],
  { at, ending, endedBy }: ImpersonationEnd,
): Promise<OpenImpersonation[]> =>
  tx
    .updateTable("impersonations")
    .set({ ended_at: at, ending, ended_by: endedBy })
    .where("tenant_id", "=", tenantId)
    .where("session_id", "=", anyOf(sessionIds, "uuid"))
    .where("ended_at", "is", null)
    .returning(columns)
    .execute();
