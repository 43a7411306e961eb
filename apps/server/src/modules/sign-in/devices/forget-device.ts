import { forgetDevice as contract } from "@evolve/contracts/devices";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { deleteDevices } from "./repository.ts";

/** Takes a device out of the known ones. */
export const forgetDevice = operation(contract, async ({ actor, params, write, now }) => {
  const { tenantId, userId } = actor;
  const targetId = params.deviceId;
  await write(async (tx) => {
    if ((await deleteDevices(tx, tenantId, userId, [targetId])) === 0) refuse("notFound");
    await recordEvent(tx, { tenantId, at: now, action: "device.forgotten", actorId: userId, targetId });
  });
  return { success: true };
});
