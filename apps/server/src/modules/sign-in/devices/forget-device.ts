import * as contract from "@evolve/contracts/devices";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireNotAbove } from "../../directory/authorization/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { deleteDevices } from "./repository.ts";

/** Takes a device of one's own out of the known ones. */
export const forgetDevice = operation(contract.forgetDevice, async ({ actor, params, write, now }) => {
  const { tenantId, userId } = actor;
  const targetId = params.deviceId;
  await write(async (tx) => {
    if ((await deleteDevices(tx, tenantId, userId, [targetId])) === 0) refuse("notFound");
    await recordEvent(tx, { tenantId, at: now, action: "device.forgotten", actorId: userId, targetId });
  });
  return { success: true };
});

/** An administrator takes a device out of those known of a user. */
export const forgetUserDevice = operation(contract.forgetUserDevice, async ({ actor, params, write, now }) => {
  const { tenantId, userId: actorId } = actor;
  const { userId, deviceId } = params;
  await write(async (tx) => {
    await requireNotAbove(tx, userId);
    if ((await deleteDevices(tx, tenantId, userId, [deviceId])) === 0) refuse("notFound");
    const action = "user.device-forgotten";
    await recordEvent(tx, { tenantId, at: now, action, actorId, targetId: userId, details: { deviceId } });
  });
  return { success: true };
});
