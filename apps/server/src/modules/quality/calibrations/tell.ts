import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { notify } from "../../platform/notifications/index.ts";
import type { WholeCalibration } from "./repository.ts";

/** Tells people of a calibration that has begun, or was closed. */
export const tellOf = async (
  services: Services,
  tx: TenantTransaction,
  held: Pick<WholeCalibration, "id" | "formName" | "reference">,
  key: "calibrationStarted" | "calibrationClosed",
  users: readonly string[],
): Promise<void> => {
  await notify(services, tx, {
    to: { users: [...new Set(users)] },
    topic: "quality",
    text: { key, values: { form: held.formName, reference: held.reference } },
    linkURL: `/qm/#/calibrations/${held.id}`,
  });
};
