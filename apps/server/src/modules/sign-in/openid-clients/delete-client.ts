import { deleteOpenidClient as contract } from "@evolve/contracts/openid-clients";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { requireChangeable } from "./present.ts";
import { deleteClientRow } from "./repository.ts";

/** Deletes a client of the tenant; its tokens count no more. */
export const deleteOpenidClient = operation(contract, async ({ actor, params, services, now }) => {
  const { tenantId, userId } = actor;
  const { clientId } = params;
  await services.database.withSystem(async (tx) => {
    const { name } = await requireChangeable(tx, tenantId, clientId);
    await deleteClientRow(tx, tenantId, clientId);
    const details = { client: clientId, name };
    await recordEvent(tx, { tenantId, at: now, action: "openid-client.deleted", actorId: userId, details });
    announce(services, tx, { kind: "tenant-changed", tenantId });
  });
  return { success: true };
});
