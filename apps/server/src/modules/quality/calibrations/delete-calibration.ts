import { deleteCalibration as contract } from "@evolve/contracts/calibrations";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { isInCharge } from "./read-calibrations.ts";
import { lockCalibration, removeCalibration } from "./repository.ts";

export const deleteCalibration = operation(
  contract,
  ({ actor: { tenantId, userId: actorId }, params: { calibrationId }, now, write }) =>
    write(async (tx) => {
      const reader = { tenantId, userId: actorId };
      const held = (await lockCalibration(tx, reader, calibrationId)) ?? refuse("notFound");
      if (!(await isInCharge(tx, reader, held))) refuse("forbidden");
      await removeCalibration(tx, tenantId, held.id);
      const action = "calibration.deleted" as const;
      const details = { name: held.reference, form: held.formName, status: held.status };
      await recordEvent(tx, { tenantId, at: now, actorId, action, targetId: held.id, details });
      return { success: true } as const;
    }),
);
