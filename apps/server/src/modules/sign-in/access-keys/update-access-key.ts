import { updateAccessKey as contract } from "@evolve/contracts/access-keys";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { requireStepUp } from "../../../core/step-up.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { endSessions } from "../sessions/index.ts";
import { requireChange } from "./policy.ts";
import { findAccessKey, setAccessKeyActive } from "./repository.ts";

/** Activates or deactivates a key. Only activating lets somebody in, and so only that takes a step-up. */
export const updateAccessKey = operation(contract, async ({ actor, params, body, services, write, now }) => {
  const { tenantId } = actor;
  const { accessKeyId } = params;
  await write(async (tx) => {
    const { userId } = (await findAccessKey(tx, tenantId, accessKeyId)) ?? refuse("notFound");
    await requireChange(tx, userId, "edit");
    if (body.isActive) requireStepUp(services.clock, actor);
    await setAccessKeyActive(tx, tenantId, accessKeyId, body.isActive);
    if (!body.isActive) await endSessions(services, tx, tenantId, { accessKeyId }, "access key deactivated");
    const action = body.isActive ? "access-key.activated" : "access-key.deactivated";
    const details = { accessKeyId };
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
  });
  return { success: true } as const;
});
