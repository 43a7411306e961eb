import type { CallAnswer } from "@evolve/contracts/call";
import type { forgetDevice as contract } from "@evolve/contracts/devices";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { deleteDevices } from "./repository.ts";

type Call = typeof contract;

/** Takes a device out of the known ones. */
export const forgetDevice =
  ({ clock, database }: Services) =>
  async ({ actor, params }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { tenantId, userId } = actor;
    const targetId = params.deviceId;
    await database.withTenant(tenantId, async (tx) => {
      if ((await deleteDevices(tx, tenantId, userId, [targetId])) === 0) refuse("notFound");
      await recordEvent(tx, { tenantId, at: clock.now(), action: "device.forgotten", actorId: userId, targetId });
    });
    return { success: true };
  };
