import { deleteAccessKey as contract } from "@evolve/contracts/access-keys";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { endSessions } from "../sessions/index.ts";
import { requireChange } from "./policy.ts";
import { deleteAccessKeyRow, findAccessKey } from "./repository.ts";

/** Deletes a key for good. */
export const deleteAccessKey = operation(contract, async ({ actor, params: { accessKeyId }, services, write, now }) => {
  const { tenantId } = actor;
  await write(async (tx) => {
    const { userId } = (await findAccessKey(tx, tenantId, accessKeyId)) ?? refuse("notFound");
    await requireChange(tx, userId, "delete");
    await deleteAccessKeyRow(tx, tenantId, accessKeyId);
    await endSessions(services, tx, tenantId, { accessKeyId }, "access key deleted");
    const details = { accessKeyId };
    const action = "access-key.deleted";
    await recordEvent(tx, { tenantId, at: now, action, actorId: actor.userId, targetId: userId, details });
  });
  return { success: true } as const;
});
