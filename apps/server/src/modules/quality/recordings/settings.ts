import * as contract from "@evolve/contracts/recordings";
import { operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findSettings, lockSettings, putSettings, type RecordingSettings } from "./settings-repository.ts";

const present = ({ retentionDays, agentsListen, version }: RecordingSettings): RecordingSettings => ({
  retentionDays,
  agentsListen,
  version,
});

export const readRecordingSettings = operation(contract.readRecordingSettings, ({ actor: { tenantId }, read }) =>
  read(async (tx) => present(await findSettings(tx, tenantId))),
);

/** Sets how long interactions are kept, and whether agents hear and read their own. */
export const saveRecordingSettings = operation(
  contract.saveRecordingSettings,
  ({ actor: { tenantId, userId }, body: { version, ...given }, now, write }) =>
    write(async (tx) => {
      const before = await lockSettings(tx, tenantId);
      requireVersion(version, before.version);
      const { retentionDays, agentsListen } = before;
      const after = { retentionDays: given.retentionDays, agentsListen: given.agentsListen ?? agentsListen };
      await putSettings(tx, tenantId, after);
      const event = { tenantId, at: now, actorId: userId, action: "recording-settings.updated" as const };
      const details = { before: { retentionDays, agentsListen }, after };
      await recordEvent(tx, { ...event, targetId: tenantId, details });
      return present(await findSettings(tx, tenantId));
    }),
);
