import { recordingLimits } from "@evolve/contracts/recordings";
import type { Tx } from "../../../database/index.ts";

export interface RecordingSettings {
  retentionDays: number;
  agentsListen: boolean;
  version: number;
}

/** The tenant's, else the product's. */
export const findSettings = async (tx: Tx, tenantId: string): Promise<RecordingSettings> =>
  (await tx
    .selectFrom("recording_settings")
    .select(["retention_days as retentionDays", "agents_listen as agentsListen", "version"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst()) ?? { retentionDays: recordingLimits.retentionDays, agentsListen: false, version: 1 };

/** The same for a change: other changes wait for its end. */
export const lockSettings = async (tx: Tx, tenantId: string): Promise<RecordingSettings> => {
  await tx
    .insertInto("recording_settings")
    .values({ tenant_id: tenantId, retention_days: recordingLimits.retentionDays })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("recording_settings")
    .select(["retention_days as retentionDays", "agents_listen as agentsListen", "version"])
    .where("tenant_id", "=", tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const putSettings = async (
  tx: Tx,
  tenantId: string,
  { retentionDays, agentsListen }: Omit<RecordingSettings, "version">,
): Promise<void> => {
  await tx
    .updateTable("recording_settings")
    .set((select) => ({
      retention_days: retentionDays,
      agents_listen: agentsListen,
      version: select("version", "+", 1),
    }))
    .where("tenant_id", "=", tenantId)
    .execute();
};
